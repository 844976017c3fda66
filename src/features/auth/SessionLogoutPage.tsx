import { usePublicPlace } from '@portal/lib/public-place';
import { session as words } from '@portal/messages/session';
import { useSession } from '@portal/session/use-session';
import { FormShell } from '@portal/ui/public/FormShell';
import { PublicLink } from '@portal/ui/public/PublicLink';

/** Says why a session ended. Opening the address alone ends nothing. */
export function SessionLogoutPage() {
  const { params, query } = usePublicPlace();
  const message = useSession((state) => state.message);
  const { reason } = params;
  const why = reason === 'timeout' || reason === 'lifetime' ? words.endedBy[reason] : words.ended;
  const redirect = query.get('redirect');
  const to = redirect ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login';
  return (
    <FormShell title={why} explanation={message && message !== why ? message : words.endedHelp}>
      <PublicLink look="primary" block href={to}>
        {words.enterAgain}
      </PublicLink>
    </FormShell>
  );
}
