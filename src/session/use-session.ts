import { useSyncExternalStore } from 'react';
import { session } from './portal-session';
import type { SessionState } from './state';

/** The session's state; the component is drawn again when the part picked changes. */
export function useSession<T>(pick: (state: SessionState) => T): T {
  return useSyncExternalStore(session.subscribe, () => pick(session.state()));
}
