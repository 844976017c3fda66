import { ApiFailure } from '@portal/api/failure';
import type { Ending } from './ending';
import type { SessionDeps, SessionStore } from './session-store';
import { actingToken, actingUser } from './state';

/** The loaded data of the current user: the user, general data and an investor's balance. */
export function createUserData(deps: SessionDeps, held: SessionStore, { unauthenticated }: Ending) {
  const { clock, api } = deps;
  const { set } = held;

  /** Loads the user anew, for example after a step of onboarding. */
  async function refresh(): Promise<void> {
    const token = actingToken(held.state);
    if (!token) return;
    held.lastContact = clock();
    try {
      const user = await api.userInfo(token);
      if (actingToken(held.state) !== token) return;
      if (held.state.extended) return set({ extended: { ...held.state.extended, user } });
      const active = held.timer?.lastTime;
      held.accept(user, token);
      if (held.timer && active !== undefined) held.timer = { ...held.timer, lastTime: active };
      void held.keepOwn();
      void held.keepTimer();
    } catch (thrown) {
      if (!(thrown instanceof ApiFailure)) throw thrown;
      if (thrown.status === 401) unauthenticated(token, thrown);
      // A server that is away for a moment is no reason to sign the user out.
      else if (thrown.refused || thrown.code === 'lifetime') held.fail(thrown);
    }
  }

  /**
   * Loads the acting role's general data, and an investor's balance.
   * @throws what the general data call threw, after resetting the role's data
   */
  async function loadGeneral(): Promise<void> {
    const user = actingUser(held.state);
    if (!user) return;
    set({ generalFailed: false });
    if (user.role === 'investor') void loadBalance();
    try {
      set({ general: await api.general(user) });
    } catch (thrown) {
      set({ general: {}, generalFailed: true });
      throw thrown;
    }
  }

  async function loadBalance(): Promise<void> {
    const id = actingUser(held.state)?.investor_id;
    if (!id) return;
    set({ balance: await api.balance(id).catch(() => null) });
  }

  return { refresh, loadGeneral, loadBalance };
}

export type UserData = ReturnType<typeof createUserData>;
