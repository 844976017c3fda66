import { inTransaction } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { mails, notifications } from '@server/db/schema/platform';
import { actingAs } from '@tests/support/acting';
import { type Person, testApi } from '@tests/support/api';
import { desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { announce } from './announce';
import { audience } from './audience';
import { events } from './events/events';
import { firstChoices } from './preferences-rules';

const api = await testApi();
const url = '/api/v1/notification-preferences';
/** 23:00 in Mexico City. */
const LATE = new Date('2026-03-03T05:00:00Z');

const given = { version: 0, choices: firstChoices, quiet_from: '', quiet_to: '' };
const save = (who: Person, changes: object) =>
  who.call({ method: 'PUT', url, body: { ...given, ...changes } });

/** What a person was sent of two events late in the evening: one about work, one about security. */
async function sentTo(who: Person) {
  await inTransaction(api.db, async (tx) => {
    const facts = { folio: 'SF-1', projectId: who.userId };
    await announce(tx, api.config, who.userId, events.contractSigned, facts, LATE);
    await announce(tx, api.config, who.userId, events.passwordChanged, {}, LATE);
  });
  const [user] = await api.db.select().from(users).where(eq(users.id, who.userId));
  const rows = async (to: string) =>
    (await api.db.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.id))).map(
      ({ channel, subject, dueAt }) => [
        channel,
        subject.replace(/ - .*/, ''),
        dueAt && dueAt > LATE && dueAt.getUTCFullYear() === 2026 && dueAt.getUTCMonth() === 2
          ? dueAt.toISOString()
          : 'now',
      ],
    );
  const belled = await api.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, who.userId));
  return {
    bell: belled.map(({ title }) => title),
    mail: await rows(who.email),
    sms: user?.phone ? await rows(user.phone) : [],
  };
}

it('who chose nothing is notified at once in the portal and by mail', async () => {
  expect(await sentTo(await api.person('client'))).toEqual({
    bell: ['Contrato SF-1 firmado', 'Tu contraseña cambió'],
    mail: [
      ['mail', 'Tu contraseña cambió', 'now'],
      ['mail', 'Contrato SF-1 firmado', 'now'],
    ],
    sms: [],
  });
});

it('mails and texts of work wait for the end of the silence; the bell and security do not', async () => {
  const ana = await api.person('client');
  const phone = '+523312345678';
  const verified = { phone, phoneVerifiedAt: api.clock.now };
  await api.db.update(users).set(verified).where(eq(users.id, ana.userId));
  const texted = { bell: true, mail: true, sms: true };
  const choices = { ...firstChoices, projects: texted, security: texted };
  expect((await save(ana, { choices, quiet_from: '22:00', quiet_to: '07:00' })).status).toBe(200);
  const morning = '2026-03-03T13:00:00.000Z';
  expect(await sentTo(ana)).toEqual({
    bell: ['Contrato SF-1 firmado', 'Tu contraseña cambió'],
    mail: [
      ['mail', 'Tu contraseña cambió', 'now'],
      ['mail', 'Contrato SF-1 firmado', morning],
    ],
    sms: [
      ['sms', 'Tu contraseña cambió', 'now'],
      ['sms', 'Contrato SF-1 firmado', morning],
    ],
  });
});

it('what a person switched off stays away, but for what is mandatory', async () => {
  const ben = await api.person('client');
  const off = { bell: false, mail: false, sms: false };
  await save(ben, { choices: { ...firstChoices, projects: off, security: off } });
  expect(await sentTo(ben)).toEqual({
    bell: ['Tu contraseña cambió'],
    mail: [['mail', 'Tu contraseña cambió', 'now']],
    sms: [],
  });
});

it('an event goes by the ways that were chosen for it, whatever its kind does, and stays so through a save of another role', async () => {
  const eva = await api.person('client');
  const { json } = await eva.call({ url });
  const { contractSigned } = json.events;
  expect(contractSigned).toEqual({ bell: true, mail: true, sms: false });
  expect(json.events).not.toHaveProperty('requestReceived');
  const events = { ...json.events, contractSigned: { ...contractSigned, mail: false } };
  expect((await save(eva, { events })).status).toBe(200);
  const shown = (await eva.call({ url })).json;
  expect(shown.events).toEqual(events);
  const sent = await sentTo(eva);
  expect(sent.bell).toContain('Contrato SF-1 firmado');
  expect(sent.mail).toEqual([['mail', 'Tu contraseña cambió', 'now']]);
  // As a form sends it that was open before there were choices of events, or that shows others.
  const off = { bell: true, mail: false, sms: false };
  const kinds = { ...firstChoices, credits: off };
  expect((await save(eva, { version: 1, choices: kinds, events: { gone: off } })).status).toBe(200);
  const later = (await eva.call({ url })).json;
  const credits = later.kinds.flatMap(({ kind, events }) => (kind === 'credits' ? events : []));
  const followed = Object.fromEntries(credits.map(({ name }) => [name, off]));
  expect(later.events).toEqual({ ...events, ...followed });
});

it('what money and security are about is found under their kinds, and only there', () => {
  const about = Object.entries(events).map(([name, { about }]) => [
    name,
    about === 'legal' ? 'security' : about,
  ]);
  const kinds = Object.entries(audience).map(([name, { kind }]) => [
    name,
    kind === 'money' || kind === 'security' ? kind : 'work',
  ]);
  expect(Object.fromEntries(kinds)).toEqual(Object.fromEntries(about));
});

it('a save without hours of silence has none, as a form sends it that leaves out what is empty', async () => {
  const zoe = await api.person('investor');
  const { choices } = given;
  const body = { version: 0, choices };
  expect((await zoe.call({ method: 'PUT', url, body })).status).toBe(200);
  expect((await zoe.call({ url })).json).toMatchObject({ quiet_from: '', quiet_to: '' });
});

it('an older save is refused with what is kept, and so are half a silence, one without end and who acts as the person', async () => {
  const eva = await api.person('investor');
  expect((await save(eva, { quiet_from: '22:00', quiet_to: '06:00' })).status).toBe(200);
  const stale = await save(eva, { quiet_from: '21:00', quiet_to: '06:00' });
  expect([stale.status, stale.json.code]).toEqual([409, 'stale']);
  expect(stale.json.current).toMatchObject({ version: 1, quiet_from: '22:00' });
  const half = await save(eva, { version: 1, quiet_from: '22:00' });
  expect(half.json.fields).toHaveProperty('quiet_to');
  const same = await save(eva, { version: 1, quiet_from: '06:00', quiet_to: '06:00' });
  expect(same.json.fields).toEqual({ quiet_to: 'Escribe dos horas distintas, o ninguna.' });
  const { quiet_from: _from, quiet_to: _to, ...withoutSilence } = given;
  const body = { ...withoutSilence, version: 1 };
  expect((await eva.call({ method: 'PUT', url, body })).status).toBe(200);
  const shown = (await eva.call({ url })).json;
  expect(shown).toMatchObject({
    version: 2,
    quiet_from: '',
    quiet_to: '',
  });
  const kinds = shown.kinds.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(['security', 'money', 'credits', 'projects']);
  const acting = await actingAs(api, eva);
  expect((await acting({ method: 'PUT', url, body: { ...given, version: 2 } })).status).toBe(403);
});
