import { session } from '@contract/locales/es-MX/identity/session';
import type { ApiFailure } from '@portal/api/failure';
import { t } from '@portal/i18n';
import type { EndReason } from './deadlines';
import type { Renewals } from './renewals';
import type { SessionDeps, SessionStore } from './session-store';
import { actingToken, actingUser } from './state';

/** How the session ends here. */
export function createEnding(deps: SessionDeps, store: SessionStore, renewals: Renewals) {
  const { api } = deps;
  const { set, publish } = store;

  /** Ends the session here: cleared at once whatever the server answers, broadcast to the other tabs, one navigation. */
  function leave(
    reason: EndReason | null,
    { fromOtherTab = false, callServer = true, invalid = false, message = '' } = {},
  ) {
    const user = actingUser(store.state);
    if (!user) return;
    const token = actingToken(store.state);
    const from = encodeURIComponent(deps.place());
    const byReason =
      reason !== null && (reason === 'timeout' || user.role === 'investor' || !message);
    deps.blank(true);
    if (!fromOtherTab) publish({ type: 'ended', reason, message });
    if (store.state.token && store.state.token !== token && callServer && !fromOtherTab) {
      void api.logout(store.state.token).catch(() => undefined);
    }
    store.forget();
    if (reason === null) deps.dropDrafts();
    if (message) set({ message });
    if (invalid) set({ error: true, invalid });
    if (token && callServer && !fromOtherTab) {
      if (!invalid) void api.log(user, token, { code: 'session_ended', extra: { reason } });
      void api.logout(token).catch(() => undefined);
    }
    const to = byReason ? `/session-logout/${reason}` : '/login';
    deps.navigate(reason ? `${to}?redirect=${from}` : to);
    deps.blank(false);
  }

  /** The specification's 401: twenty at once are one end, because the first one forgets the token. */
  function unauthenticated(token: string, failure: ApiFailure): void {
    // The server may drop the old token a moment before its answer brings the new one.
    if (renewals.underWay() || token !== actingToken(store.state)) return;
    const investor = actingUser(store.state)?.role === 'investor';
    leave('lifetime', {
      callServer: investor,
      invalid: true,
      message: failure.message || t(session.ended),
    });
  }

  return { leave, unauthenticated };
}

export type Ending = ReturnType<typeof createEnding>;
