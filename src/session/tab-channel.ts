import type { Ending } from './ending';
import type { ExtendedSessions } from './extended-session';
import type { IdleClock } from './idle-clock';
import type { SessionDeps, SessionStore } from './session-store';
import { isAuthRecord, programOf } from './state';
import { isTabMessage } from './tab-messages';

type Parts = Pick<IdleClock, 'tick'> & Pick<ExtendedSessions, 'backToOwn'> & Pick<Ending, 'leave'>;

/** Handles the messages of the user's other tabs, and broadcasts to them. */
export function createTabChannel(
  deps: SessionDeps,
  store: SessionStore,
  { tick, backToOwn, leave }: Parts,
) {
  const { clock } = deps;
  const { set } = store;

  /** A message of another tab of the same user. */
  async function receive(message: unknown) {
    if (!isTabMessage(message) || store.state.phase !== 'ready') return;
    if (message.type === 'activity' && store.timer && message.at > store.timer.lastTime) {
      // A clock of another tab may run a little ahead, never into the future of this one.
      store.timer = { ...store.timer, lastTime: Math.min(message.at, clock()) };
      tick();
    }
    if (message.type === 'ended' && message.reason === null && store.state.extended) {
      await backToOwn();
    } else if (message.type === 'ended') {
      leave(message.reason, { fromOtherTab: true, message: message.message });
    }
    if (message.type === 'token' && !store.state.extended) {
      const record = await deps.tabVault.open('auth', message.sealed);
      if (!isAuthRecord(record) || record.user.user_id !== store.state.user?.user_id) return;
      store.timer = message.timer;
      if (message.renewed) {
        set({ token: record.token });
        void store.keepOwn();
        void store.keepTimer();
        return;
      }
      const program = programOf(record.user);
      const switched =
        record.user.role !== store.state.user?.role || program?.id !== store.state.program?.id;
      if (switched) store.clearData();
      set({ token: record.token, user: record.user, program });
      void store.keepOwn();
      void store.keepTimer();
      if (switched) deps.navigate('/');
    }
  }

  /** What another tab without a session may be given; null for none, and never an extended session. */
  async function offer() {
    const userId = store.state.user?.user_id;
    if (!userId || store.state.extended) return null;
    const sealed = await store.sealOwn();
    return sealed ? { userId, sealed } : null;
  }

  return { receive, offer };
}
