import { session } from '@contract/locales/es-MX/identity/session';
import { t } from '@portal/i18n';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { navigate } from '@portal/ui/navigation';
import { FormShell } from '@portal/ui/public/FormShell';
import { useEffect } from 'react';
import { ConfirmLogout } from './ConfirmLogout';

/** Asks before it ends this tab's session, since any site may lead here; without one it leads to login. */
export function LogoutPage() {
  const over = useSession((state) => state.phase === 'ready' && !actingUser(state));
  const lives = useSession((state) => state.phase === 'ready' && actingUser(state) !== null);
  useEffect(() => {
    if (over) navigate('/login', { replace: true });
  }, [over]);
  return lives ? <ConfirmLogout /> : <FormShell title={t(session.logout)}>{null}</FormShell>;
}
