import { session } from '@contract/locales/es-MX/identity/session';
import { ApiFailure } from '@portal/api/failure';
import { t } from '@portal/i18n';
import { createEnding } from './ending';
import { createExtendedSession } from './extended-session';
import { createIdleClock } from './idle-clock';
import { createOwnSession } from './own-session';
import { createRenewals } from './renewals';
import { createRestoring } from './restoring';
import { createSessionStore, type SessionDeps } from './session-store';
import { actingToken, actingUser, type SessionState } from './state';
import { createStayConnected } from './stay-connected';
import { createTabChannel } from './tab-channel';
import { createUserData } from './user-data';

/** The session of this tab: one identity, its timers, and what happens when it ends. */
export function createSession(deps: SessionDeps) {
  const store = createSessionStore(deps, (message) => void receive(message));
  const renewals = createRenewals();
  const ending = createEnding(deps, store, renewals);
  const own = createOwnSession(deps, store, renewals);
  const extended = createExtendedSession(deps, store, own);
  const userData = createUserData(deps, store, ending);
  const idleClock = createIdleClock(deps, store, { ...ending, ...extended, ...userData });
  const connected = createStayConnected(deps, store, { renewals, idleClock, ending });
  const { restore } = createRestoring(deps, store, { ...own, ...extended, ...ending, ...userData });
  const { receive, offer } = createTabChannel(deps, store, {
    ...idleClock,
    ...extended,
    ...ending,
  });
  const { tick } = idleClock;

  /** A session was opened here, and its start is not reported yet: its person may have a profile to choose first. */
  let opened = false;
  async function begin(token: string, life?: number) {
    const user = await own.begin(token, life);
    opened = true;
    return user;
  }
  async function beginExtended(token: string, life?: number) {
    await extended.beginExtended(token, life);
    opened = true;
  }

  /** Reports once that the session opened here starts, in the profile that it has now; not one that a reload brought back. */
  function reportStart(): void {
    const [user, token] = [actingUser(store.state), actingToken(store.state)];
    if (!opened || !user || !token) return;
    opened = false;
    void deps.api.log(user, token, { code: 'session_started' });
  }

  /** Ends an extended session and goes back, or logs out. */
  /** Ends the session, with what the sign-in says of it. */
  async function logout(message = ''): Promise<void> {
    if (store.state.extended) return extended.endExtended();
    ending.leave(null, { message });
  }

  return {
    state: () => store.state,
    subscribe: store.subscribe,
    onClean: store.onClean,
    restore,
    offer,
    begin,
    reportStart,
    switchRole: own.switchRole,
    beginExtended,
    endExtended: extended.endExtended,
    refresh: userData.refresh,
    loadGeneral: userData.loadGeneral,
    loadBalance: userData.loadBalance,
    logout,
    tick,
    touch: idleClock.touch,
    stay: connected.stay,
    goOnWith: connected.goOnWith,
    fail: store.fail,
    extendedChanged: extended.extendedChanged,
    setGeolocation(geolocation: SessionState['geolocation'], locationRegistered: boolean) {
      store.set({ geolocation, locationRegistered });
      void store.keepOwn();
    },
    setShowBalance(showBalance: boolean) {
      store.set({ showBalance });
      void store.keepOwn();
    },
    callHost: {
      token: () => actingToken(store.state),
      beforeCall() {
        if (tick() === 'over') throw new ApiFailure(t(session.ended), 401, 'unauthenticated');
      },
      answered() {
        store.lastContact = deps.clock();
      },
      unauthenticated: ending.unauthenticated,
    },
  };
}
