import { sessions, users } from '@server/db/schema/identity';
import { mails } from '@server/db/schema/platform';
import { actingAs } from '@tests/support/acting';
import { PASSWORD, type Person, testApi } from '@tests/support/api';
import { and, eq, isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const HOUR = 3_600_000;
let serial = 0;
const fresh = () => {
  serial += 1;
  return `nueva-${serial}@ejemplo.mx`;
};

async function owner() {
  const who = await api.person('investor');
  await api.stepUp(who);
  return who;
}
const ask = (who: Person, email: string) =>
  who.call({ method: 'POST', url: '/api/v1/profile/email', body: { email } });
const tokenAt = async (email: string) =>
  /\/email-auth\/([\w-]+)/.exec((await api.lastMail(email))?.text ?? '')?.[1] ?? 'x'.repeat(43);
const confirm = (token: string) =>
  api.anonymous({ method: 'POST', url: '/api/v1/email-changes/redeem', body: { token } });
const undo = (token: string) =>
  api.anonymous({ method: 'POST', url: '/api/v1/email-changes/undo', body: { token } });
const emailOf = async ({ userId }: Person) =>
  (await api.db.select().from(users).where(eq(users.id, userId)))[0]?.email;
const signIn = async (email: string) =>
  (
    await api.anonymous({
      method: 'POST',
      url: '/api/auth/login',
      body: { email, password: PASSWORD },
    })
  ).status;

/** Changes an address to a new one, and answers it with the link that undoes it. */
async function changed(who: Person, from = who.email) {
  const email = fresh();
  expect((await ask(who, email)).status).toBe(200);
  expect((await confirm(await tokenAt(email))).status).toBe(200);
  return { email, undoToken: await tokenAt(from) };
}

it('an address asked for before an account was held back to reading does not change until it is let go', async () => {
  const ana = await owner();
  const email = fresh();
  await ask(ana, email);
  const token = await tokenAt(email);
  const hold = (restrictionLevel: 0 | 2, restrictionReason: string | null) =>
    api.db
      .update(users)
      .set({ restrictionLevel, restrictionReason })
      .where(eq(users.id, ana.userId));
  await hold(2, 'Se revisa quién la usa');
  expect((await confirm(token)).json).toMatchObject({ code: 'restricted' });
  expect(await emailOf(ana)).toBe(ana.email);
  await hold(0, null);
  expect((await confirm(token)).status).toBe(200);
});

it('an address changes once the new mailbox answered, which it does once', async () => {
  const ana = await owner();
  const email = fresh();
  await ask(ana, email.toUpperCase());
  expect((await ana.call({ url: '/api/v1/profile/email' })).json).toEqual({
    email: ana.email,
    pending: email,
  });
  expect((await api.lastMail(ana.email))?.subject).toContain('Pediste cambiar tu correo');
  const noticed = (await ana.call({ url: '/api/v1/notifications' })).json.items;
  expect(noticed.map(({ title }) => title)).toEqual(['Pediste cambiar tu correo']);
  const token = await tokenAt(email);
  // A scanner of mails opens the page, and reads nothing.
  const page = await api.anonymous({ url: `/email-auth/${token}` });
  expect(page.bytes.toString()).not.toContain(ana.email);
  expect(await emailOf(ana)).toBe(ana.email);

  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await emailOf(ana)).toBe(email);
  expect((await api.lastMail(email))?.subject).toContain('Cambió el correo de tu cuenta');
  expect((await api.lastMail(ana.email))?.text).toContain('?acto=deshacer');
  expect(await signIn(ana.email)).toBe(400);
  expect(await signIn(email)).toBe(200);
});

