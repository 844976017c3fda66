import { baseRoute, type Role } from '@contract/roles';
import type { UserInfo } from '@contract/users';
import { ApiFailure } from '@portal/lib/api-failure';
import { errors } from '@portal/messages/errors';
import { session as words } from '@portal/messages/session';
import type { SessionApi } from './api';
import type { Bus } from './bus';
import type { Clock } from './clock';
import { type EndReason, statusAt, type Timer, type TimerStatus, timerFor } from './deadlines';
import {
  type AuthRecord,
  actingToken,
  actingUser,
  emptyState,
  isAuthRecord,
  isExtendedRecord,
  type SessionState,
} from './state';
import { isTabMessage, type TabMessage } from './tab-messages';
import type { Vault } from './vault';

export interface SessionDeps {
  clock: Clock;
  api: SessionApi;
  /** Of this tab: auth and timer. */
  tabVault: Vault;
  /** Of all tabs: the extended session. */
  sharedVault: Vault;
  /** Which identity this tab is bound to, kept over its reloads. */
  binding: { read(): string | null; write(identity: 'own' | 'extended' | null): void };
  join(name: string, hear: (message: unknown) => void): Bus;
  /** What another tab of this browser offers to a tab without a session; null when there is none. */
  askOtherTabs(): Promise<string | null>;
  navigate(path: string): void;
  place(): string;
  /** Hides or shows the whole page at once. */
  blank(hidden: boolean): void;
}

/** Between two light calls that keep the server's own idle limit away while the person is active. */
const CONTACT_MS = 120_000;
const TOLD_EVERY_MS = 2_000;

