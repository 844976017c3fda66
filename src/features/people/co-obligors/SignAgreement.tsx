import { coObligorPages } from '@contract/locales/es-MX/credit/co-obligor-pages';
import { reading } from '@contract/locales/es-MX/kernel/reading';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { PublicCard } from '@portal/ui/public/PublicCard';
import { PublicCheckbox } from '@portal/ui/public/PublicCheckbox';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { AskNip } from './AskNip';
import { agreementTasks } from './agreement-tasks';
import { NipCountdown } from './NipCountdown';

interface SignAgreementProps {
  opened: {
    pass: string;
    phone: string;
    email: string;
    sha256: string;
    nip_ends_at?: number | undefined;
  };
  /** The text was read to its end. */
  read: boolean;
  /** With the instant until which the code works. */
  onSent: (endsAt: number) => void;
  onDone: () => void;
}

const { bureau, restructure: words } = coObligorPages;

/** Asks where to send the code, then for the code itself, which is the signature. */
export function SignAgreement({ opened, read, onSent, onDone }: SignAgreementProps) {
  const { pass, sha256, nip_ends_at: endsAt } = opened;
  return (
    <PublicCard title={t(words.signTitle)}>
      <AskNip
        to={opened}
        again={endsAt !== undefined}
        load={agreementTasks}
        send={async (channel) => {
          const { requestNip } = await agreementTasks();
          return call(requestNip, { body: { pass, channel } }, { token: null });
        }}
        onSent={onSent}
      />
      {endsAt === undefined ? null : (
        <>
          <NipCountdown endsAt={endsAt} />
          <PublicForm
            load={async () => ({
              body: (await import('@contract/credit/co-obligor-restructures')).agreementSignature,
            })}
            initial={{ code: '', accepted: false }}
            submitLabel={t(words.sign)}
            onSubmit={async (given) => {
              const { sign } = await agreementTasks();
              await call(sign, { body: { ...given, pass, sha256 } }, { token: null });
              onDone();
            }}
          >
            <PublicTextField
              name="code"
              label={t(bureau.code)}
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
