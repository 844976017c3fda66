import { ApiFailure } from '@portal/api/failure';
import type { Ending } from './ending';
import type { SessionDeps, SessionStore } from './session-store';
import { actingToken, actingUser, currentProgram, programOf } from './state';

/** The loaded data of the current user: the user, general data and an investor's balance. */
export function createUserData(
  deps: SessionDeps,
  store: SessionStore,
  { unauthenticated }: Ending,
) {
  const { clock, api } = deps;
  const { set } = store;
  let asked = 0;
  let answered = 0;

  /** Loads the user anew, for example after a step of onboarding. */
  async function refresh(): Promise<void> {
    const token = actingToken(store.state);
    if (!token) return;
    store.lastContact = clock();
    asked += 1;
    const turn = asked;
    try {
      const user = await api.userInfo(token);
      // Read with a token that was replaced meanwhile: of who has the session now it says nothing.
      if (actingToken(store.state) !== token) return refresh();
      // Answers may come in another order than they were asked for: an older one is not put over a newer.
      if (turn < answered) return;
      answered = turn;
      set({ error: false });
      // What was read in another program is not this one's.
      if (programOf(user)?.id !== currentProgram(store.state)?.id) store.clearData();
      const { extended } = store.state;
      if (extended) return set({ extended: { ...extended, role: user.role, user } });
      const active = store.timer?.lastTime;
      store.accept(user, token);
      if (store.timer && active !== undefined) store.timer = { ...store.timer, lastTime: active };
      void store.keepOwn();
      void store.keepTimer();
    } catch (thrown) {
      if (!(thrown instanceof ApiFailure)) throw thrown;
      if (thrown.status === 401) unauthenticated(token, thrown);
      // A server that is away for a moment is no reason to sign the user out.
      else if (thrown.refused || thrown.code === 'lifetime') store.fail(thrown);
      else if (turn > answered) set({ error: true });
    }
  }

  /**
   * Loads the acting role's general data, and an investor's balance.
   * @throws what the general data call threw, after resetting the role's data
   */
  async function loadGeneral(): Promise<void> {
    const user = actingUser(store.state);
    if (!user) return;
    set({ generalFailed: false });
    if (user.role === 'investor') void loadBalance();
    try {
      const general = await api.general(user);
      set({ general: { ...general, balance: store.state.general.balance } });
    } catch (thrown) {
      set({ general: {}, generalFailed: true });
      throw thrown;
    }
  }

  async function loadBalance(): Promise<void> {
    const id = actingUser(store.state)?.investor_id;
    if (!id) return;
    const balance = await api.balance(id).catch(() => undefined);
    set({ general: { ...store.state.general, balance } });
  }

  return { refresh, loadGeneral, loadBalance };
}

export type UserData = ReturnType<typeof createUserData>;
