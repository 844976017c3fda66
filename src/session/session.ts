import { baseRoute, type Role } from '@contract/roles';
import type { UserInfo } from '@contract/users';
import { ApiFailure } from '@portal/lib/api-failure';
import { session as words } from '@portal/messages/session';
import type { Grant } from './api';
import { type EndReason, statusAt, type Timer, type TimerStatus } from './deadlines';
import { createHeld, type SessionDeps } from './held';
import {
  actingToken,
  actingUser,
  type ExtendedSession,
  isAuthRecord,
  isExtendedRecord,
  type SessionState,
} from './state';
import { isTabMessage } from './tab-messages';

/** Between two light calls that keep the server's own idle limit away while the person is active. */
const CONTACT_MS = 120_000;
const TOLD_EVERY_MS = 2_000;

/** The session of this tab: one identity, its timers, and what happens when it ends. */
export function createSession(deps: SessionDeps) {
  const { clock, api } = deps;
  const held = createHeld(deps, (message) => void hear(message));
  const { set, tell } = held;
  let lastTold = 0;
  /** Calls under way whose answer is another token. */
  let renewals = 0;

  /** What another tab of the same person says. */
  async function hear(message: unknown) {
    if (!isTabMessage(message) || held.state.phase !== 'ready') return;
    if (message.type === 'activity' && held.timer && message.at > held.timer.lastTime) {
      // A clock of another tab may run a little ahead, never into the future of this one.
      held.timer = { ...held.timer, lastTime: Math.min(message.at, clock()) };
      tick();
    }
    if (message.type === 'ended' && message.reason === null && held.state.extended) {
      await backToOwn();
    } else if (message.type === 'ended') {
      leave(message.reason, { told: true, message: message.message });
    }
    if (message.type === 'token' && !held.state.extended) {
      const record = await deps.tabVault.open('auth', message.sealed);
      if (!isAuthRecord(record) || record.user.user_id !== held.state.user?.user_id) return;
      const switched = record.user.role !== held.state.user?.role;
      if (switched) held.clearData();
      held.timer = message.timer;
      set({ token: record.token, user: record.user });
      void held.keepOwn();
      void held.keepTimer();
      if (switched) deps.navigate('/');
    }
  }

  // --- beginning ---------------------------------------------------------------------------------

  /**
   * Begins this tab's own session with a token just received.
   * @throws ApiFailure when the user cannot be loaded; the state then says why
   */
  async function begin(token: string): Promise<UserInfo> {
    try {
      const user = await api.userInfo(token);
      held.clearData();
      held.accept(user, token);
      deps.binding.write('own');
      held.joinTabs();
      await Promise.all([held.keepOwn(), held.keepTimer()]);
      // Signing in again ends the earlier token on the server: the person's other tabs take the new one.
      await held.tellToken();
      return user;
    } catch (thrown) {
      held.fail(thrown);
      throw thrown;
    }
  }

  async function whileRenewing<T>(answer: Promise<T>): Promise<T> {
    renewals += 1;
    try {
      return await answer;
    } finally {
      renewals -= 1;
    }
  }

  /** Changes to another of the person's roles; the server answers with a token of its own for it. */
  async function switchRole(role: Role): Promise<UserInfo> {
    const { token } = held.state;
    if (!token) throw new ApiFailure(words.ended, 401, 'unauthenticated');
    const user = await whileRenewing(api.userInfo(token, role));
    held.clearData();
    held.accept(user, token);
    set({ locationRegistered: false });
    void held.keepOwn();
    void held.keepTimer();
    await held.tellToken();
    return user;
  }

  /** Opens an extended session in this tab; one's own session, if any, waits behind it. */
  async function beginExtended(token: string): Promise<void> {
    const extended = await enterExtended(token);
    await deps.sharedVault.write('extended', extended);
  }

  async function enterExtended(token: string): Promise<ExtendedSession> {
    const user = await api.userInfo(token);
    held.startTimer(user);
    held.clearData();
    const extended = { uid: user.user_id ?? '', role: user.role, token, user };
    set({ extended });
    deps.binding.write('extended');
    void held.keepTimer();
    held.joinTabs();
    return extended;
  }

  /** Ends the extended session and returns to one's own, or to login when there is none. */
  async function endExtended(): Promise<void> {
    const { extended } = held.state;
    if (!extended) return;
    tell({ type: 'ended', reason: null, message: '' });
    void api.logout(extended.token).catch(() => undefined);
    deps.sharedVault.drop('extended');
    await backToOwn();
  }

  async function backToOwn(): Promise<void> {
    const { token } = held.state;
    held.clearData();
    set({ extended: null });
    if (!token) {
      held.forget();
      return deps.navigate('/login');
    }
    deps.binding.write('own');
    await begin(token).then(
      ({ role }) => deps.navigate(baseRoute[role]),
      () => deps.navigate('/login'),
    );
  }

  /** Another tab wrote the extended session of this browser, or removed it: this tab keeps to the one it is bound to. */
  async function extendedChanged(): Promise<void> {
    const kept = await deps.sharedVault.read('extended');
    const { extended } = held.state;
    if (!extended || (isExtendedRecord(kept) && kept.token === extended.token)) return;
    await backToOwn();
  }

  /** Brings back what this tab had before a reload, verified; then guards may decide. */
  async function restore(): Promise<void> {
    try {
      const bound = deps.binding.read();
      const extended = await deps.sharedVault.read('extended');
      // Sealed by this browser and no session all the same: of another version.
      if (extended !== null && !isExtendedRecord(extended)) deps.sharedVault.drop('extended');
      const own = await deps.tabVault.read('auth');
      if (isAuthRecord(own))
        set({ token: own.token, user: own.user, locationRegistered: own.locationRegistered });
      if (bound === 'extended' || (bound !== 'own' && !held.state.user)) {
        await restoreExtended(extended);
      }
      if (held.state.extended) return;
      if (held.state.user) await resumeOwn();
      else await adoptFromTabs();
    } finally {
      set({ phase: 'ready' });
    }
  }

  async function restoreExtended(record: unknown) {
    if (!isExtendedRecord(record)) return;
    try {
      // Not written again: it would tell the other tabs of a change.
      await enterExtended(record.token);
    } catch (thrown) {
      // The server no longer knows it: neither of the two may be trusted any more.
      if (!(thrown instanceof ApiFailure) || thrown.status !== 401) return;
      deps.sharedVault.drop('extended');
      held.forget();
    }
  }

  async function resumeOwn() {
    const { token } = held.state;
    const kept = await deps.tabVault.read('timer');
    if (!token || !isTimer(kept)) return held.forget();
    held.timer = kept;
    held.lastContact = 0;
    const status = statusAt(kept, clock());
    if (status.kind === 'over') return leave(status.reason);
    held.joinTabs();
    held.timer = { ...kept, lastTime: clock() };
    void held.keepTimer();
    // The screens need not wait: what was kept is sealed, and a 401 ends the session as always.
    void refresh();
  }

  async function adoptFromTabs() {
    const sealed = await deps.askOtherTabs();
    const record = sealed ? await deps.tabVault.open('auth', sealed) : null;
    if (isAuthRecord(record)) await begin(record.token).catch(() => held.forget());
  }

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
      // A server that is away for a moment is no reason to throw anybody out.
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

  // --- ending ------------------------------------------------------------------------------------

  /** Ends the session here: cleaned at once whatever the server says, told to the other tabs, one navigation. */
  function leave(
    reason: EndReason | null,
    { told = false, callServer = true, invalid = false, message = '' } = {},
  ) {
    const user = actingUser(held.state);
    if (!user) return;
    const token = actingToken(held.state);
    const from = encodeURIComponent(deps.place());
    const byReason =
      reason !== null && (reason === 'timeout' || user.role === 'investor' || !message);
    deps.blank(true);
    if (!told) tell({ type: 'ended', reason, message });
    if (held.state.token && held.state.token !== token && callServer && !told) {
      void api.logout(held.state.token).catch(() => undefined);
    }
    held.forget();
    if (message) set({ message });
    if (invalid) set({ error: true, invalid });
    if (token && callServer && !told) void api.logout(token).catch(() => undefined);
    const to = byReason ? `/session-logout/${reason}` : '/login';
    deps.navigate(reason ? `${to}?redirect=${from}` : to);
    deps.blank(false);
  }

  /** Ends an extended session and goes back, or logs out. */
  async function logout(): Promise<void> {
    if (held.state.extended) return endExtended();
    leave(null);
  }

  /** The specification's 401: twenty at once are one end, because the first one forgets the token. */
  function unauthenticated(token: string, failure: ApiFailure): void {
    // The server may drop the old token a moment before its answer brings the new one.
    if (renewals > 0 || token !== actingToken(held.state)) return;
    const investor = actingUser(held.state)?.role === 'investor';
    leave('lifetime', {
      callServer: investor,
      invalid: true,
      message: failure.message || words.ended,
    });
  }

  // --- timers ------------------------------------------------------------------------------------

  /** Compares the clock with the deadlines; called every second, on waking, and before each call. */
  function tick(): TimerStatus['kind'] {
    if (!held.timer || held.state.phase !== 'ready') return 'open';
    const status = statusAt(held.timer, clock());
    if (status.kind === 'over') {
      if (status.reason === 'lifetime' && held.state.extended) void endExtended();
      else leave(status.reason);
      return 'over';
    }
    const warning =
      status.kind === 'warning' ? { reason: status.reason, secondsLeft: status.secondsLeft } : null;
    if (warning?.secondsLeft !== held.state.warning?.secondsLeft) set({ warning });
    if (held.timer.lastTime > held.lastContact && clock() - held.lastContact > CONTACT_MS)
      void refresh();
    return status.kind;
  }

  /** A sign of the person. While the warning stands only its button counts. */
  function touch(): void {
    if (!held.timer || tick() !== 'open') return;
    markActive();
  }

  function markActive() {
    if (!held.timer) return;
    const now = clock();
    held.timer = { ...held.timer, lastTime: now };
    if (now - lastTold < TOLD_EVERY_MS) return;
    lastTold = now;
    tell({ type: 'activity', at: now });
    void held.keepTimer();
  }

  /** Takes the token that a call answers in the place of this one's, for the same person. */
  async function goOnWith(answer: Promise<Grant>): Promise<void> {
    const { token } = held.state;
    const grant = await whileRenewing(answer);
    const { user } = held.state;
    if (!user || held.state.token !== token) return;
    held.accept(
      { ...user, access_token: undefined, expires_in: grant.expires_in },
      grant.access_token,
    );
    void held.keepOwn();
    void held.keepTimer();
    await held.tellToken();
  }

  /** "Seguir conectado": counts as activity, and renews the token while it is still good. */
  async function stay(): Promise<void> {
    if (tick() === 'over') return;
    lastTold = 0;
    markActive();
    set({ warning: null });
    const { token } = held.state;
    if (!token || held.state.extended) return;
    try {
      await goOnWith(api.renew(token));
    } catch (thrown) {
      // A server without renewal leaves the person as they were: active, until the token's own end.
      if (thrown instanceof ApiFailure && thrown.status === 401) unauthenticated(token, thrown);
    }
  }

  return {
    state: () => held.state,
    subscribe: held.subscribe,
    onClean: held.onClean,
    restore,
    begin,
    switchRole,
    beginExtended,
    endExtended,
    refresh,
    loadGeneral,
    loadBalance,
    logout,
    tick,
    touch,
    stay,
    goOnWith,
    fail: held.fail,
    extendedChanged,
    setGeolocation(geolocation: SessionState['geolocation'], locationRegistered: boolean) {
      set({ geolocation, locationRegistered });
      void held.keepOwn();
    },
    setShowBalance: (showBalance: boolean) => set({ showBalance }),
    /** What another tab without a session may be given; null for none, and never an extended session. */
    async offer() {
      const userId = held.state.user?.user_id;
      if (!userId || held.state.extended) return null;
      const sealed = await held.sealOwn();
      return sealed ? { userId, sealed } : null;
    },
    callHost: {
      token: () => actingToken(held.state),
      beforeCall() {
        if (tick() === 'over') throw new ApiFailure(words.ended, 401, 'unauthenticated');
      },
      answered() {
        held.lastContact = clock();
      },
      unauthenticated,
    },
  };
}

function isTimer(value: unknown): value is Timer {
  if (typeof value !== 'object' || value === null) return false;
  return ['seconds', 'lastTime', 'nextClose'].every((name) =>
    Number.isFinite(Reflect.get(value, name)),
  );
}
