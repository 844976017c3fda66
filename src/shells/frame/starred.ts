import { users } from '@contract/identity/users';
import { call } from '@portal/api/call';
import { session } from '@portal/session/portal-session';
import { actingUser, type SessionState } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';

const none: readonly string[] = [];
const starredIn = (state: SessionState): readonly string[] =>
  actingUser(state)?.preferences?.starred ?? none;

export const useStarred = () => useSession(starredIn);

/** Keeps a change of the starred screens with the account; the session then passes them to every part of the page. */
export async function keepStarred(change: { star: string } | { unstar: string }): Promise<void> {
  await call(users.editPreferences, { body: change });
  await session.refresh();
}
