import { navigate } from '@portal/lib/navigation';
import { session as words } from '@portal/messages/session';
import { session } from '@portal/session/portal-session';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { FormShell } from '@portal/ui/public/FormShell';
import { useEffect } from 'react';

/** Ends the session of this tab, if there is one, and leads to login. */
export function LogoutPage() {
  const ready = useSession((state) => state.phase === 'ready');
  useEffect(() => {
    if (!ready) return;
    if (actingUser(session.state())) void session.logout();
    else navigate('/login', { replace: true });
  }, [ready]);
  return <FormShell title={words.logout}>{null}</FormShell>;
}
