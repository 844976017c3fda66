import { investors } from '@server/db/schema/people';
import { settings } from '@server/db/schema/platform';
import { createMembership } from '@server/features/people/memberships/memberships';
import { PASSWORD, type Person, testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { once } from '@tests/support/credit';
import { present } from '@tests/support/present';
import { enrolSecondFactor } from '@tests/support/second-factor';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const HOUR = 3_600_000;

const enrol = (who: Person, password = PASSWORD) =>
  who.call({ method: 'POST', url: '/api/v1/second-factor/enrolments', body: { password } });
const me = (who: Person) => who.call({ url: '/api/v1/users/getRgUserInfo' });
const remove = (who: Person, code: string) =>
  who.call({
    method: 'POST',
    url: '/api/v1/second-factor/disable',
    body: { password: PASSWORD, code },
  });
const pass = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};

describe('enrolling a second factor', () => {
  it('takes a code by mail besides the password: a password alone enrols nothing', async () => {
    const thief = await api.person('investor');
    expect((await enrol(thief)).json.code).toBe('step_up_required');
    const confirm = await thief.call({
      method: 'POST',
      url: '/api/v1/second-factor/enrolments/confirm',
      body: { code: '123456' },
    });
    expect(confirm.json.code).toBe('step_up_required');
    await api.stepUp(thief);
    expect((await enrol(thief, 'no es')).json.fields).toHaveProperty('password');
    expect((await enrol(thief)).status).toBe(200);
  });

  it('notifies its owner by mail and in the portal, and so does removing it', async () => {
    const ana = await api.person('client');
    const { recovery } = await enrolSecondFactor(api, ana);
    const added = await api.lastMail(ana.email);
    expect(added?.subject).toContain('Activaste la verificación en dos pasos');
    expect(added?.text).toMatch(/esperan hasta el .* \(hora de la Ciudad de México\)/);
    expect((await remove(ana, '000000')).json.fields).toHaveProperty('code');
    expect((await remove(ana, String(recovery[0]))).status).toBe(200);
    const removed = await api.lastMail(ana.email);
    expect(removed?.subject).toContain('Quitaste la verificación en dos pasos');
    const { items } = (await ana.call({ url: '/api/v1/notifications' })).json;
    expect(items.map(({ title }: { title: string }) => title)).toEqual([
      'Quitaste la verificación en dos pasos',
      'Activaste la verificación en dos pasos',
    ]);
  });
});

it('gives new recovery codes for the password and a code: the earlier ones open nothing, and a mail says so', async () => {
  const ana = await api.person('client');
  const { recovery } = await enrolSecondFactor(api, ana);
  const renew = (password: string, code: unknown) =>
    ana.call({
      method: 'POST',
      url: '/api/v1/second-factor/recovery-codes',
      body: { password, code: String(code) },
    });
  expect((await renew('no es', recovery[0])).json.fields).toHaveProperty('password');
  expect((await renew(PASSWORD, '000000')).json.fields).toHaveProperty('code');
  const renewed = await renew(PASSWORD, recovery[0]);
  expect(renewed.status).toBe(200);
  const fresh: string[] = renewed.json.recovery_codes;
  expect(new Set([...fresh, ...recovery])).toHaveProperty('size', 20);
  expect((await api.lastMail(ana.email))?.subject).toContain('Cambiaste tus códigos');
  const state = await ana.call({ url: '/api/v1/second-factor' });
  expect(state.json).toMatchObject({ recovery_codes_left: 10 });
  expect((await remove(ana, String(recovery[1]))).json.fields).toHaveProperty('code');
  expect((await remove(ana, String(fresh[1]))).status).toBe(200);
});

it('is answered at sign-in, and removed, with a code typed in two groups', async () => {
  const ana = await api.person('client');
  const { code } = await enrolSecondFactor(api, ana);
  const inGroups = () => `${code().slice(0, 3)} ${code().slice(3)}`;
  pass(90_000);
  const login = await api.anonymous({
    method: 'POST',
    url: '/api/auth/login',
    body: { email: ana.email, password: PASSWORD },
  });
  const answered = await api.anonymous({
    method: 'POST',
    url: '/api/auth/second-factor',
    body: { challenge_token: login.json.challenge_token, code: inGroups() },
  });
  expect(answered.json).toHaveProperty('access_token');
  pass(90_000);
  expect((await remove(await api.again(ana), inGroups())).status).toBe(200);
});

