import { sessions, userRoles } from '@server/db/schema/identity';
import { PASSWORD, testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { enrolSecondFactor } from '@tests/support/second-factor';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

const api = await testApi();
const login = (email: string, password = PASSWORD) =>
  api.anonymous({ method: 'POST', url: '/api/auth/login', body: { email, password } });
const me = (token: string) => api.withToken(token, { url: '/api/v1/users/getRgUserInfo' });

describe('signing in', () => {
  test('a password opens a session that identifies its user', async () => {
    const ana = await api.person('client');
    const answer = await login(ana.email.toUpperCase());
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ token_type: 'bearer', expires_in: 8 * 3600 });
    const info = await me(answer.json.access_token);
    expect(info.json).toMatchObject({ role: 'client', user_id: ana.userId, email: ana.email });
    expect(info.json.client_id).toEqual(expect.any(String));
  });

  test('an unknown account, a wrong password and a blocked account are answered alike', async () => {
    const ana = await api.person('client');
    const unknown = await login('nadie@ejemplo.mx');
    const wrong = await login(ana.email, 'otra');
    await login(ana.email, 'otra');
    await login(ana.email, 'otra');
    const blocked = await login(ana.email);
    const shape = ({ status, json }: typeof wrong) => ({
      status,
      code: json.code,
      text: json.message,
    });
    expect(shape(unknown)).toEqual(shape(wrong));
    expect(shape(blocked)).toEqual(shape(wrong));
    api.clock.now = new Date(api.clock.now.getTime() + 15 * 60_000 + 1);
    expect((await login(ana.email)).status).toBe(200);
  });

  test('a new session ends the earlier one, which is answered with the reason', async () => {
    const ana = await api.person('client');
    const first = (await login(ana.email)).json.access_token;
    const second = (await login(ana.email)).json.access_token;
    const ended = await me(first);
    expect(ended.status).toBe(401);
    expect(ended.json.message).toBe('Tu sesión se cerró porque se inició otra con tu cuenta.');
    expect((await me(second)).status).toBe(200);
  });

  test('a session ends after five minutes without calls and after its lifetime', async () => {
    const ana = await api.person('investor');
    const token = (await login(ana.email)).json.access_token;
    const start = api.clock.now.getTime();
    api.clock.now = new Date(start + 299_000);
    expect((await me(token)).status).toBe(200);
    api.clock.now = new Date(start + 299_000 + 301_000);
    expect((await me(token)).json.message).toBe('Cerramos tu sesión por inactividad.');
    const other = (await login(ana.email)).json.access_token;
    const begun = api.clock.now.getTime();
    for (let minutes = 4; minutes < 60; minutes += 4) {
      api.clock.now = new Date(begun + minutes * 60_000);
      expect((await me(other)).status).toBe(200);
    }
    api.clock.now = new Date(begun + 60 * 60_000);
    expect((await me(other)).json.message).toBe('Tu sesión llegó a su límite.');
  });

  test('logging out ends the session on the server', async () => {
    const ana = await api.person('client');
    const answer = await ana.call({
      method: 'POST',
      url: '/api/auth/logout',
      body: { device_id: 'x' },
    });
    expect(answer.status).toBe(200);
    expect((await me(ana.token)).status).toBe(401);
    const [row] = await api.db.select().from(sessions).where(eq(sessions.userId, ana.userId));
    expect(row?.endReason).toBe('logout');
  });

  test.each<[string, string | Buffer | undefined, Record<string, string>]>([
    ['none', undefined, {}],
    ['empty JSON', '', { 'content-type': 'application/json' }],
    ['broken JSON', '{"device_id":', { 'content-type': 'application/json' }],
    ['other fields', '{"device_id":7,"todo":[1]}', { 'content-type': 'application/json' }],
    ['a form', 'device_id=x', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', 'adiós', { 'content-type': 'text/plain' }],
    ['no known type', 'x', { 'content-type': 'x' }],
    ['half a form', '--x', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['two megabytes', Buffer.alloc(2 * 1024 * 1024), { 'content-type': 'application/json' }],
  ])('logging out ends the session whatever the body: %s', async (_what, body, headers) => {
    const ana = await api.person('client');
    const answer = await ana.call({ method: 'POST', url: '/api/auth/logout', body, headers });
    expect([answer.status, answer.json]).toEqual([200, { ok: true }]);
    expect((await me(ana.token)).status).toBe(401);
  });

  test('renewing answers a new token and kills the old', async () => {
    const ana = await api.person('client');
    const renewed = await ana.call({ method: 'POST', url: '/api/auth/renew' });
    expect((await me(renewed.json.access_token)).status).toBe(200);
    expect((await me(ana.token)).status).toBe(401);
  });

  test('renewals at the same moment, and a moment later, all get one answer', async () => {
    const ana = await api.person('client');
    const renew = () => ana.call({ method: 'POST', url: '/api/auth/renew' });
    const answers = await Promise.all(Array.from({ length: 8 }, renew));
    const [first] = answers;
    expect(first?.status).toBe(200);
    for (const { status, json } of answers) expect([status, json]).toEqual([200, first?.json]);
    expect(await renew()).toMatchObject({ status: 200, json: first?.json });
    // The old token renews, and does nothing else.
    expect((await me(ana.token)).status).toBe(401);
    expect((await me(String(first?.json.access_token))).status).toBe(200);
    const open = and(eq(sessions.userId, ana.userId), isNull(sessions.endedAt));
    expect(await api.db.$count(sessions, open)).toBe(1);
    api.clock.now = new Date(api.clock.now.getTime() + 10_001);
    expect((await renew()).status).toBe(401);
  });

  test('a session that was renewed is not renewed again once its successor ended', async () => {
    const ana = await api.person('client');
    const renew = () => ana.call({ method: 'POST', url: '/api/auth/renew' });
    const { access_token } = (await renew()).json;
    await api.withToken(access_token, { method: 'POST', url: '/api/auth/logout', body: {} });
    expect((await renew()).status).toBe(401);
  });
});

describe('the second factor', () => {
  async function enrolled() {
    const ana = await api.person('client');
    return { ana, ...(await enrolSecondFactor(api, ana)) };
  }

  test('is asked for after the password, and each code is used once', async () => {
    const { ana, code } = await enrolled();
    const challenge = (await login(ana.email)).json;
    expect(challenge).toEqual({ challenge: 'totp', challenge_token: expect.any(String) });
    expect((await me(challenge.challenge_token)).status).toBe(401);
    const second = (given: string, token = challenge.challenge_token) =>
      api.anonymous({
        method: 'POST',
        url: '/api/auth/second-factor',
        body: { challenge_token: token, code: given },
      });
    // The code that enrolled has been used.
    expect((await second(code())).status).toBe(400);
    api.clock.now = new Date(api.clock.now.getTime() + 30_000);
    const fresh = code();
    const opened = await second(fresh);
    expect(opened.status).toBe(200);
    expect((await me(opened.json.access_token)).status).toBe(200);
    const again = (await login(ana.email)).json.challenge_token;
    const used = expect.stringContaining('ya se usó');
    expect((await second(fresh, again)).json.fields).toEqual({ code: used });
    expect((await second('000000', again)).json.fields).toEqual({
      code: 'El código no es correcto o ya venció.',
    });
    // Nor does the code of the sign-in confirm an act.
    const confirm = await api.anonymous({
      method: 'POST',
      url: '/api/v1/step-up',
      body: { code: fresh },
      headers: { authorization: `Bearer ${opened.json.access_token}` },
    });
    expect(confirm.json.fields).toEqual({ code: used });
  });

  test('five wrong codes use up the challenge', async () => {
    const { ana } = await enrolled();
    const { challenge_token } = (await login(ana.email)).json;
    const attempt = () =>
      api.anonymous({
        method: 'POST',
        url: '/api/auth/second-factor',
        body: { challenge_token, code: '000000' },
      });
    for (let i = 0; i < 5; i += 1) expect((await attempt()).json.fields).toHaveProperty('code');
    expect((await attempt()).json.code).toBe('rule');
  });

  test('a recovery code works once', async () => {
    const { ana, recovery } = await enrolled();
    const enter = async () => {
      const { challenge_token } = (await login(ana.email)).json;
      return api.anonymous({
        method: 'POST',
        url: '/api/auth/second-factor',
        body: { challenge_token, code: recovery[0] },
      });
    };
    expect(recovery).toHaveLength(10);
    expect((await enter()).status).toBe(200);
    expect((await enter()).status).toBe(400);
  });

  test('a step-up code by mail works once, and only in the session that asked', async () => {
    const ana = await api.person('investor');
    expect((await api.stepUp(ana)).status).toBe(200);
    const again = await ana.call({
      method: 'POST',
      url: '/api/v1/step-up',
      body: { code: '123456' },
    });
    expect(again.status).toBe(400);
  });
});

describe('several roles', () => {
  test('a person changes to another role of theirs; the old token is revoked', async () => {
    const eva = await api.person('investor');
    const { grantRole } = await import('../accounts/create');
    await api.db.transaction((tx) => grantRole(tx, eva.userId, 'client'));
    const refused = await eva.call({ url: '/api/v1/users/getRgUserInfo?role=supplier' });
    expect(refused.status).toBe(403);
    expect((await me(eva.token)).json.role).toBe('investor');
    const changed = await eva.call({ url: '/api/v1/users/getRgUserInfo?role=client' });
    expect(changed.json).toMatchObject({ role: 'client', access_token: expect.any(String) });
    expect((await me(eva.token)).status).toBe(401);
    expect((await me(String(changed.json.access_token))).json.role).toBe('client');
  });

  test('who is staff and something else signs in as staff, may choose the other, and signs in again to come back', async () => {
    const eva = await api.person('client');
    await api.db.insert(userRoles).values({ userId: eva.userId, role: 'admin' });
    const in1 = (await login(eva.email)).json.access_token;
    const first = await me(in1);
    expect(first.json.role).toBe('admin');
    expect([...present(first.json.valid_roles)].sort()).toEqual(['admin', 'client']);
    const as = (token: string, role: string) =>
      api.withToken(token, { url: `/api/v1/users/getRgUserInfo?role=${role}` });
    const chosen = await as(in1, 'client');
    expect(chosen.json).toMatchObject({ role: 'client', access_token: expect.any(String) });
    const back = await as(present(chosen.json.access_token), 'admin');
    expect(back.status).toBe(403);
    expect((await me(present(chosen.json.access_token))).json.role).toBe('client');
    expect((await me((await login(eva.email)).json.access_token)).json.role).toBe('admin');
  });

  test('staff powers are never reached by changing role', async () => {
    const eva = await api.person('investor');
    expect((await eva.call({ url: '/api/v1/users/getRgUserInfo?role=admin' })).status).toBe(403);
    expect((await eva.call({ url: '/api/v1/users/getRgUserInfo?role=none' })).status).toBe(403);
  });
});

describe('acting as another person', () => {
  async function extended() {
    const admin = await api.person('admin');
    const ana = await api.person('investor');
    await api.stepUp(admin);
    const minted = await admin.call({
      method: 'POST',
      url: '/api/v1/impersonations',
      body: { user_id: ana.userId, reason: 'Pidió ayuda con su depósito' },
    });
    const token = String(minted.json.path).replace('/preauth/', '');
    const redeem = () =>
      api.anonymous({ method: 'POST', url: '/api/v1/impersonations/redeem', body: { token } });
    return { admin, ana, redeem };
  }

  test('the link opens one session of half an hour, once', async () => {
    const { ana, redeem } = await extended();
    const opened = await redeem();
    expect(opened.json.expires_in).toBe(1800);
    expect((await me(opened.json.access_token)).json.user_id).toBe(ana.userId);
    expect((await redeem()).status).toBe(422);
    // The person's own session goes on.
    expect((await me(ana.token)).status).toBe(200);
  });

  test('passwords, factors and renewal are refused, and it ends with the administrator', async () => {
    const { admin, redeem } = await extended();
    const { access_token } = (await redeem()).json;
    const refused = await api.withToken(access_token, { method: 'POST', url: '/api/auth/renew' });
    expect(refused.json.code).toBe('impersonation_refused');
    await admin.call({ method: 'POST', url: '/api/auth/logout', body: {} });
    expect((await me(access_token)).status).toBe(401);
  });

  test('it expires with the administrator’s session, and goes on when that is renewed', async () => {
    const { admin, redeem } = await extended();
    const { access_token } = (await redeem()).json;
    const renewed = await admin.call({ method: 'POST', url: '/api/auth/renew' });
    expect(renewed.status).toBe(200);
    expect((await me(access_token)).status).toBe(200);
    await api.db
      .update(sessions)
      .set({ expiresAt: new Date(api.clock.now.getTime() - 1) })
      .where(and(eq(sessions.userId, admin.userId), isNull(sessions.endedAt)));
    expect((await me(access_token)).status).toBe(401);
  });

  test('never onto another administrator', async () => {
    const admin = await api.person('admin');
    const other = await api.person('admin');
    await api.stepUp(admin);
    const answer = await admin.call({
      method: 'POST',
      url: '/api/v1/impersonations',
      body: { user_id: other.userId, reason: 'Curiosidad' },
    });
    expect(answer.status).toBe(422);
  });
});
