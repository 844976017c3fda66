import { baseRoute } from '@contract/kernel/roles';
import type { OwnSession } from './own-session';
import type { SessionDeps, SessionStore } from './session-store';
import { type ExtendedSession, isExtendedRecord } from './state';

/** The extended session of this tab, before one's own. */
export function createExtendedSession(
  deps: SessionDeps,
  store: SessionStore,
  { begin }: OwnSession,
) {
  const { api } = deps;
  const { set, publish } = store;

  /** Opens an extended session in this tab; one's own session, if any, waits behind it. */
  async function beginExtended(token: string, life?: number): Promise<void> {
    const extended = await enterExtended(token, life);
    await deps.sharedVault.write('extended', extended);
  }

  async function enterExtended(token: string, life?: number | null): Promise<ExtendedSession> {
    const told = await api.userInfo(token);
    const user = { ...told, expires_in: told.expires_in ?? life };
    store.startTimer(user);
    store.clearData();
    const extended = { uid: user.user_id ?? '', role: user.role, token, user };
    set({ extended });
    deps.binding.write('extended');
    void store.keepTimer();
    store.openTabBus();
    return extended;
  }

  /** Ends the extended session and returns to one's own, or to login when there is none. */
  async function endExtended(): Promise<void> {
    const { extended } = store.state;
    if (!extended) return;
    publish({ type: 'ended', reason: null, message: '' });
    void api.logout(extended.token).catch(() => undefined);
    deps.sharedVault.drop('extended');
    await backToOwn();
  }

  async function backToOwn(): Promise<void> {
    const { token, user } = store.state;
    store.clearData();
    set({ extended: null });
    if (!token) {
      store.forget();
      return deps.navigate('/login');
    }
    deps.binding.write('own');
    await begin(token, user?.expires_in).then(
      ({ role }) => deps.navigate(baseRoute[role]),
      () => deps.navigate('/login'),
    );
  }

  /** Another tab wrote the extended session of this browser, or removed it: this tab keeps to the one it is bound to. */
  async function extendedChanged(): Promise<void> {
    const kept = await deps.sharedVault.read('extended');
    const { extended } = store.state;
    if (!extended || (isExtendedRecord(kept) && kept.token === extended.token)) return;
    await backToOwn();
  }

  return { beginExtended, enterExtended, endExtended, backToOwn, extendedChanged };
}

export type ExtendedSessions = ReturnType<typeof createExtendedSession>;
