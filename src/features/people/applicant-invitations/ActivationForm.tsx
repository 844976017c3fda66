import { registration } from '@contract/locales/es-MX/identity/public';
import { creditActivation as words } from '@contract/locales/es-MX/people/credit-activation';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { PublicCheckbox } from '@portal/ui/public/PublicCheckbox';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { Consent } from '../legal/Consent';

const contract = () =>
  import('@contract/credit/prepared-requests').then((file) => file.preparedRequests);

/** The account's password, what its person owes elsewhere, and that they agree. */
export function ActivationForm({
  pass,
  onDone,
}: {
  pass: string;
  onDone: (projectId: string) => void;
}) {
  return (
    <PublicForm
      load={async () => ({ body: (await import('./activation-typed')).activationTyped })}
      initial={{ password: '', owed_elsewhere_cents: '', terms: false }}
      secrets={['password']}
      submitLabel={t(words.accept)}
      onSubmit={async (given) => {
        const { accept } = await contract();
        const answer = await call(accept, { body: { ...given, pass } }, { token: null });
        onDone(answer.project_id);
      }}
    >
      <PublicTextField
        name="password"
        label={t(registration.password)}
        type="password"
        help={t(registration.passwordHelp)}
        autoComplete="new-password"
      />
      <PublicTextField
        name="owed_elsewhere_cents"
        label={t(words.owed)}
        help={t(words.owedHelp)}
        inputMode="decimal"
        autoComplete="off"
      />
      <PublicCheckbox name="terms" label={<Consent />} />
    </PublicForm>
  );
}
