import { sessions, users } from '@server/db/schema/identity';
import { notifications } from '@server/db/schema/platform';
import { PASSWORD, testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { enrolSecondFactor } from '@tests/support/second-factor';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { grantRole } from '../accounts/create';

const api = await testApi();
type TestUser = Awaited<ReturnType<typeof api.person>>;

const login = (email: string) =>
  api.anonymous({ method: 'POST', url: '/api/auth/login', body: { email, password: PASSWORD } });
const stepUp = (who: TestUser, code: string) =>
  who.call({ method: 'POST', url: '/api/v1/step-up', body: { code } });
const enrol = (who: TestUser, password: string) =>
  who.call({ method: 'POST', url: '/api/v1/second-factor/enrolments', body: { password } });
const isAlive = async (who: TestUser) =>
  (await who.call({ url: '/api/v1/users/getRgUserInfo' })).status === 200;

async function withSecondFactor() {
  const ana = await api.person('investor');
  const { code, recovery } = await enrolSecondFactor(api, ana);
  return { ana, code, recovery: String(recovery[0]) };
}

const moveOn = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000);
};
async function second(email: string, code: string) {
  const { challenge_token } = (await login(email)).json;
  return api.anonymous({
    method: 'POST',
    url: '/api/auth/second-factor',
    body: { challenge_token: challenge_token ?? 'a'.repeat(43), code },
  });
}
/** Guesses at the second step of signing in, waiting for each block to end. */
async function guessUntilClosed(email: string) {
  for (let n = 0; n < 10; n += 1) {
    await second(email, '000000');
    if (n === 4) moveOn(16);
  }
}
const wrongCodesOf = async ({ userId }: TestUser) => {
  const [row] = await api.db.select().from(users).where(eq(users.id, userId));
  return row?.wrongCodes;
};