it('a link that is late, older, altered or of another purpose changes nothing, and says no more', async () => {
  const ben = await owner();
  const first = fresh();
  await ask(ben, first);
  const older = await tokenAt(first);
  const email = fresh();
  await ask(ben, email);
  const token = await tokenAt(email);
  const bad = [await confirm(older), await confirm(`${token.slice(1)}A`), await undo(token)];
  const begun = api.clock.now;
  api.clock.now = new Date(begun.getTime() + 24 * HOUR);
  bad.push(await confirm(token));
  api.clock.now = begun;
  const answers = new Set(bad.map(({ status, json }) => `${status} ${json.message}`));
  expect([...answers]).toEqual([
    '422 El enlace ya no es válido. Solicita uno nuevo para continuar.',
  ]);
  expect(await emailOf(ben)).toBe(ben.email);
});

it('money waits after a change, and the mailbox before takes it back within 72 hours, also after another one', async () => {
  const eva = await owner();
  const { email, undoToken } = await changed(eva);
  const { held_until } = (await eva.call({ url: '/api/v1/bank-account' })).json;
  expect(held_until).toBe(new Date(api.clock.now.getTime() + 24 * HOUR).toISOString());

  // A thief moves the account on, and sets a password of their own.
  const second = await changed(eva, email);
  await api.anonymous({
    method: 'POST',
    url: '/api/v1/password-resets',
    body: { email: second.email },
  });
  const reset = /reset\/([\w-]+)/.exec((await api.lastMail(second.email))?.text ?? '')?.[1];
  const body = { token: reset, password: 'Nopal-Verde-58' };
  const url = '/api/v1/password-resets/redeem';
  expect((await api.anonymous({ method: 'POST', url, body })).status).toBe(200);
  await api.again(eva);

  expect((await undo(undoToken)).status).toBe(200);
  expect(await emailOf(eva)).toBe(eva.email);
  const theirs = and(eq(sessions.userId, eva.userId), isNull(sessions.endedAt));
  expect(await api.db.$count(sessions, theirs)).toBe(0);
  expect((await undo(undoToken)).status).toBe(422);
  expect((await undo(second.undoToken)).status).toBe(422);
});

it('a change is not undone after 72 hours', async () => {
  const leo = await owner();
  const { email, undoToken } = await changed(leo);
  const begun = api.clock.now;
  api.clock.now = new Date(begun.getTime() + 72 * HOUR);
  expect((await undo(undoToken)).status).toBe(422);
  api.clock.now = begun;
  expect(await emailOf(leo)).toBe(email);
});

it('an address that has an account is answered alike, and only its owner learns of it', async () => {
  const mia = await owner();
  const known = await api.person('client');
  const unknown = fresh();
  const taken = await ask(mia, known.email);
  const free = await ask(mia, unknown);
  expect([taken.status, taken.json]).toEqual([free.status, free.json]);
  expect((await api.lastMail(known.email))?.subject).toContain('ya tiene una cuenta');
  expect((await api.lastMail(known.email))?.text).not.toContain('/email-auth/');
  const sentFor = (to: string) => api.db.$count(mails, eq(mails.to, to));
  expect([await sentFor(known.email), await sentFor(unknown)]).toEqual([1, 1]);

  // Taken between the question and the answer of the mailbox.
  const token = await tokenAt(unknown);
  await api.person('client', { email: unknown });
  expect((await confirm(token)).status).toBe(422);
  expect(await emailOf(mia)).toBe(mia.email);
});

it('needs a fresh second factor, another address, and the person', async () => {
  const tom = await api.person('investor');
  expect((await ask(tom, fresh())).json.code).toBe('step_up_required');
  await api.stepUp(tom);
  expect((await ask(tom, tom.email)).json.fields).toHaveProperty('email');
  const acting = await actingAs(api, tom);
  const shown = await acting({ url: '/api/v1/profile/email' });
  expect(shown.json).toEqual({ email: 'i•••@ejemplo.mx', pending: null });
  const body = { email: fresh() };
  expect((await acting({ method: 'POST', url: '/api/v1/profile/email', body })).status).toBe(403);
});
