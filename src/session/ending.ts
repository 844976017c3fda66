import { session as words } from '@contract/locales/es-MX/identity/session';
import type { ApiFailure } from '@portal/api/failure';
import { t } from '@portal/i18n';

import type { EndReason } from './deadlines';
import type { Renewals } from './renewals';
import type { SessionDeps, SessionStore } from './session-store';
import { actingToken, actingUser } from './state';

/** How the session ends here. */
export function createEnding(deps: SessionDeps, held: SessionStore, renewals: Renewals) {
  const { api } = deps;
  const { set, tell } = held;

  /** Ends the session here: cleared at once whatever the server answers, broadcast to the other tabs, one navigation. */
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

  /** The specification's 401: twenty at once are one end, because the first one forgets the token. */
  function unauthenticated(token: string, failure: ApiFailure): void {
    // The server may drop the old token a moment before its answer brings the new one.
    if (renewals.underWay() || token !== actingToken(held.state)) return;
    const investor = actingUser(held.state)?.role === 'investor';
    leave('lifetime', {
      callServer: investor,
      invalid: true,
      message: failure.message || t(words.ended),
    });
  }

  return { leave, unauthenticated };
}

export type Ending = ReturnType<typeof createEnding>;
