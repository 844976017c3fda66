import { session as words } from '@portal/messages/session';
import { session } from '@portal/session/portal-session';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicButton } from '@portal/ui/public/PublicButton';
import { PublicLink } from '@portal/ui/public/PublicLink';

/** A session ends by the press of a button, never by opening an address. */
export function ConfirmLogout() {
  return (
    <FormShell
      title={words.logoutTitle}
      explanation={words.logoutHelp}
      aside={<PublicLink href="/">{words.keepSession}</PublicLink>}
    >
      <PublicButton block onClick={() => void session.logout()}>
        {words.logout}
      </PublicButton>
    </FormShell>
  );
}
