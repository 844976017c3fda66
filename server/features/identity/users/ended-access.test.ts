import { users } from '@server/db/schema/identity';
import { type Person, testApi } from '@tests/support/api';
import { asTwo, freshFactor } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();
const boss = await api.person('admin', { fullName: 'Berta Luna' });
const because = { reason: 'Perdió su computadora' };
const MINUTE = 60_000;

const later = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};
async function act(who: Person, what: string) {
  const again = await api.again(boss);
  await freshFactor(api, again);
  return again.call({ method: 'POST', url: `/api/v1/users/${who.userId}/${what}`, body: because });
}

/** An administrator's link into another user's account. */
async function linkTo({ userId }: Person, actor: Person) {
  await freshFactor(api, actor);
  return actor.call({
    method: 'POST',
    url: '/api/v1/impersonations',
    body: { user_id: userId, reason: 'Pidió ayuda' },
  });
}
const redeem = ({ path }: { path: string }) =>
  api.anonymous({
    method: 'POST',
    url: '/api/v1/impersonations/redeem',
    body: { token: path.replace('/preauth/', '') },
  });

/** An administrator who acts as another user for so long that their own session is idle by now. */
async function longAtWork() {
  const rogue = await api.person('admin', { fullName: 'Raúl Mora' });
  const ana = await api.person('client');
  const { json } = await redeem((await linkTo(ana, rogue)).json);
  const asAna = () => api.withToken(json.access_token, { url: '/api/v1/users/getRgUserInfo' });
  for (let n = 0; n < 3; n += 1) {
    later(2 * MINUTE);
    expect((await asAna()).status).toBe(200);
  }
  return { rogue, asAna };
}

test('an administrator who is blocked no longer acts as another user, however long they have been at it', async () => {
  const { rogue, asAna } = await longAtWork();
  expect((await act(rogue, 'block')).status).toBe(200);
  expect((await asAna()).status).toBe(401);
});

test('a session that outlived the block of its account is refused, and ends', async () => {
  const { rogue, asAna } = await longAtWork();
  const who = await api.again(rogue);
  const look = () => who.call({ url: '/api/v1/users/getRgUserInfo' });
  expect((await look()).status).toBe(200);
  // As of one begun at the moment of the block: the account is closed, and nothing ended the session.
  const standing = (staffBlockedAt: Date | null) =>
    api.db.update(users).set({ staffBlockedAt }).where(eq(users.id, rogue.userId));
  await standing(api.clock.now);
  expect((await asAna()).status).toBe(401);
  const refusal = await look();
  expect([refusal.status, refusal.json]).toMatchObject([401, { code: 'unauthenticated' }]);
  // Let in again, they come in anew.
  await standing(null);
  expect((await look()).status).toBe(401);
});

test('nor does one from whom the backoffice was taken away', async () => {
  const { rogue, asAna } = await longAtWork();
  const answer = await asTwo(api, await api.again(boss), {
    method: 'POST',
    url: `/api/v1/users/${rogue.userId}/admin-revocation`,
    body: because,
  });
  expect(answer.status).toBe(200);
  expect((await asAna()).status).toBe(401);
});

test('a session from which its person acts as another user is open, and is ended with all', async () => {
  const { rogue, asAna } = await longAtWork();
  expect((await act(rogue, 'sessions/end')).status).toBe(200);
  expect((await asAna()).status).toBe(401);
});

test('a link into another account is dead once the session that made it is over, blocked or idle', async () => {
  const ana = await api.person('client');
  const idle = await linkTo(ana, await api.person('admin'));
  later(6 * MINUTE);
  expect((await redeem(idle.json)).status).toBe(422);
  const blocked = await api.person('admin');
  const link = await linkTo(ana, blocked);
  const url = `/api/v1/users/${blocked.userId}/block` as const;
  const again = await api.again(boss);
  expect((await asTwo(api, again, { method: 'POST', url, body: because })).status).toBe(200);
  expect((await redeem(link.json)).status).toBe(422);
});

test('no administrator acts as a person whom staff block', async () => {
  const ana = await api.person('client');
  await act(ana, 'block');
  const refused = await linkTo(ana, await api.again(boss));
  expect([refused.status, refused.json.message]).toEqual([
    422,
    'No se puede actuar como esta persona.',
  ]);
});
