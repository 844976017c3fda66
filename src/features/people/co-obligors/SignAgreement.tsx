import { coObligorPages } from '@contract/locales/es-MX/credit/co-obligor-pages';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { PublicCard } from '@portal/ui/public/PublicCard';
import { PublicCheckbox } from '@portal/ui/public/PublicCheckbox';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicSelect } from '@portal/ui/public/PublicSelect';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { agreementTasks } from './agreement-tasks';
import { Countdown } from './Countdown';

interface SignAgreementProps {
  opened: {
    pass: string;
    phone: string;
    email: string;
    sha256: string;
    nip_ends_at?: number | undefined;
  };
  /** With the instant until which the code works. */
  onSent: (endsAt: number) => void;
  onDone: () => void;
}

const { bureau, restructure: words } = coObligorPages;

/** Asks where to send the code, then for the code itself, which is the signature. */
export function SignAgreement({ opened, onSent, onDone }: SignAgreementProps) {
  const { pass, sha256, phone, email, nip_ends_at: endsAt } = opened;
  return (
    <PublicCard title={t(words.signTitle)}>
      <PublicForm
        load={async () => ({ body: (await agreementTasks()).requestNip.body.omit({ pass: true }) })}
        initial={{ channel: 'sms' }}
        submitLabel={endsAt === undefined ? t(bureau.send) : t(bureau.again)}
        onSubmit={async ({ channel }) => {
          const { requestNip } = await agreementTasks();
          const { seconds } = await call(requestNip, { body: { pass, channel } }, { token: null });
          onSent(Date.now() + seconds * 1000);
        }}
      >
        <PublicSelect
          name="channel"
          label={t(bureau.channel)}
          options={[
            { value: 'sms', label: t(bureau.sms, { phone }) },
            { value: 'mail', label: t(bureau.mail, { email }) },
          ]}
        />
      </PublicForm>
      {endsAt === undefined ? null : (
        <>
          <Countdown key={endsAt} endsAt={endsAt} />
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
            <PublicCheckbox name="accepted" label={t(words.accepted)} />
          </PublicForm>
        </>
      )}
    </PublicCard>
  );
}
