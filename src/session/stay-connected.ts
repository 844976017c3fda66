import { ApiFailure } from '@portal/api/failure';
import type { Grant } from './api';
import type { Ending } from './ending';
import type { IdleClock } from './idle-clock';
import type { Renewals } from './renewals';
import type { SessionDeps, SessionStore } from './session-store';

interface Parts {
  renewals: Renewals;
  idleClock: IdleClock;
  ending: Ending;
}

/** How one's own session goes on with another token. */
export function createStayConnected(
  { api }: SessionDeps,
  store: SessionStore,
  { renewals, idleClock, ending }: Parts,
) {
  /** Takes the token that a call answers in the place of this one's, for the same person; null for this one still. */
  async function goOnWith(answer: Promise<Grant | null>): Promise<void> {
    const { token } = store.state;
    const grant = await renewals.during(answer);
    const { user } = store.state;
    if (!grant || !user || store.state.token !== token) return;
    store.accept(
      { ...user, access_token: undefined, expires_in: grant.expires_in },
      grant.access_token,
    );
    void store.keepOwn();
    void store.keepTimer();
    await store.publishToken({ renewed: true });
  }

  /** "Seguir conectado": counts as activity, and renews the token while it is still good. */
  async function stay(): Promise<void> {
    if (idleClock.tick() === 'over') return;
    idleClock.markActiveNow();
    store.set({ warning: null });
    const { token } = store.state;
    if (!token || store.state.extended) return;
    try {
      await goOnWith(api.renew(token));
    } catch (thrown) {
      // A server without renewal leaves the person as they were: active, until the token's own end.
      if (thrown instanceof ApiFailure && thrown.status === 401)
        ending.unauthenticated(token, thrown);
    }
  }

  return { goOnWith, stay };
}
