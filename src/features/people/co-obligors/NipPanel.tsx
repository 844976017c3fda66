import { coObligorPages } from '@contract/locales/es-MX/credit/co-obligor-pages';
import { reading } from '@contract/locales/es-MX/kernel/reading';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { PublicCard } from '@portal/ui/public/PublicCard';
import { PublicCheckbox } from '@portal/ui/public/PublicCheckbox';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { AskNip } from './AskNip';
import { NipCountdown } from './NipCountdown';
import { tasks } from './tasks';

interface NipPanelProps {
  opened: {
    pass: string;
    phone: string;
    email: string;
    text: { text_sha256: string };
    nip_ends_at?: number | undefined;
  };
  /** The text was read to its end. */
  read: boolean;
  /** With the instant until which the code works. */
  onSent: (endsAt: number) => void;
  onDone: (folio: string) => void;
}

const words = coObligorPages.bureau;

/** Asks where to send the code, then for the code itself while it lasts. */
export function NipPanel({ opened, read, onSent, onDone }: NipPanelProps) {
  const { pass, text, nip_ends_at: endsAt } = opened;
  return (
    <PublicCard title={t(words.confirm)}>
      <AskNip
        to={opened}
        again={endsAt !== undefined}
        load={tasks}
        send={async (channel) => {
          const { requestNip } = await tasks();
          return call(requestNip, { body: { pass, channel } }, { token: null });
        }}
        onSent={onSent}
      />
      {endsAt === undefined ? null : (
        <>
          <NipCountdown endsAt={endsAt} />
          <PublicForm
            load={async () => ({
              body: (await import('@contract/credit/co-obligor-tasks')).authorisation,
            })}
            initial={{ code: '', accepted: false }}
            submitLabel={t(words.authorise)}
            onSubmit={async (given) => {
              const { consent } = await tasks();
              const body = { ...given, pass, text_sha256: text.text_sha256 };
              onDone((await call(consent, { body }, { token: null })).folio);
            }}
          >
            <PublicTextField
              name="code"
              label={t(words.code)}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
            />
            <PublicCheckbox
              name="accepted"
              label={t(words.accepted)}
              waits={read ? undefined : t(reading.untilEnd)}
            />
          </PublicForm>
        </>
      )}
    </PublicCard>
  );
}