/** The session of this tab: one identity, its timers, and what happens when it ends. */
export function createSession(deps: SessionDeps) {
  const { clock, api } = deps;
  let state: SessionState = emptyState;
  let timer: Timer | null = null;
  let lastContact = 0;
  let lastTold = 0;
  let bus: Bus | null = null;
  const listeners = new Set<() => void>();
  const cleaners = new Set<() => void>();

  function set(change: Partial<SessionState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  // --- who is here -------------------------------------------------------------------------------

  async function keepOwn(): Promise<void> {
    const { token, user, locationRegistered } = state;
    if (!token || !user) return;
    const record: AuthRecord = { token, user, locationRegistered };
    await deps.tabVault.write('auth', record);
  }

  async function keepTimer(): Promise<void> {
    if (timer) await deps.tabVault.write('timer', timer);
  }

  /** A tab hears only the tabs of the same person: another user's tabs are none of its business. */
  function joinTabs() {
    bus?.close();
    const id = actingUser(state)?.user_id;
    bus = id ? deps.join(`session:${id}`, (message) => void hear(message)) : null;
  }

  function tell(message: TabMessage) {
    bus?.say(message);
  }

  async function hear(message: unknown) {
    if (!isTabMessage(message) || state.phase !== 'ready') return;
    if (message.type === 'activity' && timer && message.at > timer.lastTime) {
      // A clock of another tab may run a little ahead, never into the future of this one.
      timer = { ...timer, lastTime: Math.min(message.at, clock()) };
      tick();
    }
    if (message.type === 'ended' && actingUser(state)) leave(message.reason, { told: true });
    if (message.type === 'token' && !state.extended) {
      const record = await deps.tabVault.open('auth', message.sealed);
      if (!isAuthRecord(record) || record.user.user_id !== state.user?.user_id) return;
      const switched = record.user.role !== state.user?.role;
      if (switched) clearData();
      timer = message.timer;
      set({ token: record.token, user: record.user });
      void keepOwn();
      void keepTimer();
      if (switched) deps.navigate('/');
    }
  }

  async function tellToken() {
    const { token, user, locationRegistered } = state;
    if (!token || !user || !timer) return;
    const sealed = await deps.tabVault.seal('auth', { token, user, locationRegistered });
    if (sealed) tell({ type: 'token', sealed, timer });
  }

  /** What the previous person or role saw must not outlive them. */
  function clearData() {
    set({ general: {}, generalFailed: false, balance: null, program: null, warning: null });
    for (const clean of cleaners) clean();
  }

  /** Takes an answer of getRgUserInfo; an unusable life of the token is a failed load, said once. */
  function accept(user: UserInfo, token: string) {
    const next = timerFor(user.expires_in, clock());
    if (!next) throw new ApiFailure(words.badLifetime, 0, 'lifetime');
    timer = next;
    lastContact = clock();
    const [program] = user.programInfo?.programsInfo ?? [];
    set({
      user,
      token: user.access_token ?? token,
      program: program?.id ? { id: program.id, name: program.name } : null,
      error: false,
      invalid: false,
      message: null,
    });
  }

  /** Section 8: any authentication error clears user, token and program and sets the error state. */
  function fail(thrown: unknown) {
    const message = thrown instanceof ApiFailure ? thrown.message : errors.operation;
    forget();
    set({ error: true, invalid: message === errors.sessionInvalid, message });
  }

  function forget() {
    deps.tabVault.drop('auth');
    deps.tabVault.drop('timer');
    if (state.extended) deps.sharedVault.drop('extended');
    deps.binding.write(null);
    bus?.close();
    bus = null;
    timer = null;
    set({ ...emptyState, phase: 'ready', showBalance: state.showBalance });
    for (const clean of cleaners) clean();
  }

  // --- beginning ---------------------------------------------------------------------------------

  /**
   * Begins this tab's own session with a token just received.
   * @throws ApiFailure when the user cannot be loaded; the state then says why
   */
  async function begin(token: string): Promise<UserInfo> {
    try {
      const user = await api.userInfo(token);
      clearData();
      accept(user, token);
      deps.binding.write('own');
      joinTabs();
      await Promise.all([keepOwn(), keepTimer()]);
      return user;
    } catch (thrown) {
      fail(thrown);
      throw thrown;
    }
  }

  /** Changes to another of the person's roles; the server answers with a token of its own for it. */
  async function switchRole(role: Role): Promise<UserInfo> {
    const { token } = state;
    if (!token) throw new ApiFailure(words.ended, 401, 'unauthenticated');
    const user = await api.userInfo(token, role);
    clearData();
    accept(user, token);
    set({ locationRegistered: false });
    void keepOwn();
    void keepTimer();
    await tellToken();
    return user;
  }

  /** Opens an extended session in this tab; one's own session, if any, waits behind it. */
  async function beginExtended(token: string): Promise<void> {
    const user = await api.userInfo(token);
    const next = timerFor(user.expires_in, clock());
    if (!next) throw new ApiFailure(words.badLifetime, 0, 'lifetime');
    clearData();
    timer = next;
    lastContact = clock();
    const extended = { uid: user.user_id ?? '', role: user.role, token, user };
    set({ extended });
    deps.binding.write('extended');
    await deps.sharedVault.write('extended', extended);
    void keepTimer();
    joinTabs();
  }

  /** Ends the extended session and returns to one's own, or to login when there is none. */
  async function endExtended(): Promise<void> {
    const { extended, token } = state;
    if (!extended) return;
    tell({ type: 'ended', reason: null });
    void api.logout(extended.token).catch(() => undefined);
    deps.sharedVault.drop('extended');
    if (!token) {
      forget();
      deps.navigate('/login');
      return;
    }
    clearData();
    set({ extended: null });
    deps.binding.write('own');
    await begin(token).then(
      ({ role }) => deps.navigate(baseRoute[role]),
      () => deps.navigate('/login'),
    );
  }

  /** Brings back what this tab had before a reload, verified; then guards may decide. */
  async function restore(): Promise<void> {
    try {
      const bound = deps.binding.read();
      const own = await deps.tabVault.read('auth');
      if (isAuthRecord(own))
        set({ token: own.token, user: own.user, locationRegistered: own.locationRegistered });
      if (bound === 'extended' || (bound !== 'own' && !state.user)) await restoreExtended();
      if (state.extended) return;
      if (state.user) await resumeOwn();
      else await adoptFromTabs();
    } finally {
      set({ phase: 'ready' });
    }
  }

  async function restoreExtended() {
    const record = await deps.sharedVault.read('extended');
    if (!isExtendedRecord(record)) return;
    try {
      await beginExtended(record.token);
    } catch (thrown) {
      // The server no longer knows it: neither of the two may be trusted any more.
      if (!(thrown instanceof ApiFailure) || thrown.status !== 401) return;
      deps.sharedVault.drop('extended');
      forget();
    }
  }

  async function resumeOwn() {
    const { token } = state;
    const kept = await deps.tabVault.read('timer');
    if (!token || !isTimer(kept)) return forget();
    timer = kept;
    lastContact = 0;
    const status = statusAt(kept, clock());
    if (status.kind === 'over') return leave(status.reason);
    joinTabs();
    timer = { ...kept, lastTime: clock() };
    void keepTimer();
    // The screens need not wait: what was kept is sealed, and a 401 ends the session as always.
    void refresh();
  }

  async function adoptFromTabs() {
    const sealed = await deps.askOtherTabs();
    const record = sealed ? await deps.tabVault.open('auth', sealed) : null;
    if (isAuthRecord(record)) await begin(record.token).catch(() => forget());
  }

  /** Loads the user anew, for example after a step of onboarding. */
  async function refresh(): Promise<void> {
    const token = actingToken(state);
    if (!token) return;
    lastContact = clock();
    try {
      const user = await api.userInfo(token);
      if (actingToken(state) !== token) return;
      if (state.extended) return set({ extended: { ...state.extended, user } });
      const active = timer?.lastTime;
      accept(user, token);
      if (timer && active !== undefined) timer = { ...timer, lastTime: active };
      void keepOwn();
      void keepTimer();
    } catch (thrown) {
      if (!(thrown instanceof ApiFailure)) throw thrown;
      if (thrown.status === 401) unauthenticated(token, thrown);
      else if (thrown.message === errors.sessionInvalid || thrown.code === 'lifetime') fail(thrown);
    }
  }

  /**
   * Loads the acting role's general data, and an investor's balance.
   * @throws what the general data call threw, after resetting the role's data
   */
  async function loadGeneral(): Promise<void> {
    const user = actingUser(state);
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
    const id = actingUser(state)?.investor_id;
    if (!id) return;
    set({ balance: await api.balance(id).catch(() => null) });
  }

  // --- ending ------------------------------------------------------------------------------------

  /** Ends the session here: cleaned at once whatever the server says, told to the other tabs, one navigation. */
  function leave(reason: EndReason | null, { told = false, callServer = true, message = '' } = {}) {
    const user = actingUser(state);
    if (!user) return;
    const token = actingToken(state);
    const from = encodeURIComponent(deps.place());
    const byReason =
      reason !== null && (reason === 'timeout' || user.role === 'investor' || !message);
    deps.blank(true);
    if (!told) tell({ type: 'ended', reason });
    if (state.token && state.token !== token && callServer && !told) {
      void api.logout(state.token).catch(() => undefined);
    }
    forget();
    if (message) set({ message });
    if (token && callServer && !told) void api.logout(token).catch(() => undefined);
    const to = byReason ? `/session-logout/${reason}` : '/login';
    deps.navigate(reason ? `${to}?redirect=${from}` : to);
    deps.blank(false);
  }

  /** Ends an extended session and goes back, or logs out. */
  async function logout(): Promise<void> {
    if (state.extended) return endExtended();
    leave(null);
  }

  /** The specification's 401: twenty at once are one end, because the first one forgets the token. */
  function unauthenticated(token: string, failure: ApiFailure): void {
    if (token !== actingToken(state)) return;
    const investor = actingUser(state)?.role === 'investor';
    leave('lifetime', { callServer: investor, message: failure.message || words.ended });
  }

  // --- timers ------------------------------------------------------------------------------------

  /** Compares the clock with the deadlines; called every second, on waking, and before each call. */
  function tick(): TimerStatus['kind'] {
    if (!timer || state.phase !== 'ready') return 'open';
    const status = statusAt(timer, clock());
    if (status.kind === 'over') {
      if (status.reason === 'lifetime' && state.extended) void endExtended();
      else leave(status.reason);
      return 'over';
    }
    const warning =
      status.kind === 'warning' ? { reason: status.reason, secondsLeft: status.secondsLeft } : null;
    if (warning?.secondsLeft !== state.warning?.secondsLeft) set({ warning });
    if (timer.lastTime > lastContact && clock() - lastContact > CONTACT_MS) void refresh();
    return status.kind;
  }

  /** A sign of the person. While the warning stands only its button counts. */
  function touch(): void {
    if (!timer || tick() !== 'open') return;
    markActive();
  }

  function markActive() {
    if (!timer) return;
    const now = clock();
    timer = { ...timer, lastTime: now };
    if (now - lastTold < TOLD_EVERY_MS) return;
    lastTold = now;
    tell({ type: 'activity', at: now });
    void keepTimer();
  }

  /** "Seguir conectado": counts as activity, and renews the token while it is still good. */
  async function stay(): Promise<void> {
    if (tick() === 'over') return;
    lastTold = 0;
    markActive();
    set({ warning: null });
    const { token } = state;
    if (!token || state.extended) return;
    try {
      const grant = await api.renew(token);
      const user = state.user;
      if (!user || state.token !== token) return;
      accept(
        { ...user, access_token: undefined, expires_in: grant.expires_in },
        grant.access_token,
      );
      void keepOwn();
      void keepTimer();
      await tellToken();
    } catch (thrown) {
      // A server without renewal leaves the person as they were: active, until the token's own end.
      if (thrown instanceof ApiFailure && thrown.status === 401) unauthenticated(token, thrown);
    }
  }

  return {
    state: () => state,
    timer: () => timer,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Runs when the person or the role changes, to empty caches. */
    onClean(clean: () => void) {
      cleaners.add(clean);
      return () => void cleaners.delete(clean);
    },
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
    fail,
    /** The extended session of this browser was ended or replaced by another tab. */
    extendedChanged(): void {
      if (!state.extended) return;
      const back = state.token;
      clearData();
      deps.binding.write(back ? 'own' : null);
      set({ extended: null });
      if (back)
        void begin(back).then(
          () => deps.navigate('/'),
          () => deps.navigate('/login'),
        );
      else {
        forget();
        deps.navigate('/login');
      }
    },
    setGeolocation(geolocation: SessionState['geolocation'], locationRegistered: boolean) {
      set({ geolocation, locationRegistered });
      void keepOwn();
    },
    setShowBalance: (showBalance: boolean) => set({ showBalance }),
    /** What another tab without a session may be given; null for none, and never an extended session. */
    async offer() {
      const { token, user, locationRegistered, extended } = state;
      if (!token || !user || extended) return null;
      const sealed = await deps.tabVault.seal('auth', { token, user, locationRegistered });
      return sealed && user.user_id ? { userId: user.user_id, sealed } : null;
    },
    callHost: {
      token: () => actingToken(state),
      beforeCall() {
        if (tick() === 'over') throw new ApiFailure(words.ended, 401, 'unauthenticated');
      },
      answered() {
        lastContact = clock();
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
