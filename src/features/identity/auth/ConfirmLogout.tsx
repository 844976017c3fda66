import { session as sessionWords } from '@contract/locales/es-MX/identity/session';
import { t } from '@portal/i18n';
import { session } from '@portal/session/portal-session';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicButton } from '@portal/ui/public/PublicButton';
import { PublicLink } from '@portal/ui/public/PublicLink';

/** A session ends by the press of a button, never by opening an address. */
export function ConfirmLogout() {
  return (
    <FormShell
      title={t(sessionWords.logoutTitle)}
      explanation={t(sessionWords.logoutHelp)}
      aside={<PublicLink href="/">{t(sessionWords.keepSession)}</PublicLink>}
    >
      <PublicButton block onClick={() => void session.logout()}>
        {t(sessionWords.logout)}
      </PublicButton>
    </FormShell>
  );
}
