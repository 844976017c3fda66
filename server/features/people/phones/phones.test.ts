import { users } from '@server/db/schema/identity';
import { mails } from '@server/db/schema/platform';
import { actingAs } from '@tests/support/acting';
import { type Person, testApi } from '@tests/support/api';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const FIRST = '+523312345678';
const SECOND = '+525587654321';

const ask = (who: Person, phone: string) =>
  who.call({ method: 'POST', url: '/api/v1/profile/phone/codes', body: { phone } });
const save = (who: Person, code: string) =>
  who.call({ method: 'PUT', url: '/api/v1/profile/phone', body: { code } });
const codeAt = async (phone: string) =>
  /código es (\d{6})/.exec((await api.lastMail(phone))?.text ?? '')?.[1] ?? '';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

async function newcomer() {
  const who = await api.person('client');
  await api.stepUp(who);
  return who;
}

it('a telephone counts once its code was typed back, which works once, and the one before is told', async () => {
  const ana = await newcomer();
  expect((await ask(ana, '33 1234 5678')).json.seconds).toBe(120);
  const none = { phone: null, verified_at: null };
  expect((await ana.call({ url: '/api/v1/profile/phone' })).json).toEqual(none);
  const code = await codeAt(FIRST);
  const saved = await save(ana, code);
  expect(saved.json).toEqual({ phone: FIRST, verified_at: api.clock.now.toISOString() });
  expect((await save(ana, code)).status).toBe(400);
  await ask(ana, SECOND);
  await save(ana, await codeAt(SECOND));
  expect((await api.lastMail(FIRST))?.text).toMatch(/ya no es el de tu cuenta/);
  expect((await api.lastMail(ana.email))?.text).toContain('ahora termina en 4321');
  const texts = await api.db.select().from(mails).where(eq(mails.to, SECOND));
  expect(texts.map(({ channel }) => channel)).toEqual(['sms']);
});

it('a code that is late, guessed at, older, or of another purpose or person changes nothing', async () => {
  const ben = await newcomer();
  await ask(ben, FIRST);
  const late = await codeAt(FIRST);
  const begun = api.clock.now;
  api.clock.now = new Date(begun.getTime() + 120_000);
  expect((await save(ben, late)).json.fields).toHaveProperty('code');
  api.clock.now = begun;

  await ask(ben, FIRST);
  const older = await codeAt(FIRST);
  await ask(ben, SECOND);
  const guessed = await codeAt(SECOND);
  if (older !== guessed) expect((await save(ben, older)).status).toBe(400);
  for (let tries = 0; tries < 5; tries += 1) await save(ben, wrong(guessed));
  expect((await save(ben, guessed)).status).toBe(400);

  await ask(ben, FIRST);
  expect((await save(await newcomer(), await codeAt(FIRST))).status).toBe(400);
  await ben.call({ method: 'POST', url: '/api/v1/step-up/codes' });
  const other = /código es (\d{6})/.exec((await api.lastMail(ben.email))?.text ?? '')?.[1] ?? '';
  if (other !== (await codeAt(FIRST))) expect((await save(ben, other)).status).toBe(400);
  const [kept] = await api.db.select().from(users).where(eq(users.id, ben.userId));
  expect(kept).toMatchObject({ phone: null, phoneVerifiedAt: null });
});

it('staff who act as a person see four digits and change nothing', async () => {
  const eva = await newcomer();
  await ask(eva, FIRST);
  await save(eva, await codeAt(FIRST));
  const acting = await actingAs(api, eva);
  expect((await acting({ url: '/api/v1/profile/phone' })).json.phone).toBe('•••• 5678');
  const body = { phone: SECOND };
  const refused = await acting({ method: 'POST', url: '/api/v1/profile/phone/codes', body });
  expect(refused.status).toBe(403);
});
