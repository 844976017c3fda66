import { ChoosePassword } from '@portal/features/identity/auth/ChoosePassword';
import { passwordReset as words } from '@portal/messages/public';
import { PublicLink } from '@portal/ui/public/PublicLink';

export function PasswordResetPage() {
  return (
    <ChoosePassword
      title={words.title}
      explanation={words.help}
      submitLabel={words.save}
      doneTitle={words.doneTitle}
      done={words.done}
      askAgain={<PublicLink href="/password/reset">{words.requestTitle}</PublicLink>}
      endpoint={() => import('@contract/identity/auth').then(({ passwords }) => passwords.reset)}
    />
  );
}
