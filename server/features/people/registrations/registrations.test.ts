import { userRoles, users } from '@server/db/schema/identity';
import { legalAcceptances } from '@server/db/schema/people';
import { endUnactivated } from '@server/features/identity';
import { PASSWORD, testApi } from '@tests/support/api';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();

const post = (url: string, body: object) => api.anonymous({ method: 'POST', url, body });
const register = (email: string, more: object = {}) =>
  post('/api/v1/registrations', {
    type: 'client',
    full_name: 'Lucía Ñandú Pérez',
    email,
    person_type: 1,
    terms: true,
    ...more,
  });
const tokenIn = async (email: string) =>
  /\/(?:activar-cuenta|reset)\/([\w-]+)/.exec((await api.lastMail(email))?.text ?? '')?.[1] ?? '';

test('registering, activating by mail and signing in', async () => {
  const email = 'lucia@ejemplo.mx';
  expect((await register(email)).status).toBe(200);
  const login = () => post('/api/auth/login', { email, password: PASSWORD });
  expect((await login()).status).toBe(400);
  const [user] = await api.db.select().from(users).where(eq(users.email, email));
  const accepted = await api.db
    .select()
    .from(legalAcceptances)
    .where(eq(legalAcceptances.userId, user?.id ?? ''));
  expect(accepted).toMatchObject(
    (['terms', 'privacy'] as const).map((document) => ({
      document,
      version: '1',
      textHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      ip: '127.0.0.1',
    })),
  );
  const token = await tokenIn(email);
  expect((await post('/api/v1/activations/redeem', { token, password: PASSWORD })).json).toEqual({
    ok: true,
  });
  expect((await login()).status).toBe(200);
  const twice = await post('/api/v1/activations/redeem', { token, password: PASSWORD });
  expect(twice.status).toBe(422);
  expect(twice.json.message).toBe('El enlace ya no es válido. Solicita uno nuevo para continuar.');
});

test('an address that has an account is answered like a new one, and its owner is notified', async () => {
  const known = await api.person('client', { email: 'repetida@ejemplo.mx' });
  const first = await register('otra@ejemplo.mx');
  const second = await register('Repetida@ejemplo.mx');
  expect(second).toMatchObject({ status: first.status, json: first.json });
  expect((await api.lastMail('repetida@ejemplo.mx'))?.subject).toContain('Ya tienes una cuenta');
  const [notice] = (await known.call({ url: '/api/v1/notifications' })).json.items;
  expect(notice).toMatchObject({ title: 'Ya tienes una cuenta', href: null });
});

