import { duties } from '@contract/kernel/duties';
import { inTransaction } from '@server/db/connection';
import { sessions, userRoles, users } from '@server/db/schema/identity';
import { PASSWORD, testApi } from '@tests/support/api';
import { asTwo } from '@tests/support/two-people';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mintLink } from '../auth/one-time';
import { administratorLink, hasAdministrator } from './link';

const api = await testApi();
const HOUR = 3_600_000;
const DEAD = 'El enlace ya no es válido. Solicita uno nuevo para continuar.';

const tokenOf = (url: string) => url.split('/').at(-1) ?? '';
const newLink = async () =>
  tokenOf(await inTransaction(api.db, (tx) => administratorLink(tx, api.config, api.clock.now)));
const redeem = (token: string, email: string, more: object = {}) =>
  api.anonymous({
    method: 'POST',
    url: '/api/v1/administrators/redeem',
    body: { token, email, full_name: 'Ada Ríos Núñez', password: PASSWORD, ...more },
  });
const administratorsAt = (email: string) =>
  api.db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'admin')))
    .where(and(eq(users.email, email), eq(users.status, 'active')));

test('a house without administrators gets its first by the link, who signs in; the link works once', async () => {
  expect(await inTransaction(api.db, hasAdministrator)).toBe(false);
  const token = await newLink();
  expect((await redeem(token, 'ada@ejemplo.mx')).json).toEqual({ ok: true });
  expect(await inTransaction(api.db, hasAdministrator)).toBe(true);
  const login = await api.anonymous({
    method: 'POST',
    url: '/api/auth/login',
    body: { email: 'ada@ejemplo.mx', password: PASSWORD },
  });
  expect(login.status).toBe(200);
  // With no one to ask, the first invites alone.
  const [ada] = await administratorsAt('ada@ejemplo.mx');
  await api.db
    .update(sessions)
    .set({ steppedUpAt: api.clock.now })
    .where(eq(sessions.userId, ada?.id ?? ''));
  const invited = await api.withToken(login.json.access_token, {
    method: 'POST',
    url: '/api/v1/administrators',
    body: { email: 'segunda@ejemplo.mx', full_name: 'Segunda Colega', duties },
  });
  expect(invited.status).toBe(200);
  // One, not a house: the next waits for the second one to confirm it.
  const third = await api.withToken(login.json.access_token, {
    method: 'POST',
    url: '/api/v1/administrators',
    body: { email: 'tercera@ejemplo.mx', full_name: 'Tercera Colega', duties },
  });
  expect(third.status).toBe(202);
  const again = await redeem(token, 'otra@ejemplo.mx');
  expect([again.status, again.json.message]).toEqual([422, DEAD]);
  expect(await administratorsAt('otra@ejemplo.mx')).toEqual([]);
});

test('a link that is expired, replaced by a later one, altered or of another kind makes nothing', async () => {
  const replaced = await newLink();
  const late = await newLink();
  const ana = await api.person('client');
  const ofAnother = await inTransaction(api.db, (tx) =>
    mintLink(tx, { purpose: 'activation', userId: ana.userId, now: api.clock.now }),
  );
  const before = api.clock.now;
  const altered = late.slice(0, -1) + (late.endsWith('A') ? 'B' : 'A');
  for (const token of [replaced, ofAnother, altered]) {
    expect((await redeem(token, 'nadie@ejemplo.mx')).json.message).toBe(DEAD);
  }
  api.clock.now = new Date(before.getTime() + HOUR + 1);
  expect((await redeem(late, 'nadie@ejemplo.mx')).json.message).toBe(DEAD);
  api.clock.now = before;
  expect(await administratorsAt('nadie@ejemplo.mx')).toEqual([]);
  const activate = await api.anonymous({
    method: 'POST',
    url: '/api/v1/activations/redeem',
    body: { token: late, password: PASSWORD },
  });
  expect(activate.json.message).toBe(DEAD);
});

test('fifty uses at once of one link make one administrator', async () => {
  const token = await newLink();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => redeem(token, `carrera${n}@ejemplo.mx`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('what is wrong with the data is said on its field, and the link stays good', async () => {
  const ana = await api.person('client');
  const token = await newLink();
  const taken = await redeem(token, ana.email);
  expect(taken.json.fields).toEqual({ email: 'Ya hay una cuenta con este correo. Escribe otro.' });
  const weak = await redeem(token, 'eva.ruiz@ejemplo.mx', { password: 'Solfondo-2026' });
  expect(weak.json.fields).toHaveProperty('password');
  expect((await redeem(token, 'eva.ruiz@ejemplo.mx')).status).toBe(200);
});

test('the other administrators are notified, and the audit trail says how the account came to be', async () => {
  const admin = await api.person('admin');
  await redeem(await newLink(), 'iris@ejemplo.mx', { full_name: 'Iris Luna' });
  const mail = await api.lastMail(admin.email);
  expect(mail?.subject).toContain('Hay un administrador nuevo');
  expect(mail?.text).toContain('Iris Luna');
  const [iris] = await administratorsAt('iris@ejemplo.mx');
  const trail = await admin.call({ url: `/api/v1/audit?user_id=${iris?.id}` });
  expect(trail.json.items).toMatchObject([{ action: 'administrators.create' }]);
});

test('an administrator invites another by two: the invited chooses a password by mail and is one', async () => {
  const first = await api.person('admin', { fullName: 'Olga Paz' });
  const email = 'nueva.colega@ejemplo.mx';
  const request = {
    method: 'POST',
    url: '/api/v1/administrators',
    body: { email, full_name: 'Nora Colín', duties },
  } as const;
  expect((await first.call(request)).json.code).toBe('step_up_required');
  const stranger = await api.person('program_administrator');
  expect((await stranger.call(request)).status).toBe(403);
  expect((await asTwo(api, first, request)).json).toEqual({ ok: true });
  const mail = await api.lastMail(email);
  expect(mail?.subject).toContain('Te invitaron a administrar');
  const token = /activar-cuenta\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const activated = await api.anonymous({
    method: 'POST',
    url: '/api/v1/activations/redeem',
    body: { token, password: PASSWORD },
  });
  expect(activated.status).toBe(200);
  expect(await administratorsAt(email)).toHaveLength(1);
  const again = await first.call(request);
  expect(again.json.fields).toEqual({ email: 'Ya hay una cuenta con este correo. Escribe otro.' });
});
