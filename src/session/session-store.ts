import type { UserInfo } from '@contract/identity/users';
import { session } from '@contract/locales/es-MX/identity/session';
import { errors } from '@contract/locales/es-MX/kernel/outcomes';
import { ApiFailure } from '@portal/api/failure';
import { t } from '@portal/i18n';
import type { Receipts } from '@portal/ui/form/drafts';
import type { SessionApi } from './api';
import type { Bus } from './bus';
import type { Clock } from './clock';
import { type Timer, timerFor } from './deadlines';
import { type AuthRecord, actingUser, emptyState, programOf, type SessionState } from './state';
import type { TabMessage } from './tab-messages';
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
  openBus(name: string, onMessage: (message: unknown) => void): Bus;
  /** What another tab of this browser offers to a tab without a session; null when there is none. */
  askOtherTabs(): Promise<string | null>;
  /**
   * Drops what was typed and not sent: who signs out leaves nothing of theirs to the next person. A session that runs
   * out leaves it, and no receipts.
   */
  dropDrafts(only?: Receipts): void;
  navigate(path: string): void;
  place(): string;
  /** Hides or shows the whole page at once. */
  blank(hidden: boolean): void;
}

/** The session of this tab: its state, its timer, what is kept over a reload, and its place among the tabs. */
export function createSessionStore(deps: SessionDeps, onMessage: (message: unknown) => void) {
  const { clock, tabVault } = deps;
  const listeners = new Set<() => void>();
  const cleaners = new Set<() => void>();
  let state: SessionState = emptyState;
  let timer: Timer | null = null;
  let lastContact = 0;
  let bus: Bus | null = null;

  function set(change: Partial<SessionState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function record(): AuthRecord | null {
    const { token, user, locationRegistered, showBalance } = state;
    return token && user ? { token, user, locationRegistered, showBalance } : null;
  }

  async function keepOwn(): Promise<void> {
    const own = record();
    if (own) await tabVault.write('auth', own);
  }

  async function keepTimer(): Promise<void> {
    if (timer) await tabVault.write('timer', timer);
  }

  /** One's own session as another tab may read it; null when there is none. */
  async function sealOwn(): Promise<string | null> {
    const own = record();
    return own ? tabVault.seal('auth', own) : null;
  }

  /** A tab listens only to the tabs of the same user in the same kind of session. */
  function openTabBus() {
    bus?.close();
    const id = actingUser(state)?.user_id;
    const kind = state.extended ? 'extended' : 'own';
    bus = id ? deps.openBus(`session:${kind}:${id}`, onMessage) : null;
  }

  function publish(message: TabMessage) {
    bus?.publish(message);
  }

  async function publishToken({ renewed = false } = {}) {
    const sealed = await sealOwn();
    if (sealed && timer) publish({ type: 'token', sealed, timer, renewed });
  }

  /** What the previous person or role saw must not outlive them. */
  function clearData() {
    set({ general: {}, generalFailed: false, warning: null });
    for (const clean of cleaners) clean();
  }

  /**
   * Begins to count a token's life.
   * @throws ApiFailure when that life is none: a failed load, reported once
   */
  function startTimer(user: UserInfo) {
    const next = timerFor(user.expires_in, clock());
    if (!next) throw new ApiFailure(t(session.badLifetime), 0, 'lifetime');
    timer = next;
    lastContact = clock();
  }

  /**
   * Takes an answer of getRgUserInfo. A life that it does not tell is the one that this token has already.
   * @throws ApiFailure as startTimer
   */
  function accept(user: UserInfo, token: string) {
    const goesOn = typeof user.expires_in !== 'number' && token === state.token;
    if (!timer || !goesOn) startTimer(user);
    set({
      user: { ...user, expires_in: timer?.seconds },
      token: user.access_token ?? token,
      program: programOf(user),
      error: false,
      invalid: false,
      message: null,
    });
  }

  /** Section 8: any authentication error clears user, token and program and sets the error state. */
  function fail(thrown: unknown) {
    const message = thrown instanceof ApiFailure ? thrown.message : t(errors.operation);
    forget();
    set({ error: true, invalid: message === t(errors.sessionInvalid), message });
  }

  function forget() {
    tabVault.drop('auth');
    tabVault.drop('timer');
    if (state.extended) deps.sharedVault.drop('extended');
    deps.binding.write(null);
    deps.dropDrafts('receipt:');
    bus?.close();
    bus = null;
    timer = null;
    set({ ...emptyState, phase: 'ready', showBalance: state.showBalance });
    for (const clean of cleaners) clean();
  }

  return {
    get state() {
      return state;
    },
    get timer() {
      return timer;
    },
    set timer(next: Timer | null) {
      timer = next;
    },
    /** The last contact of this session with the server, in ms since the epoch. */
    get lastContact() {
      return lastContact;
    },
    set lastContact(at: number) {
      lastContact = at;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Runs when the person or the role changes, to empty caches. */
    onClean(clean: () => void) {
      cleaners.add(clean);
      return () => void cleaners.delete(clean);
    },
    set,
    keepOwn,
    keepTimer,
    sealOwn,
    openTabBus,
    publish,
    publishToken,
    clearData,
    startTimer,
    accept,
    fail,
    forget,
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
