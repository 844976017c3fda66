import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { useLoaded } from './use-loaded';

/** The notices of one's account, whose code comes only where there is one to show. */
export function LateNotices() {
  const user = useSession(actingUser);
  const tells = user?.restriction_level || user?.update_profile_info || user?.need_program_access;
  return user && tells ? <Notices user={user} /> : null;
}

function Notices({ user }: { user: NonNullable<ReturnType<typeof actingUser>> }) {
  const notices = useLoaded('account', () => import('./AccountNotices'));
  return notices.state === 'done' ? <notices.value.AccountNotices user={user} /> : null;
}
