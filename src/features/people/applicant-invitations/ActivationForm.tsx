import { registration } from '@contract/locales/es-MX/identity/public';
import { creditActivation as words } from '@contract/locales/es-MX/people/credit-activation';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { useTextsRead } from '../legal/use-texts-read';
import { ConfirmationFields } from './ConfirmationFields';

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
  const textsRead = useTextsRead();
  return (
    <PublicForm
      load={async () => ({ body: (await import('./activation-typed')).activationTyped })}
      initial={{ password: '', owed_elsewhere_cents: '', terms: false }}
      secrets={['password']}
      submitLabel={t(words.accept)}
      onSubmit={async (given) => {
        const { accept } = await contract();
        const body = { ...given, pass, ...(await textsRead()) };
        const answer = await call(accept, { body }, { token: null });
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
      <ConfirmationFields />
    </PublicForm>
  );
}
