import { spokenMessage, session as words } from '@portal/messages/session';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { usePublicPlace } from '@portal/ui/public-place';
import { ConfirmLogout } from './ConfirmLogout';

/** Says why a session ended. Opening the address alone ends nothing, and of one that lives it says so. */
export function SessionLogoutPage() {
  const { params, query } = usePublicPlace();
  const message = useSession((state) => state.message && spokenMessage(state.message));
  const ready = useSession((state) => state.phase === 'ready');
  const lives = useSession((state) => actingUser(state) !== null);
  const { reason } = params;
  const why = reason === 'timeout' || reason === 'lifetime' ? words.endedBy[reason] : words.ended;
  const redirect = query.get('redirect');
  const to = redirect ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login';
  if (!ready) return <FormShell title={words.logout}>{null}</FormShell>;
  if (lives) return <ConfirmLogout />;
  return (
    <FormShell title={why} explanation={message && message !== why ? message : words.endedHelp}>
      <PublicLink look="primary" block href={to}>
        {words.enterAgain}
      </PublicLink>
    </FormShell>
  );
}
