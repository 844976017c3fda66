import { mails, notifications } from '@server/db/schema/platform';
import { PASSWORD, testApi } from '@tests/support/api';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

const api = await testApi();
type TestUser = Awaited<ReturnType<typeof api.person>>;

const HOME = '203.0.113.7';
const STRANGER = '198.51.100.9';

async function post(url: string, payload: object, remoteAddress = HOME) {
  const answer = await api.app.inject({ method: 'POST', url, payload, remoteAddress });
  return { status: answer.statusCode, json: answer.json() };
}
const login = ({ email }: TestUser, password = PASSWORD, from = HOME) =>
  post('/api/auth/login', { email, password }, from);
const guess = async (who: TestUser, times: number, from = STRANGER) => {
  for (let n = 0; n < times; n += 1) await login(who, 'otra', from);
};
const unlock = (token: string, from = HOME) =>
  post('/api/v1/account-unlocks/redeem', { token }, from);
const blockMails = async ({ email }: TestUser) => {
  const sent = await api.db.select().from(mails).where(eq(mails.to, email));
  return sent.filter(({ subject }) => subject.startsWith('Bloqueamos tu cuenta')).length;
};
const belled = async ({ userId }: TestUser) =>
  (await api.db.select().from(notifications).where(eq(notifications.userId, userId))).filter(
    ({ title }) => title.startsWith('Bloqueamos tu cuenta'),
  );
const linkOf = async ({ email }: TestUser) =>
  /\/desbloquear-cuenta\/([\w-]{43})\s/.exec((await api.lastMail(email))?.text ?? '')?.[1] ?? '';
const moveOn = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};
const MINUTE = 60_000;

describe('an account blocked by wrong passwords', () => {
  test('notifies its owner by mail, once per block however many attempts follow', async () => {
    const ana = await api.person('client');
    await guess(ana, 2);
    expect(await blockMails(ana)).toBe(0);
    await guess(ana, 6);
    expect(await blockMails(ana)).toBe(1);
    moveOn(15 * MINUTE + 1);
    await guess(ana, 3);
    expect(await blockMails(ana)).toBe(2);
  });

  test('is in the list of its owner’s notices, with what to do and without the link of the mail', async () => {
    const ana = await api.person('client');
    await guess(ana, 3);
    const token = await linkOf(ana);
    expect(token).not.toBe('');
    const [notice, ...others] = await belled(ana);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ title: 'Bloqueamos tu cuenta 15 minutos', href: null });
    expect(notice?.body).toContain('usa el enlace que te enviamos por correo');
    expect(notice?.body).not.toContain(token);
    const mail = (await api.lastMail(ana.email))?.text;
    expect(mail).toContain('Si no fuiste tú, no necesitas hacer nada');
    expect(mail).not.toContain('restablece tu contraseña');
  });

  test('notifies once too when many passwords are wrong at the same moment', async () => {
    const ana = await api.person('client');
    await Promise.all(Array.from({ length: 9 }, () => login(ana, 'otra')));
    expect(await blockMails(ana)).toBe(1);
  });

  test('is opened at once by the link of that mail, once, and reveals nothing about other links', async () => {
    const ana = await api.person('client');
    await guess(ana, 3);
    expect((await login(ana)).status).toBe(400);
    const token = await linkOf(ana);
    expect(await unlock(token)).toEqual({ status: 200, json: { ok: true } });
    expect((await login(ana)).status).toBe(200);
    const used = await unlock(token);
    const unknown = await unlock('x'.repeat(43));
    expect([used.status, used.json.message]).toEqual([422, unknown.json.message]);
  });

  test('stays open to its owner while other networks go on guessing, and closed to them', async () => {
    const ana = await api.person('client');
    await guess(ana, 3);
    await unlock(await linkOf(ana));
    await guess(ana, 3);
    expect((await login(ana, PASSWORD, STRANGER)).status).toBe(400);
    expect((await login(ana)).status).toBe(200);
  });

  test('closes again on a user who opened it and goes on guessing, with a link that is still valid', async () => {
    const ana = await api.person('client');
    await guess(ana, 3);
    await unlock(await linkOf(ana));
    await guess(ana, 3, HOME);
    expect((await login(ana)).status).toBe(400);
    expect(await blockMails(ana)).toBe(2);
    await unlock(await linkOf(ana));
    expect((await login(ana)).status).toBe(200);
  });

  test('is open to its owner for a quarter of an hour, and the link is valid for an hour', async () => {
    const ana = await api.person('client');
    await guess(ana, 3);
    await unlock(await linkOf(ana));
    moveOn(14 * MINUTE);
    await guess(ana, 3);
    moveOn(MINUTE + 1);
    expect((await login(ana)).status).toBe(400);
    const late = await linkOf(ana);
    moveOn(60 * MINUTE);
    expect((await unlock(late)).status).toBe(422);
  });

  test('is opened by a new password as well, also while other networks go on', async () => {
    const ana = await api.person('client');
    await guess(ana, 3);
    await post('/api/v1/password-resets', { email: ana.email });
    const token = /\/reset\/([\w-]+)/.exec((await api.lastMail(ana.email))?.text ?? '')?.[1];
    await post('/api/v1/password-resets/redeem', { token, password: 'Nueva-Clave-77' });
    await guess(ana, 3);
    expect((await login(ana, 'Nueva-Clave-77')).status).toBe(200);
  });
});

test('a block does not let the holder of a session guess codes without limit', async () => {
  const ana = await api.person('client');
  await guess(ana, 3);
  const wrong = () =>
    ana.call({ method: 'POST', url: '/api/v1/step-up', body: { code: '000000' } });
  for (let n = 0; n < 5; n += 1) expect((await wrong()).status).toBe(400);
  expect((await wrong()).status).toBe(401);
});
