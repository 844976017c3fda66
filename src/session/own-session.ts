import type { UserInfo } from '@contract/identity/users';
import type { Role } from '@contract/kernel/roles';
import { session } from '@contract/locales/es-MX/identity/session';
import { ApiFailure } from '@portal/api/failure';
import { t } from '@portal/i18n';
import type { Renewals } from './renewals';
import type { SessionDeps, SessionStore } from './session-store';

/** One's own session in this tab, and the role in which one acts. */
export function createOwnSession(deps: SessionDeps, store: SessionStore, renewals: Renewals) {
  const { api } = deps;

  /**
   * Begins this tab's own session with a token just received.
   * @param life of the token in seconds, as far as it was told with it; what getRgUserInfo says counts before it
   * @throws ApiFailure when the user cannot be loaded; the state then has the reason
   */
  async function begin(token: string, life?: number | null): Promise<UserInfo> {
    try {
      const user = await api.userInfo(token);
      store.clearData();
      store.accept({ ...user, expires_in: user.expires_in ?? life }, token);
      deps.binding.write('own');
      store.openTabBus();
      await Promise.all([store.keepOwn(), store.keepTimer()]);
      // Signing in again ends the earlier token on the server: the person's other tabs take the new one.
      await store.publishToken();
      return user;
    } catch (thrown) {
      store.fail(thrown);
      throw thrown;
    }
  }

  /** Changes to another of the person's roles; the server answers with a token of its own for it. */
  async function switchRole(role: Role): Promise<UserInfo> {
    const { token } = store.state;
    if (!token) throw new ApiFailure(t(session.ended), 401, 'unauthenticated');
    const user = await renewals.during(api.userInfo(token, role));
    store.clearData();
    store.accept(user, token);
    store.set({ locationRegistered: false });
    void store.keepOwn();
    void store.keepTimer();
    await store.publishToken();
    return user;
  }

  return { begin, switchRole };
}

export type OwnSession = ReturnType<typeof createOwnSession>;
