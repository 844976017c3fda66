import type { Caller, Person, testApi } from './api';

/** Calls as an administrator who acts as a person. */
export async function actingAs(
  api: Awaited<ReturnType<typeof testApi>>,
  person: Person,
): Promise<Caller> {
  const admin = await api.person('admin');
  await api.stepUp(admin);
  const minted = await admin.call({
    method: 'POST',
    url: '/api/v1/impersonations',
    body: { user_id: person.userId, reason: 'Pidió ayuda con su cuenta' },
  });
  const token = minted.json.path.replace('/preauth/', '');
  const opened = await api.anonymous({
    method: 'POST',
    url: '/api/v1/impersonations/redeem',
    body: { token },
  });
  return (request) => api.withToken(opened.json.access_token, request);
import type { Caller, testApi } from './api';

/** Calls as a person in an extended session that a new administrator opened. */
export async function extendedSession(
  userId: string,
  const staff = await api.person('admin');
  await api.stepUp(staff);
  const link = await staff.call({
    body: { user_id: userId, reason: 'Pidió ayuda con sus datos' },
  });
  const extended = await api.anonymous({
    body: { token: String(link.json.path).replace('/preauth/', '') },
  });
  return (request) => api.withToken(extended.json.access_token, request);
}
