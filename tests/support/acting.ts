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
}
