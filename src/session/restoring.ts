import { ApiFailure } from '@portal/api/failure';
import { statusAt, type Timer } from './deadlines';
import type { Ending } from './ending';
import type { ExtendedSessions } from './extended-session';
import type { OwnSession } from './own-session';
import type { SessionDeps, SessionStore } from './session-store';
import { isAuthRecord, isExtendedRecord, programOf } from './state';
import type { UserData } from './user-data';

type Parts = Pick<OwnSession, 'begin'> &
  Pick<ExtendedSessions, 'enterExtended'> &
  Pick<Ending, 'leave'> &
  Pick<UserData, 'refresh'>;

/** How a tab takes up its session after a reload, or another tab's. */
export function createRestoring(
  deps: SessionDeps,
  store: SessionStore,
  { begin, enterExtended, leave, refresh }: Parts,
) {
  const { clock } = deps;
  const { set } = store;

  /** Brings back what this tab had before a reload, verified; then guards may decide. */
  async function restore(): Promise<void> {
    try {
      const bound = deps.binding.read();
      const extended = await deps.sharedVault.read('extended');
      // Sealed by this browser and no session all the same: of another version.
      if (extended !== null && !isExtendedRecord(extended)) deps.sharedVault.drop('extended');
      const own = await deps.tabVault.read('auth');
      if (isAuthRecord(own)) {
        const { token, user, locationRegistered, showBalance } = own;
        // Not kept by an earlier version of the portal.
        const program = programOf(user);
        set({ token, user, program, locationRegistered, showBalance: showBalance ?? true });
      }
      if (bound === 'extended' || (bound !== 'own' && !store.state.user)) {
        await restoreExtended(extended);
      }
      if (store.state.extended) return;
      if (store.state.user) await resumeOwn();
      else await adoptFromTabs();
    } finally {
      set({ phase: 'ready' });
    }
  }

  async function restoreExtended(record: unknown) {
    if (!isExtendedRecord(record)) return;
    try {
      // Not written again: it would notify the other tabs of a change.
      await enterExtended(record.token, record.user.expires_in);
    } catch (thrown) {
      // The server no longer knows it: neither of the two may be trusted any more.
      if (!(thrown instanceof ApiFailure) || thrown.status !== 401) return;
      deps.sharedVault.drop('extended');
      store.forget();
    }
  }

  async function resumeOwn() {
    const { token } = store.state;
    const kept = await deps.tabVault.read('timer');
    if (!token || !isTimer(kept)) return store.forget();
    store.timer = kept;
    store.lastContact = 0;
    const status = statusAt(kept, clock());
    if (status.kind === 'over') return leave(status.reason);
    store.openTabBus();
    store.timer = { ...kept, lastTime: clock() };
    void store.keepTimer();
    // The screens need not wait: what was kept is sealed, and a 401 ends the session as always.
    void refresh();
  }

  async function adoptFromTabs() {
    const sealed = await deps.askOtherTabs();
    const record = sealed ? await deps.tabVault.open('auth', sealed) : null;
    if (!isAuthRecord(record)) return;
    await begin(record.token, record.user.expires_in).catch(() => store.forget());
  }

  return { restore };
}

function isTimer(value: unknown): value is Timer {
  if (typeof value !== 'object' || value === null) return false;
  return ['seconds', 'lastTime', 'nextClose'].every((name) =>
    Number.isFinite(Reflect.get(value, name)),
  );
}