describe('guessing', () => {
  test('the fifth wrong code of a session ends it and blocks the account for fifteen minutes', async () => {
    const { ana, recovery } = await withSecondFactor();
    for (let n = 1; n <= 4; n += 1) expect((await stepUp(ana, '000000')).status).toBe(400);
    expect(await isAlive(ana)).toBe(true);
    await stepUp(ana, '000000');
    const answer = await stepUp(ana, recovery);
    expect(answer.status).toBe(401);
    expect(answer.json.message).toMatch(/demasiados intentos/);
    expect((await login(ana.email)).status).toBe(400);
    api.clock.now = new Date(api.clock.now.getTime() + 15 * 60_000 + 1);
    expect((await login(ana.email)).json).toHaveProperty('challenge_token');
  });

  test('a right code resets the wrong ones before it', async () => {
    const { ana, recovery } = await withSecondFactor();
    for (let n = 1; n <= 4; n += 1) await stepUp(ana, '000000');
    expect((await stepUp(ana, recovery)).status).toBe(200);
    await stepUp(ana, '000000');
    expect(await isAlive(ana)).toBe(true);
  });

  test('new challenges do not give new guesses', async () => {
    const { ana, code } = await withSecondFactor();
    for (let n = 1; n <= 4; n += 1) await second(ana.email, '000000');
    const before = (await login(ana.email)).json.challenge_token;
    await stepUp(ana, '000000');
    expect((await login(ana.email)).json).not.toHaveProperty('challenge_token');
    // A challenge from before the block opens nothing either.
    api.clock.now = new Date(api.clock.now.getTime() + 30_000);
    const late = await api.anonymous({
      method: 'POST',
      url: '/api/auth/second-factor',
      body: { challenge_token: before, code: code() },
    });
    expect(late.status).toBe(400);
  });

  test('the right password forgives no wrong codes: ten of them close the account until its mailbox opens it', async () => {
    const ana = await api.person('investor');
    /** Comes in with the right password, and guesses until the block of a quarter of an hour. */
    const round = async () => {
      const { access_token: token = '' } = (await login(ana.email)).json;
      for (let n = 0; n < 4; n += 1) {
        await api.withToken(token, {
          method: 'POST',
          url: '/api/v1/step-up',
          body: { code: '000000' },
        });
      }
    };
    for (let n = 0; n < 3; n += 1) await round();
    const mail = present(await api.lastMail(ana.email));
    expect(mail.subject).toMatch(/^Cerramos la entrada a tu cuenta/);
    const told = eq(notifications.userId, ana.userId);
    const noticed = await api.db.select().from(notifications).where(told);
    expect(noticed.map(({ title }) => title)).toContain('Cerramos la entrada a tu cuenta');
    expect((await login(ana.email)).status).toBe(400);
    moveOn(24 * 60);
    expect((await login(ana.email)).status).toBe(400);
    const reset = async () => {
      await api.anonymous({
        method: 'POST',
        url: '/api/v1/password-resets',
        body: { email: ana.email },
      });
      const text = present(await api.lastMail(ana.email)).text;
      return api.anonymous({
        method: 'POST',
        url: '/api/v1/password-resets/redeem',
        body: { token: /\/reset\/([\w-]+)/.exec(text)?.[1], password: PASSWORD },
      });
    };
    expect((await reset()).status).toBe(200);
    expect((await login(ana.email)).status).toBe(200);
  });

  test('the link of that mail opens it too, once, and the ten start over', async () => {
    const { ana, code } = await withSecondFactor();
    await guessUntilClosed(ana.email);
    const text = present(await api.lastMail(ana.email)).text;
    const opened = await api.anonymous({
      method: 'POST',
      url: '/api/v1/account-unlocks/redeem',
      body: { token: /\/desbloquear-cuenta\/([\w-]{43})/.exec(text)?.[1] },
    });
    expect(opened.status).toBe(200);
    moveOn(1);
    expect((await second(ana.email, code())).status).toBe(200);
    expect(await wrongCodesOf(ana)).toBe(0);
  });

  test('a new authenticator is no way to guess on, and a code that was used is wrong', async () => {
    const { ana, code } = await withSecondFactor();
    moveOn(1);
    const used = code();
    expect((await stepUp(ana, used)).status).toBe(200);
    expect((await stepUp(ana, used)).status).toBe(400);
    expect(await wrongCodesOf(ana)).toBe(1);
    const eva = await api.person('investor');
    await api.stepUp(eva);
    await enrol(eva, PASSWORD);
    await eva.call({
      method: 'POST',
      url: '/api/v1/second-factor/enrolments/confirm',
      body: { code: '000000' },
    });
    expect(await wrongCodesOf(eva)).toBe(1);
  });

  test('passwords asked for inside a session are counted too, also in parallel', async () => {
    const ana = await api.person('client');
    await api.stepUp(ana);
    await Promise.all(Array.from({ length: 12 }, () => enrol(ana, 'no es')));
    expect(await isAlive(ana)).toBe(false);
    const [row] = await api.db.select().from(users).where(eq(users.id, ana.userId));
    expect(row?.blockedUntil).not.toBeNull();
  });
});

describe('one session', () => {
  const renew = (who: TestUser) => who.call({ method: 'POST', url: '/api/auth/renew' });
  const open = async (answers: { status: number; json: { access_token?: string } }[]) => {
    const tokens = answers.flatMap(({ json }) => json.access_token ?? []);
    const alive = await Promise.all(
      tokens.map((token) => api.withToken(token, { url: '/api/v1/users/getRgUserInfo' })),
    );
    return alive.filter(({ status }) => status === 200).length;
  };

  test('renewals at the same moment open one session, whose token each answers', async () => {
    const ana = await api.person('client');
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => renew(ana)));
    expect(new Set(answers.map(({ json }) => json.access_token)).size).toBe(1);
    expect(await open(answers)).toBe(6);
    const theirs = and(eq(sessions.userId, ana.userId), isNull(sessions.endedAt));
    expect(await api.db.$count(sessions, theirs)).toBe(1);
  });

  test('changing role many times at once leaves one token', async () => {
    const ana = await api.person('client');
    await api.db.transaction((tx) => grantRole(tx, ana.userId, 'investor'));
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => ana.call({ url: '/api/v1/users/getRgUserInfo?role=investor' })),
    );
    expect(await open(answers)).toBe(1);
  });

  test('a logout or a new password at the same moment leaves none', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ana = await api.person('client');
      const [renewed, logout] = await Promise.all([
        renew(ana),
        ana.call({ method: 'POST', url: '/api/auth/logout', body: {} }),
      ]);
      // Too late only for a call that finds the session already replaced.
      expect(logout.status).toBeOneOf([200, 401]);
      expect(await open([renewed])).toBe(logout.status === 200 ? 0 : 1);
    }
  });
});
