import { ChoosePassword } from '@portal/features/identity/auth/ChoosePassword';
import { registration } from '@portal/messages/public';
import { session as words } from '@portal/messages/session';
import { PublicLink } from '@portal/ui/public/PublicLink';

/** The mailbox's owner chooses the password: whoever typed the address before has none. */
export function AccountActivationPage() {
  return (
    <ChoosePassword
      title={registration.activateTitle}
      explanation={registration.activateHelp}
      submitLabel={registration.activate}
      doneTitle={registration.activatedTitle}
      done={registration.activatedHelp}
      askAgain={<PublicLink href="/solicitar-activacion">{words.requestActivation}</PublicLink>}
      endpoint={() =>
        import('@contract/identity/auth').then(({ registrations }) => registrations.activate)
      }
    />
  );
}
