import { registration } from '@contract/locales/es-MX/identity/public';
import { session as words } from '@contract/locales/es-MX/identity/session';
import { ChoosePassword } from '@portal/features/identity/auth/ChoosePassword';
import { t } from '@portal/i18n';

import { PublicLink } from '@portal/ui/public/PublicLink';

/** The mailbox's owner chooses the password: the registration before had none. */
export function AccountActivationPage() {
  return (
    <ChoosePassword
      title={t(registration.activateTitle)}
      explanation={t(registration.activateHelp)}
      submitLabel={t(registration.activate)}
      doneTitle={t(registration.activatedTitle)}
      done={t(registration.activatedHelp)}
      askAgain={<PublicLink href="/solicitar-activacion">{t(words.requestActivation)}</PublicLink>}
      endpoint={() =>
        import('@contract/identity/auth').then(({ registrations }) => registrations.activate)
      }
    />
  );
}
