import { session as words } from '@contract/locales/es-MX/identity/session';
import { ApiFailure } from '@portal/api/failure';
import { t } from '@portal/i18n';

import { createEnding } from './ending';
import { createExtendedSession } from './extended-session';
import { createIdleClock } from './idle-clock';
import { createOwnSession } from './own-session';
import { createRenewals } from './renewals';
import { createRestoring } from './restoring';
import { createSessionStore, type SessionDeps } from './session-store';
import { actingToken, type SessionState } from './state';
import { createStayConnected } from './stay-connected';
import { createTabChannel } from './tab-channel';
import { createUserData } from './user-data';

/** The session of this tab: one identity, its timers, and what happens when it ends. */
export function createSession(deps: SessionDeps) {
  const held = createSessionStore(deps, (message) => void hear(message));
  const renewals = createRenewals();
  const ending = createEnding(deps, held, renewals);
  const own = createOwnSession(deps, held, renewals);
  const extended = createExtendedSession(deps, held, own);
  const userData = createUserData(deps, held, ending);
  const idleClock = createIdleClock(deps, held, { ...ending, ...extended, ...userData });
  const connected = createStayConnected(deps, held, { renewals, idleClock, ending });
  const { restore } = createRestoring(deps, held, { ...own, ...extended, ...ending, ...userData });
  const { hear, offer } = createTabChannel(deps, held, { ...idleClock, ...extended, ...ending });
  const { tick } = idleClock;

  /** Ends an extended session and goes back, or logs out. */
  async function logout(): Promise<void> {
    if (held.state.extended) return extended.endExtended();
    ending.leave(null);
  }

  return {
    state: () => held.state,
    subscribe: held.subscribe,
    onClean: held.onClean,
    restore,
    offer,
    begin: own.begin,
    switchRole: own.switchRole,
    beginExtended: extended.beginExtended,
    endExtended: extended.endExtended,
    refresh: userData.refresh,
    loadGeneral: userData.loadGeneral,
    loadBalance: userData.loadBalance,
    logout,
    tick,
    touch: idleClock.touch,
    stay: connected.stay,
    goOnWith: connected.goOnWith,
    fail: held.fail,
    extendedChanged: extended.extendedChanged,
    setGeolocation(geolocation: SessionState['geolocation'], locationRegistered: boolean) {
      held.set({ geolocation, locationRegistered });
      void held.keepOwn();
    },
    setShowBalance: (showBalance: boolean) => held.set({ showBalance }),
    callHost: {
      token: () => actingToken(held.state),
      beforeCall() {
        if (tick() === 'over') throw new ApiFailure(t(words.ended), 401, 'unauthenticated');
      },
      answered() {
        held.lastContact = deps.clock();
      },
      unauthenticated: ending.unauthenticated,
    },
  };
}
