import { session } from '@portal/session/portal-session';
import { visitorOf } from '@portal/session/state';
import { navigate } from '@portal/ui/navigation';

/**
 * Leaves the public pages for the path that was asked for before signing in, when it is one of ours that
 * the person may open, else for the base route of their role. A session that was opened here starts with it.
 */
export async function enter(redirect: string | null): Promise<void> {
  const visitor = visitorOf(session.state());
  if (!visitor) return;
  session.reportStart();
  const [{ afterLogin }, { permissionTable }] = await Promise.all([
    import('./redirect'),
    import('virtual:permissions'),
  ]);
  navigate(await afterLogin(redirect, visitor, permissionTable), { replace: true });
}
