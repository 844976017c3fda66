import { oneTimeTokens, users } from '@server/db/schema/identity';
import { auditLog } from '@server/db/schema/platform';
import { PASSWORD, testApi } from '@tests/support/api';
import { enrolSecondFactor } from '@tests/support/second-factor';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

const api = await testApi();
type TestUser = Awaited<ReturnType<typeof api.person>>;

const NEW = 'Nueva-Clave-77';
const post = (url: string, body: object) => api.anonymous({ method: 'POST', url, body });
const login = (email: string, password = PASSWORD) => post('/api/auth/login', { email, password });
const askReset = ({ email }: TestUser) => post('/api/v1/password-resets', { email });
const reset = (token: string, password = NEW) =>
  post('/api/v1/password-resets/redeem', { token, password });
const tokenIn = async (email: string) =>
  /\/reset\/([\w-]+)/.exec((await api.lastMail(email))?.text ?? '')?.[1] ?? '';
const isAlive = async (token: string) =>
  (await api.withToken(token, { url: '/api/v1/users/getRgUserInfo' })).status === 200;

async function change(who: TestUser) {
  await api.stepUp(who);
  return who.call({
    method: 'PUT',
    url: '/api/v1/password',
    body: { current_password: PASSWORD, password: NEW },
  });
}

async function resetByMail(who: TestUser) {
  await askReset(who);
  return reset(await tokenIn(who.email));
}

test.each([
  ['that staff blocked', { staffBlockedAt: new Date() }],
  ['that lost its last profile', { status: 'closed' }],
] as const)(
  'an account %s is told by mail whom to write to, and gets no link that would not open it',
  async (_, how) => {
    const ana = await api.person('client');
    await api.db.update(users).set(how).where(eq(users.id, ana.userId));
    const open = await api.person('client');
    expect((await askReset(ana)).json).toEqual((await askReset(open)).json);
    const told = await api.lastMail(ana.email);
    expect(told?.subject).toBe('Tu cuenta está cerrada - Solfondo');
    expect(told?.text).toContain(api.config.supportEmail);
    expect(await tokenIn(ana.email)).toBe('');
  },
);

/** Everything that an account may have open at once: a link, a challenge, its session and one on it. */
async function opened() {
  const ana = await api.person('investor');
  const admin = await api.person('admin');
  await api.stepUp(admin);
  const link = await admin.call({
    method: 'POST',
    url: '/api/v1/impersonations',
    body: { user_id: ana.userId, reason: 'Pidió ayuda con su cuenta' },
  });
  const enter = (path: unknown) =>
    post('/api/v1/impersonations/redeem', { token: String(path).replace('/preauth/', '') });
  const extended = await enter(link.json.path);
  const next = await admin.call({
    method: 'POST',
    url: '/api/v1/impersonations',
    body: { user_id: ana.userId, reason: 'Pidió ayuda otra vez' },
  });
  return { ana, extended: String(extended.json.access_token), enter: () => enter(next.json.path) };
}

test.each([
  ['changed', change, 'passwords.edit'],
  ['reset', resetByMail, 'passwords.reset'],
] as const)(
  'a password that is %s is in the audit trail as its owner’s act',
  async (_, act, action) => {
    const ana = await api.person('client');
    expect((await act(ana)).status).toBe(200);
    const entries = await api.db.select().from(auditLog).where(eq(auditLog.action, action));
    const own = { userId: ana.userId, object: 'users', objectId: ana.userId };
    expect(entries).toContainEqual(expect.objectContaining(own));
  },
);

describe.each([
  ['changed', change],
  ['reset', resetByMail],
])('a password that is %s', (_how, renew) => {
  test('ends every link and session that was open, those of others acting as the person too', async () => {
    const { ana, extended, enter } = await opened();
    expect(await isAlive(extended)).toBe(true);
    expect((await renew(ana)).status).toBe(200);
    expect(await isAlive(ana.token)).toBe(false);
    expect(await isAlive(extended)).toBe(false);
    expect((await enter()).status).toBe(422);
    const open = and(eq(oneTimeTokens.userId, ana.userId), isNull(oneTimeTokens.usedAt));
    expect(await api.db.$count(oneTimeTokens, open)).toBe(0);
    expect((await login(ana.email, NEW)).status).toBe(200);
  });
});

test('a user who changes their password goes on with a new token, and an earlier reset link is invalid', async () => {
  const ana = await api.person('client');
  await askReset(ana);
  const token = await tokenIn(ana.email);
  const changed = await change(ana);
  expect(changed.json).toMatchObject({ token_type: 'bearer', expires_in: 8 * 3600 });
  expect(await isAlive(ana.token)).toBe(false);
  expect(await isAlive(changed.json.access_token)).toBe(true);
  expect((await reset(token, 'Otra-Clave-88')).status).toBe(422);
});

test('a challenge that the old password opened is not answered after the new one', async () => {
  const ana = await api.person('client');
  const { code } = await enrolSecondFactor(api, ana);
  const { challenge_token } = (await login(ana.email)).json;
  expect((await resetByMail(ana)).status).toBe(200);
  api.clock.now = new Date(api.clock.now.getTime() + 30_000);
  const answer = await post('/api/auth/second-factor', { challenge_token, code: code() });
  expect(answer.status).toBe(422);
});

test('of several links asked for at the same moment only the last is valid', async () => {
  const ana = await api.person('client');
  await Promise.all([1, 2, 3, 4, 5, 6].map(() => askReset(ana)));
  const open = and(eq(oneTimeTokens.userId, ana.userId), isNull(oneTimeTokens.usedAt));
  expect(await api.db.$count(oneTimeTokens, open)).toBe(1);
});

test('of signing in with the old password and resetting it at the same moment nothing old stays open', async () => {
  const ana = await api.person('client');
  await askReset(ana);
  const token = await tokenIn(ana.email);
  const [done, ...entries] = await Promise.all([
    reset(token),
    ...[1, 2].map(() => login(ana.email)),
  ]);
  expect(done.status).toBe(200);
  for (const { json } of entries) {
    if (json.access_token) expect(await isAlive(json.access_token)).toBe(false);
  }
  expect((await login(ana.email, NEW)).status).toBe(200);
});

test('a password that many people have is not taken', async () => {
  const ana = await api.person('client');
  await askReset(ana);
  const refusal = await reset(await tokenIn(ana.email), 'P@ssw0rd-2026');
  expect(refusal.status).toBe(422);
  expect(refusal.json.fields).toEqual({
    password: 'Muchas personas usan esta contraseña o una casi igual. Elige otra.',
  });
});
