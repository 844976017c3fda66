import type { LogCode } from '@contract/people/general-data';
import { sessionApi } from './api';
import { session } from './portal-session';
import { actingToken, actingUser } from './state';

/**
 * Reports an event of the portal for the acting applicant or investor (saveApplicantLog,
 * saveInvestorLog); other roles have no such log. Never fails and is never waited for.
 */
export function saveLog(code: LogCode, extra?: Record<string, unknown>): void {
  const state = session.state();
  const [user, token] = [actingUser(state), actingToken(state)];
  if (user && token) void sessionApi.log(user, token, { code, extra });
}

/** Reports that the screen of this address could not be shown. */
export const saveScreenFailure = (): void =>
  saveLog('screen_failed', { path: window.location.pathname });
