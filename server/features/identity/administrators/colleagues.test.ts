import { duties } from '@contract/kernel/duties';
import { users } from '@server/db/schema/identity';
import { approvals, auditLog } from '@server/db/schema/platform';
import { type Person, testApi } from '@tests/support/api';
import { asTwo, freshFactor } from '@tests/support/two-people';
import { isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();
const because = { reason: 'Perdió su computadora' };

test('of a house of two one alone blocks the other, and one stays of two who do it at once', async () => {
  const two = [await api.person('admin'), await api.person('admin')] as const;
  const cashier = await api.person('admin', { duties: ['treasury'] });
  const [one, other] = two;
  for (const who of two) await freshFactor(api, who);
  const shown = await one.call({ url: `/api/v1/users/${other.userId}` });
  expect(shown.json.block_by_two).toBe(false);
  const block = (by: Person, { userId }: Person) =>
    by.call({ method: 'POST', url: `/api/v1/users/${userId}/block`, body: because });
  const answers = await Promise.all([block(one, other), block(other, one)]);
  const [first = 0, second = 0] = answers.map(({ status }) => status).toSorted();
  expect([first, [401, 403].includes(second)]).toEqual([200, true]);
  const blocked = await api.db.select().from(users).where(isNotNull(users.staffBlockedAt));
  expect(blocked).toMatchObject([{ staffBlockReason: because.reason }]);
  const [kept] = await api.db.select().from(approvals);
  expect(kept).toMatchObject({ outcome: 'alone', details: [], objectId: blocked[0]?.id });
  const told = (await cashier.call({ url: '/api/v1/notifications' })).json.items;
  expect(told.map(({ body }) => body)).toEqual([
    expect.stringContaining(`bloqueó la cuenta de ${blocked[0]?.fullName}`),
  ]);
});

test('who blocks every colleague is not the first of a house: an invitation still takes another administrator', async () => {
  const rogue = await api.person('admin');
  const colleague = await api.person('admin', { duties: ['review'] });
  const url = `/api/v1/users/${colleague.userId}/block` as const;
  await freshFactor(api, rogue);
  expect((await rogue.call({ method: 'POST', url, body: because })).status).toBe(200);
  await freshFactor(api, rogue);
  const invited = await rogue.call({
    method: 'POST',
    url: '/api/v1/administrators',
    body: { email: 'yo.mismo@ejemplo.mx', full_name: 'Yo Mismo', duties },
  });
  expect([invited.status, invited.json]).toMatchObject([202, { code: 'second_person' }]);
});

test('what goes on in the backoffice is not for the invited before they activate, nor for the blocked', async () => {
  const boss = await api.person('admin');
  const blocked = await api.person('admin');
  const email = 'mal.escrito@ejemplo.mx';
  const invite = (to: string) =>
    ({
      method: 'POST',
      url: '/api/v1/administrators',
      body: { email: to, full_name: 'Nora Colín', duties },
    }) as const;
  expect((await asTwo(api, boss, invite(email))).status).toBe(200);
  const url = `/api/v1/users/${blocked.userId}/block` as const;
  expect((await asTwo(api, boss, { method: 'POST', url, body: because })).status).toBe(200);
  const subjects = () =>
    Promise.all([email, blocked.email].map(async (to) => (await api.lastMail(to))?.subject));
  const before = await subjects();
  expect((await boss.call(invite('otra.mas@ejemplo.mx'))).status).toBe(202);
  // The same waits once, and the trail, which is for good, holds no address of another person.
  expect((await boss.call(invite('otra.mas@ejemplo.mx'))).status).toBe(409);
  expect(JSON.stringify(await api.db.select().from(auditLog))).not.toContain('@ejemplo.mx');
  expect(await subjects()).toEqual(before);
});

test('who types the address of an invited administrator does not undo the invitation', async () => {
  const boss = await api.person('admin');
  const email = 'invitada@ejemplo.mx';
  await asTwo(api, boss, {
    method: 'POST',
    url: '/api/v1/administrators',
    body: { email, full_name: 'Inés Rey', duties },
  });
  const registered = await api.anonymous({
    method: 'POST',
    url: '/api/v1/registrations',
    body: { type: 'client', full_name: 'Elsa Pera', email, person_type: 1, terms: true },
  });
  expect(registered.status).toBe(200);
  const found = await boss.call({ url: '/api/v1/users?q=invitada' });
  expect(found.json.items).toMatchObject([{ full_name: 'Inés Rey', roles: ['admin'] }]);
});
