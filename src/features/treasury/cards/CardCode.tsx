import { cardPage as words } from '@contract/locales/es-MX/treasury/card-page';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Countdown } from '@portal/ui/public/Countdown';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicAlert } from '@portal/ui/public/PublicAlert';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicSelect } from '@portal/ui/public/PublicSelect';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { cardCalls } from './card-calls';

interface CardCodeProps {
  externalId: string;
  /** What a code had opened is over. */
  isOver: boolean;
  /** Until when the code that was sent works. */
  sentUntil: number | undefined;
  onSent: (endsAt: number) => void;
  onOpened: (opened: { pass: string; expires_at: string }) => void;
}

/** Asks for a code by telephone or mail, then for the code itself; it says nothing of whose the address is. */
export function CardCode({ externalId, isOver, sentUntil, onSent, onOpened }: CardCodeProps) {
  const sent = sentUntil !== undefined;
  return (
    <FormShell title={t(words.title)} explanation={t(sent ? words.sentHelp : words.help)}>
      {isOver ? <PublicAlert tone="warning">{t(words.over)}</PublicAlert> : null}
      {sent ? (
        <>
          <Countdown
            key={sentUntil}
            endsAt={sentUntil}
            left={(time) => t(words.left, { time })}
            expired={t(words.codeOver)}
          />
          <PublicForm
            load={async () => ({
              body: (await cardCalls()).open.body.omit({ external_id: true }),
            })}
            initial={{ code: '' }}
            submitLabel={t(words.open)}
            onSubmit={async ({ code }) => {
              const body = { external_id: externalId, code };
              onOpened(await call((await cardCalls()).open, { body }, { token: null }));
            }}
          >
            <PublicTextField
              name="code"
              label={t(words.code)}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
            />
          </PublicForm>
        </>
      ) : null}
      <PublicForm
        load={async () => ({
          body: (await cardCalls()).requestCode.body.omit({ external_id: true }),
        })}
        initial={{ channel: 'sms' }}
        submitLabel={t(sent ? words.again : words.send)}
        look={sent ? 'plain' : 'primary'}
        onSubmit={async ({ channel }) => {
          const body = { external_id: externalId, channel };
          const { requestCode } = await cardCalls();
          const { seconds } = await call(requestCode, { body }, { token: null });
          onSent(Date.now() + seconds * 1000);
        }}
      >
        <PublicSelect
          name="channel"
          label={t(words.channel)}
          options={[
            { value: 'sms', label: t(words.sms) },
            { value: 'mail', label: t(words.mail) },
          ]}
        />
      </PublicForm>
    </FormShell>
  );
}
