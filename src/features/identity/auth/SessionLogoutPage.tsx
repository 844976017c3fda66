import { session } from '@contract/locales/es-MX/identity/session';
import { t } from '@portal/i18n';
import { endNotice } from '@portal/session/end-notice';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { usePublicPlace } from '@portal/ui/public-place';
import { ConfirmLogout } from './ConfirmLogout';

/** Shows why a session ended. Opening the address alone ends nothing; a session that is still open is shown as such. */
export function SessionLogoutPage() {
  const { params, query } = usePublicPlace();
  const message = useSession(endNotice);
  const ready = useSession((state) => state.phase === 'ready');
  const lives = useSession((state) => actingUser(state) !== null);
  const { reason } = params;
  // What the server said of the end is the reason: a session that staff closed did not run out of time.
  const why =
    !message && (reason === 'timeout' || reason === 'lifetime')
      ? t(session.endedBy[reason])
      : t(session.ended);
  const redirect = query.get('redirect');
  const to = redirect ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login';
  if (!ready) return <FormShell title={t(session.logout)}>{null}</FormShell>;
  if (lives) return <ConfirmLogout />;
  return (
    <FormShell
      title={why}
      explanation={message && message !== why ? message : t(session.endedHelp)}
    >
      <PublicLink look="primary" block href={to}>
        {t(session.enterAgain)}
      </PublicLink>
    </FormShell>
  );
}