test('of registrations of one address at the same moment one makes the account, and all are answered alike', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => register('carrera@ejemplo.mx')));
  expect(new Set(answers.map(({ status, json }) => `${status} ${json.message}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  const rows = await api.db.select().from(users).where(eq(users.email, 'carrera@ejemplo.mx'));
  expect(rows).toHaveLength(1);
});

test('staff, program and agent accounts cannot be registered', async () => {
  for (const type of ['admin', 'supplier_agent', 'program_administrator']) {
    const answer = await register('x@ejemplo.mx', { type });
    expect(answer).toMatchObject({ status: 400, json: { code: 'validation' } });
    expect(answer.json.fields).toHaveProperty('type');
  }
});

test('a mistake is reported on its field, and an unknown field is refused', async () => {
  const answer = await register('no es un correo', {
    full_name: 'A',
    role: 'admin',
  });
  expect(answer.status).toBe(400);
  expect(answer.json.fields).toMatchObject({
    email: 'El campo debe ser un correo electrónico válido',
    full_name: 'al menos 3 caracteres',
  });
  const extra = await register('y@ejemplo.mx', { role: 'admin' });
  expect(extra.status).toBe(400);
});

test('a referral code identifies the inviter, in any spelling', async () => {
  const ana = await api.person('investor', { fullName: 'Ana Robles' });
  const [row] = await api.db.select().from(users).where(eq(users.id, ana.userId));
  const known = await api.anonymous({ url: `/api/v1/referral-codes/${row?.referralCode}` });
  expect(known.json).toEqual({ invited_by: 'Ana' });
  // The first word of a company's name is nobody's name.
  await api.db
    .update(users)
    .set({ fullName: 'Soluciones Solares del Bajío', personType: 0 })
    .where(eq(users.id, ana.userId));
  const company = await api.anonymous({ url: `/api/v1/referral-codes/${row?.referralCode}` });
  expect(company.json).toEqual({ invited_by: 'Soluciones Solares del Bajío' });
  const unknown = await api.anonymous({ url: '/api/v1/referral-codes/%3Cscript%3E' });
  expect(unknown.json).toEqual({ invited_by: null });
  await register('invitada@ejemplo.mx', { referral_code: row?.referralCode });
  const [guest] = await api.db.select().from(users).where(eq(users.email, 'invitada@ejemplo.mx'));
  expect(guest?.referredBy).toBe(ana.userId);
});

test('an unknown code is reported on its field, for addresses with and without an account', async () => {
  await api.person('client', { email: 'conocida@ejemplo.mx' });
  for (const email of ['conocida@ejemplo.mx', 'desconocida@ejemplo.mx']) {
    const { status, json } = await register(email, { referral_code: 'nadie🙂' });
    expect([status, json.fields]).toEqual([
      422,
      { referral_code: 'No conocemos ese código. Revísalo o deja el campo vacío.' },
    ]);
  }
  const made = await api.db.select().from(users).where(eq(users.email, 'desconocida@ejemplo.mx'));
  expect(made).toEqual([]);
});

test('an impossible name is refused on its field', async () => {
  const { status, json } = await register('sol@ejemplo.mx', { full_name: 'María 🌞 Ñandú' });
  expect([status, Object.keys(json.fields)]).toEqual([400, ['full_name']]);
});

test('a person is named as a person, and a company may be called after its address', async () => {
  const full_name = 'Tu saldo vence hoy entra a EVIL-BANK.COM';
  const { status, json } = await register('banco@ejemplo.mx', { full_name });
  expect([status, json.fields]).toMatchObject([
    400,
    { full_name: expect.stringMatching(/^Un punto va solo tras una inicial/) },
  ]);
  const company = { full_name: 'DESPEGAR.COM 24/7', person_type: 0 };
  expect((await register('empresa@ejemplo.mx', company)).status).toBe(200);
});

test('a forgotten password: neutral answer, one use, every session ends', async () => {
  const ana = await api.person('client');
  const known = await post('/api/v1/password-resets', { email: ana.email });
  const unknown = await post('/api/v1/password-resets', { email: 'nadie@ejemplo.mx' });
  expect(unknown).toMatchObject({ status: known.status, json: known.json });
  const token = await tokenIn(ana.email);
  const password = 'Nueva-Clave-77';
  expect((await post('/api/v1/password-resets/redeem', { token, password })).status).toBe(200);
  expect((await ana.call({ url: '/api/v1/users/getRgUserInfo' })).status).toBe(401);
  expect((await post('/api/v1/password-resets/redeem', { token, password })).status).toBe(422);
  expect((await post('/api/auth/login', { email: ana.email, password })).status).toBe(200);
  expect((await api.lastMail(ana.email))?.subject).toContain('Tu contraseña cambió');
});

test('a password made of the address or the brand is refused, and the link stays good', async () => {
  const ana = await api.person('client');
  await post('/api/v1/password-resets', { email: ana.email });
  const token = await tokenIn(ana.email);
  const reset = (password: string) => post('/api/v1/password-resets/redeem', { token, password });
  const [name] = ana.email.split('@');
  for (const password of ['Solfondo-1x7', `${name}-Xk7!`]) {
    expect((await reset(password)).json.fields).toHaveProperty('password');
  }
  await api.stepUp(ana);
  const change = await ana.call({
    method: 'PUT',
    url: '/api/v1/password',
    body: { current_password: PASSWORD, password: 'Solfondo-1x7' },
  });
  expect(change.json.fields).toHaveProperty('password');
  expect((await reset('Nueva-Clave-77')).status).toBe(200);
});

test('a link expires', async () => {
  const ana = await api.person('client');
  await post('/api/v1/password-resets', { email: ana.email });
  const token = await tokenIn(ana.email);
  api.clock.now = new Date(api.clock.now.getTime() + 30 * 60_000 + 1000);
  const answer = await post('/api/v1/password-resets/redeem', {
    token,
    password: 'Nueva-Clave-77',
  });
  expect(answer.status).toBe(422);
});

test('the last registration of an address counts until its mailbox answers, and the mailbox alone chooses the password', async () => {
  const email = 'ajena@ejemplo.mx';
  const earlier = await register(email, { type: 'supplier', full_name: 'Persona Extraña' });
  const dead = await tokenIn(email);
  const owner = await register(email, { full_name: 'Ajena Ruiz Mora' });
  expect(owner).toMatchObject({ status: earlier.status, json: earlier.json });
  expect((await api.lastMail(email))?.text).toContain(
    'Alguien pidió con este correo una cuenta de Solicitante.',
  );

  const activate = (token: string, password: string) =>
    post('/api/v1/activations/redeem', { token, password });
  expect((await activate(dead, PASSWORD)).status).toBe(422);
  const token = await tokenIn(email);
  expect((await activate(token, 'corta')).json.fields).toHaveProperty('password');
  expect((await activate(token, 'Ajena-Clave-77')).json.fields).toHaveProperty('password');
  expect((await activate(token, PASSWORD)).status).toBe(200);
  const [user] = await api.db.select().from(users).where(eq(users.email, email));
  expect(user).toMatchObject({ fullName: 'Ajena Ruiz Mora', status: 'active' });
  const roles = await api.db
    .select()
    .from(userRoles)
    .where(eq(userRoles.userId, user?.id ?? ''));
  expect(roles.map(({ role }) => role)).toEqual(['client']);

  // From then on the account has an owner: registering the address again changes nothing.
  expect((await register(email, { full_name: 'Persona Extraña' })).status).toBe(200);
  expect((await api.lastMail(email))?.subject).toContain('Ya tienes una cuenta');
  expect((await post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
});

test('an account that is not activated ends after seven days, unless its mailbox was just sent a link', async () => {
  const day = 24 * 3_600_000;
  const [left, asked] = ['dejada@ejemplo.mx', 'pedida@ejemplo.mx'];
  await register(left);
  await register(asked);
  const begun = api.clock.now.getTime();
  const statusOf = async (email: string) =>
    (await api.db.select().from(users).where(eq(users.email, email)))[0]?.status;
  api.clock.now = new Date(begun + 6 * day);
  await post('/api/v1/activations', { email: asked });
  await endUnactivated(api.db, api.clock.now);
  expect(await statusOf(left)).toBe('pending');
  api.clock.now = new Date(begun + 8 * day);
  await endUnactivated(api.db, api.clock.now);
  expect([await statusOf(left), await statusOf(asked)]).toEqual([undefined, 'pending']);
  const token = await tokenIn(asked);
  const late = await post('/api/v1/activations/redeem', { token, password: PASSWORD });
  expect(late.status).toBe(200);
  expect((await register(left)).status).toBe(200);
  expect(await statusOf(left)).toBe('pending');
});
