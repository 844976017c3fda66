import { users } from '@server/db/schema/identity';
import { legalAcceptances } from '@server/db/schema/people';
import { PASSWORD, type Person, testApi } from '@tests/support/api';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();

const open = (who: Person, body: object) =>
  who.call({ method: 'POST', url: '/api/v1/users', body });
const person = (email: string, more: object = {}) => ({
  type: 'supplier',
  full_name: 'Techos del Norte',
  email,
  person_type: 0,
  reason: 'Lo pidió en la feria',
  ...more,
});
const activate = (body: object) =>
  api.anonymous({ method: 'POST', url: '/api/v1/activations/redeem', body });
const tokenIn = async (email: string) =>
  /\/activar-cuenta\/([\w-]+)/.exec((await api.lastMail(email))?.text ?? '')?.[1] ?? '';
const login = (email: string) =>
  api.anonymous({ method: 'POST', url: '/api/auth/login', body: { email, password: PASSWORD } });
const agreedBy = (userId: string) =>
  api.db.select().from(legalAcceptances).where(eq(legalAcceptances.userId, userId));

test('staff open an account, whose person chooses the password and agrees to the texts by the mailed link', async () => {
  const staff = await api.person('admin', { fullName: 'Olga Paz' });
  const email = 'techos@ejemplo.mx';
  expect((await open(staff, person(email))).json.code).toBe('step_up_required');
  await api.stepUp(staff);
  const mute = await open(staff, person(email, { reason: ' ' }));
  expect(mute.json.fields).toHaveProperty('reason');
  const { status, json } = await open(staff, person(email));
  expect(status).toBe(200);
  const shown = (await staff.call({ url: `/api/v1/users/${json.id}` })).json;
  expect(shown).toMatchObject({
    full_name: 'Techos del Norte',
    person_type: 0,
    roles: ['supplier'],
    status: 'pending',
    records: { supplier: { name: 'Techos del Norte', status: 1 } },
    actions: ['resend_activation'],
  });
  const trail = await staff.call({ url: `/api/v1/audit?object_id=${json.id}` });
  expect(trail.json.items).toMatchObject([
    {
      action: 'registrations.open',
      user: 'Olga Paz',
      details: { type: 'supplier', reason: 'Lo pidió en la feria' },
    },
  ]);
  const mail = await api.lastMail(email);
  expect(mail?.text).toMatch(/Olga Paz, del equipo de Solfondo, te abrió una cuenta de Instalador/);

  const token = await tokenIn(email);
  const silent = await activate({ token, password: PASSWORD });
  expect(silent).toMatchObject({ status: 422, json: { fields: { terms: expect.any(String) } } });
  expect(await agreedBy(json.id)).toEqual([]);
  const other = { terms: '0'.repeat(64), privacy: '0'.repeat(64) };
  const agree = { token, password: PASSWORD, terms: true };
  expect((await activate({ ...agree, texts_read: other })).status).toBe(409);
  expect((await login(email)).status).toBe(400);
  expect((await activate(agree)).json).toEqual({ ok: true });
  expect((await login(email)).status).toBe(200);
  expect((await agreedBy(json.id)).map(({ document }) => document)).toEqual(['terms', 'privacy']);
  const [row] = await api.db.select().from(users).where(eq(users.id, json.id));
  expect(row?.termsAcceptedAt).toEqual(api.clock.now);
});

test('a link that is sent anew asks for the same, and an address with an account is refused on its field', async () => {
  const staff = await api.person('admin');
  await api.stepUp(staff);
  const email = 'ahorra@ejemplo.mx';
  const { json } = await open(staff, person(email, { type: 'investor', person_type: 1 }));
  const first = await tokenIn(email);
  const resent = await staff.call({
    method: 'POST',
    url: `/api/v1/users/${json.id}/activation`,
    body: { reason: 'No le llegó el correo' },
  });
  expect(resent.status).toBe(200);
  expect((await activate({ token: first, password: PASSWORD, terms: true })).status).toBe(422);
  const token = await tokenIn(email);
  expect((await activate({ token, password: PASSWORD })).json.fields).toHaveProperty('terms');
  expect((await activate({ token, password: PASSWORD, terms: true })).status).toBe(200);
  const again = await open(staff, person(email));
  expect(again.json.fields).toEqual({
    email: 'Ya hay una cuenta con este correo. Escribe otro.',
  });
});

test('nobody else opens accounts, nor staff one of staff, of a seller or of a program', async () => {
  for (const role of ['supplier', 'program_administrator', 'client'] as const) {
    const who = await api.person(role);
    expect([role, (await open(who, person('x@ejemplo.mx'))).status]).toEqual([role, 403]);
  }
  const staff = await api.person('admin');
  await api.stepUp(staff);
  for (const type of ['admin', 'supplier_agent', 'program_administrator']) {
    expect((await open(staff, person('x@ejemplo.mx', { type }))).status).toBe(400);
  }
});