describe('the wait after a change of second factor', () => {
  const withdraw = (who: Person) =>
    who.call({
      method: 'POST',
      url: '/api/v1/withdrawals',
      body: { amount_cents: 10_000 },
      headers: once(),
    });
  const setAccount = async (who: Person, clabe: string) => {
    const { version } = (await who.call({ url: '/api/v1/bank-account' })).json;
    return who.call({
      method: 'PUT',
      url: '/api/v1/bank-account',
      body: { clabe, holder: 'Ana Peña Rojas', version },
    });
  };
  const heldUntil = async (who: Person) =>
    (await who.call({ url: '/api/v1/bank-account' })).json.held_until;

  it('holds withdrawals and changes of bank account for a day, shows until when, and begins at each change', async () => {
    const bank = testBank(api);
    let ana = await api.person('investor', { fullName: 'Ana Peña Rojas' });
    const [row] = await api.db.select().from(investors).where(eq(investors.userId, ana.userId));
    const line = bank.line({
      receiver_clabe: row?.depositClabe ?? '',
      amount_cents: 100_000,
      sender_name: 'Ana Peña Rojas',
    });
    await bank.report(line);
    await api.stepUp(ana);
    expect((await setAccount(ana, '032180000118359719')).status).toBe(200);
    pass(25 * HOUR);
    ana = await api.again(ana);
    expect(await heldUntil(ana)).toBeNull();

    const { recovery } = await enrolSecondFactor(api, ana);
    const enrolledAt = api.clock.now.getTime();
    expect(await heldUntil(ana)).toBe(new Date(enrolledAt + 24 * HOUR).toISOString());
    const refusal = await withdraw(ana);
    expect(refusal.status).toBe(422);
    expect(refusal.json.message).toMatch(
      /cambió tu verificación en dos pasos o tu correo, podrás retirar a partir del/,
    );
    const moved = await setAccount(ana, '002010077777777771');
    expect(moved.json.message).toMatch(/podrás cambiar tu cuenta para retiros a partir del/);

    pass(23 * HOUR);
    ana = await api.again(ana);
    expect((await remove(ana, String(recovery[0]))).status).toBe(200);
    pass(2 * HOUR);
    ana = await api.again(ana);
    await api.stepUp(ana);
    expect((await withdraw(ana)).json.message).toMatch(/podrás retirar a partir del/);
    pass(22 * HOUR + 1);
    ana = await api.again(ana);
    await api.stepUp(ana);
    expect(await heldUntil(ana)).toBeNull();
    expect((await withdraw(ana)).status).toBe(200);
  });
});

describe('people of the backoffice, where the settings ask them for a second factor', () => {
  async function required(value: boolean) {
    await api.db.update(settings).set({ value }).where(eq(settings.key, 'admin_second_factor'));
  }

  it('open nothing but what leads to having one, then everything, and nothing again once it is removed', async () => {
    const admin = await api.person('admin');
    const list = () => admin.call({ url: '/api/v1/users' });
    expect((await list()).status).toBe(200);
    await required(true);
    expect((await list()).json.code).toBe('second_factor_required');
    expect((await me(admin)).json).toMatchObject({ role: 'admin', second_factor_owed: true });
    const { recovery } = await enrolSecondFactor(api, admin);
    expect((await list()).status).toBe(200);
    expect((await me(admin)).json.second_factor_owed).toBe(false);
    expect((await remove(admin, String(recovery[0]))).status).toBe(200);
    expect((await list()).json.code).toBe('second_factor_required');
    const out = await admin.call({ method: 'POST', url: '/api/auth/logout', body: {} });
    expect(out.status).toBe(200);
    await required(false);
  });

  it('are asked as staff alone: with another of their profiles they come in', async () => {
    const eva = await api.person('admin');
    await api.db.transaction((tx) =>
      createMembership(tx, { id: eva.userId, fullName: 'Eva' }, 'client'),
    );
    await required(true);
    const chosen = await eva.call({ url: '/api/v1/users/getRgUserInfo?role=client' });
    expect(chosen.json).toMatchObject({ role: 'client', second_factor_owed: false });
    const token = present(chosen.json.access_token);
    expect((await api.withToken(token, { url: '/api/v1/projects' })).status).toBe(200);
    await required(false);
  });

  it('are notified at login where it is off', async () => {
    const config = async () =>
      JSON.parse(String((await api.anonymous({ url: '/config.json' })).bytes));
    expect((await config()).staffSecondFactor).toBe('off');
    await required(true);
    expect((await config()).staffSecondFactor).toBe('required');
    await required(false);
  });
});

it('impersonation requires a fresh second factor', async () => {
  const admin = await api.person('admin');
  const ana = await api.person('client');
  const enter = () =>
    admin.call({
      method: 'POST',
      url: '/api/v1/impersonations',
      body: { user_id: ana.userId, reason: 'Pidió ayuda' },
    });
  expect((await enter()).json.code).toBe('step_up_required');
  await api.stepUp(admin);
  expect((await enter()).status).toBe(200);
  pass(3 * 60_000);
  expect((await me(admin)).status).toBe(200);
  pass(2 * 60_000 + 1);
  expect((await enter()).json.code).toBe('step_up_required');
});
