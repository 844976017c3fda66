import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Role } from '@contract/kernel/roles';
import { oneTimeTokens } from '@server/db/schema/identity';
import { seedSettingsTable } from '@server/features/platform/settings/seed';
import { PASSWORD, testApi } from '@tests/support/api';
import { asTwo } from '@tests/support/two-people';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

/** The parameters of signing in rule from their day on, set by an operator over HTTP. */

const DAY_MS = 86_400_000;
const api = await testApi();
await api.db.transaction(seedSettingsTable);

const moveOn = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};
const login = (email: string, password = PASSWORD) =>
  api.anonymous({ method: 'POST', url: '/api/auth/login', body: { email, password } });
const me = (token: string) => api.withToken(token, { url: '/api/v1/users/getRgUserInfo' });

async function setForTomorrow(values: Record<string, string>) {
  const staff = await api.person('admin');
  const valid_from = addDays(dayInMexicoCity(api.clock.now), 1);
  for (const [key, value] of Object.entries(values)) {
    const body = { key, value, valid_from, source: 'Consejo, acta 14' };
    const reply = await asTwo(api, staff, { method: 'POST', url: '/api/v1/settings', body });
    expect(reply.status).toBe(200);
  }
}

/** Sets values for tomorrow, and lets tomorrow come. */
async function fromTomorrow(values: Record<string, string>) {
  await setForTomorrow(values);
  moveOn(DAY_MS);
}

// Each test has days of its own: a value holds from the one after it was set.
beforeEach(() => moveOn(DAY_MS));

describe('login_max_failures', () => {
  test('blocks the account at as many wrong passwords as it sets', async () => {
    const blockedAfter = async (wrong: number) => {
      const ana = await api.person('client');
      for (let n = 0; n < wrong; n += 1) await login(ana.email, 'otra');
      return (await login(ana.email)).status !== 200;
    };
    expect([await blockedAfter(2), await blockedAfter(3)]).toEqual([false, true]);
    await fromTomorrow({ login_max_failures: '2' });
    expect([await blockedAfter(1), await blockedAfter(2)]).toEqual([false, true]);
  });
});

describe('session_lifetime_*_seconds', () => {
  test('rule sessions that begin from their day on, not those of before', async () => {
    const lifeOf = async (role: Exclude<Role, 'none'>) => {
      const { email } = await api.person(role);
      return (await login(email)).json.expires_in;
    };
    const lives = async () => ({
      investor: await lifeOf('investor'),
      agent: await lifeOf('supplier_agent'),
      staff: await lifeOf('admin'),
      program: await lifeOf('program_administrator'),
    });
    // A minute before midnight in Mexico City, which is six in the morning of UTC.
    const tomorrow = addDays(dayInMexicoCity(api.clock.now), 1);
    api.clock.now = new Date(Date.parse(tomorrow) + (6 * 60 - 1) * 60_000);
    await setForTomorrow({
      session_lifetime_client_seconds: '600',
      session_lifetime_investor_seconds: '1800',
      session_lifetime_staff_seconds: '7200',
    });
    expect(await lives()).toEqual({
      investor: 3600,
      agent: 28_800,
      staff: 28_800,
      program: 28_800,
    });
    const ana = await api.person('client');
    const old = (await login(ana.email)).json;
    expect(old.expires_in).toBe(28_800);
    moveOn(2 * 60_000);
    expect((await me(old.access_token)).json.expires_in).toBe(28_800 - 120);
    expect((await login(ana.email)).json.expires_in).toBe(600);
    expect(await lives()).toEqual({ investor: 1800, agent: 28_800, staff: 7200, program: 7200 });
  });
});

describe('session_idle_hard_seconds', () => {
  test('ends a session that has been quiet for as long as it sets', async () => {
    await fromTomorrow({ session_idle_hard_seconds: '90' });
    const ana = await api.person('client');
    const token = (await login(ana.email)).json.access_token;
    moveOn(89_000);
    expect((await me(token)).status).toBe(200);
    moveOn(91_000);
    expect((await me(token)).json.message).toBe('Cerramos tu sesión por inactividad.');
  });
});

describe('otp_ttl_seconds', () => {
  test('is the life of a code, and the mail shows it', async () => {
    await fromTomorrow({ otp_ttl_seconds: '45' });
    const ana = await api.person('client');
    const ask = () => ana.call({ method: 'POST', url: '/api/v1/step-up/codes' });
    const confirm = async () => {
      const text = (await api.lastMail(ana.email))?.text ?? '';
      expect(text).toContain('Vence en 45 segundos');
      const code = /código es (\d{6})/.exec(text)?.[1];
      return ana.call({ method: 'POST', url: '/api/v1/step-up', body: { code } });
    };
    await ask();
    moveOn(46_000);
    expect((await confirm()).json.fields).toHaveProperty('code');
    await ask();
    moveOn(44_000);
    expect((await confirm()).status).toBe(200);
    const [row] = await api.db
      .select()
      .from(oneTimeTokens)
      .where(eq(oneTimeTokens.userId, ana.userId))
      .orderBy(desc(oneTimeTokens.createdAt))
      .limit(1);
    expect(Number(row?.expiresAt) - Number(row?.createdAt)).toBe(45_000);
  });
});

describe('inactivity_block_days', () => {
  test('refuses an unused account like a wrong password, until the password is reset', async () => {
    await fromTomorrow({ inactivity_block_days: '30' });
    const ana = await api.person('client');
    expect((await login(ana.email)).status).toBe(200);
    moveOn(29 * DAY_MS);
    expect((await login(ana.email)).status).toBe(200);
    moveOn(30 * DAY_MS + 1000);
    const unused = await login(ana.email);
    const wrong = await login(ana.email, 'otra');
    expect(unused.status).toBe(wrong.status);
    expect({ ...unused.json, request_id: '' }).toEqual({ ...wrong.json, request_id: '' });

    const password = 'Otra-Clave-2026-x';
    const resets = '/api/v1/password-resets';
    await api.anonymous({ method: 'POST', url: resets, body: { email: ana.email } });
    const mail = await api.lastMail(ana.email);
    const token = /\/password\/reset\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
    await api.anonymous({ method: 'POST', url: `${resets}/redeem`, body: { token, password } });
    expect((await login(ana.email, password)).status).toBe(200);
  });
});
