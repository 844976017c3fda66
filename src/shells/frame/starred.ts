import { users } from '@contract/identity/users';
import { call } from '@portal/api/call';
import { session } from '@portal/session/portal-session';
import { actingUser, type SessionState } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';

/** Most pages that a person may star (specification, section 9). */
export const MOST_STARRED = 10;

const none: readonly string[] = [];
const starredIn = (state: SessionState): readonly string[] =>
  actingUser(state)?.preferences?.starred ?? none;

export const useStarred = () => useSession(starredIn);

/** Keeps the starred screens with the account; the session then passes them to every part of the page. */
export async function keepStarred(starred: string[]): Promise<void> {
  await call(users.editPreferences, { body: { starred: starred.slice(0, MOST_STARRED) } });
  await session.refresh();
}
