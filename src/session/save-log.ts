import { generalDataCalls, type LogCode } from '@contract/people/general-data';
import { call } from '@portal/api/call';
import { session } from './portal-session';
import { actingUser } from './state';

/**
 * Reports an event of the portal for the acting applicant or investor (saveApplicantLog,
 * saveInvestorLog); other roles have no such log. Never fails and is never waited for.
 */
export function saveLog(code: LogCode, extra: Record<string, unknown> = {}): void {
  const user = actingUser(session.state());
  const [id, endpoint] =
    user?.role === 'client'
      ? [user.client_id, generalDataCalls.saveApplicantLog]
      : [user?.role === 'investor' ? user.investor_id : null, generalDataCalls.saveInvestorLog];
  if (!id) return;
  const account = { id, name: user?.name ?? '' };
  const body = { extra_params: extra, metadata: { account }, log_code: code };
  void call(endpoint, { params: { id }, body }).catch(() => undefined);
}
