import { users } from '@server/db/schema/identity';
import { applicants, investors } from '@server/db/schema/people';
import { type Person, testApi } from '@tests/support/api';
import { freshFactor } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();
const staff = await api.person('admin', { fullName: 'Olga Paz' });
const reason = 'Pidió por teléfono invertir también.';

async function add(userId: string, type: string, as: Person = staff) {
  await freshFactor(api, as);
  const url = `/api/v1/users/${userId}/profiles` as const;
  return as.call({ method: 'POST', url, body: { type, reason } });
}
const shown = async ({ userId }: Person) =>
  (await staff.call({ url: `/api/v1/users/${userId}` })).json;

test('staff add a profile to an account, whose person learns of it and works with it in the session that they have', async () => {
  const ana = await api.person('client');
  expect(await shown(ana)).toMatchObject({ profiles_to_add: ['investor', 'supplier'] });
  expect((await add(ana.userId, 'investor')).json).toEqual({ ok: true });
  expect(await shown(ana)).toMatchObject({
    roles: expect.arrayContaining(['client', 'investor']),
    profiles_to_add: ['supplier'],
    records: { investor: { commitments: 0 } },
  });
  const mail = await api.lastMail(ana.email);
  expect(mail?.subject).toContain('Tienes un perfil más: Inversionista');
  expect(mail?.text).toContain('Esto lo hizo el equipo de Solfondo.');
  expect(mail?.text).not.toContain(reason);
  const { json } = await ana.call({ url: '/api/v1/users/getRgUserInfo?role=investor' });
  expect(json).toMatchObject({ role: 'investor', investor_id: expect.any(String) });
  const trail = await staff.call({ url: `/api/v1/audit?object_id=${ana.userId}` });
  expect(trail.json.items[0]).toMatchObject({
    action: 'registrations.add-profile',
    user: 'Olga Paz',
    details: { type: 'investor', reason },
  });
});

test('a profile that is there stays the one, also where two add it at once', async () => {
  const ana = await api.person('investor');
  const [before] = await api.db.select().from(investors).where(eq(investors.userId, ana.userId));
  const again = await add(ana.userId, 'investor');
  expect([again.status, again.json.message]).toEqual([409, 'La persona ya tiene ese perfil.']);
  const both = await Promise.all([add(ana.userId, 'client'), add(ana.userId, 'client')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await api.db.$count(applicants, eq(applicants.userId, ana.userId))).toBe(1);
  expect(await api.db.select().from(investors).where(eq(investors.userId, ana.userId))).toEqual([
    before,
  ]);
});

test('nothing is added to staff, to who is blocked or agreed to no terms, and who sells for a company is none', async () => {
  const colleague = await api.person('admin');
  const blocked = await api.person('client');
  const unread = await api.person('client');
  const seller = await api.person('supplier_agent');
  const set = (who: Person, values: Partial<typeof users.$inferInsert>) =>
    api.db.update(users).set(values).where(eq(users.id, who.userId));
  await set(blocked, { staffBlockedAt: api.clock.now });
  await set(unread, { termsAcceptedAt: null });
  for (const who of [staff, colleague, blocked, unread]) {
    expect((await shown(who)).profiles_to_add).toEqual([]);
    expect((await add(who.userId, 'investor')).status).toBe(422);
  }
  expect((await shown(seller)).profiles_to_add).toEqual(['client', 'investor']);
  expect((await add(seller.userId, 'supplier')).status).toBe(422);
  expect((await add(seller.userId, 'client')).status).toBe(200);
  expect((await add(unread.userId, 'admin')).status).toBe(400);
});

test('only staff who confirmed it add one, and with a reason', async () => {
  const ana = await api.person('client');
  const colleague = await api.person('admin');
  const url = `/api/v1/users/${ana.userId}/profiles` as const;
  const body = { type: 'investor', reason };
  const asked = await colleague.call({ method: 'POST', url, body });
  expect(asked.json).toMatchObject({ code: 'step_up_required' });
  expect((await add(ana.userId, 'supplier', ana)).status).toBe(403);
  await freshFactor(api, staff);
  const silent = await staff.call({ method: 'POST', url, body: { ...body, reason: ' ' } });
  expect(silent.json.fields).toHaveProperty('reason');
  expect(await shown(ana)).toMatchObject({ roles: ['client'] });
});
