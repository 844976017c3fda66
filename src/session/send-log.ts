import type { UserInfo } from '@contract/identity/users';
import { generalDataCalls, type LogCode } from '@contract/people/general-data';
import { call } from '@portal/api/call';

export interface PortalEvent {
  code: LogCode;
  extra?: Record<string, unknown>;
}

/** Reports an event of an applicant or investor to their log; other roles have none. Never fails. */
export async function sendLog(
  user: UserInfo,
  token: string,
  { code, extra = {} }: PortalEvent,
): Promise<void> {
  const [id, endpoint] =
    user.role === 'client'
      ? [user.client_id, generalDataCalls.saveApplicantLog]
      : [user.role === 'investor' ? user.investor_id : null, generalDataCalls.saveInvestorLog];
  if (!id) return;
  const account = { id, name: user.name ?? '' };
  const body = { extra_params: extra, metadata: { account }, log_code: code };
  await call(endpoint, { params: { id }, body }, { token }).catch(() => undefined);
}
