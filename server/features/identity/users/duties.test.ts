import { type Duty, duties } from '@contract/kernel/duties';
import { waitingAnswer } from '@contract/platform/approvals';
import { inTransaction } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { approvals, auditLog } from '@server/db/schema/platform';
import { isStaffNow } from '@server/features/platform';
import { type Person, testApi } from '@tests/support/api';
import { freshFactor } from '@tests/support/two-people';
import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();
const reason = 'Cambió de puesto';
const FORBIDDEN = 'No tienes permiso para esta operación.';

async function versionOf(userId: string): Promise<number> {
  const [row] = await api.db.select().from(users).where(eq(users.id, userId));
  return row?.standingVersion ?? 0;
}

/** Asks for other duties of a colleague. */
async function ask(who: Person, userId: string, charged: readonly Duty[], version?: number) {
  await freshFactor(api, who);
  return who.call({
    method: 'PUT',
    url: `/api/v1/users/${userId}/duties`,
    body: { version: version ?? (await versionOf(userId)), duties: charged, reason },
  });
}

async function invite(who: Person, email: string, charged: readonly Duty[]) {
  await freshFactor(api, who);
  return who.call({
    method: 'POST',
    url: '/api/v1/administrators',
    body: { email, full_name: 'Nora Colín', duties: charged },
  });
}

const waitingOf = async (who: Person, id: string) =>
  (await who.call({ url: '/api/v1/approvals?outcome=waiting&limit=100' })).json.items.find(
    (item) => item.id === id,
  );

async function confirm(who: Person, asked: { json: unknown }) {
  const id = waitingAnswer.parse(asked.json).approval_id;
  await freshFactor(api, who);
  return who.call({
    method: 'POST',
    url: `/api/v1/approvals/${id}/confirm`,
    body: { payload_hash: (await waitingOf(who, id))?.payload_hash },
  });
}

const dutiesOf = async (who: Person) =>
  (await who.call({ url: '/api/v1/users/getRgUserInfo' })).json.duties;

/** Leaves a house to these people. */
async function houseOf(...people: Person[]) {
  for (const { id } of await api.db.select({ id: users.id }).from(users)) {
    const status = people.some(({ userId }) => userId === id) ? 'active' : 'closed';
    await api.db.update(users).set({ status }).where(eq(users.id, id));
  }
}

test('two change what a third is charged with: told, audited, and in force at the next call', async () => {
  const [ana, eva, leo] = [
    await api.person('admin'),
    await api.person('admin'),
    await api.person('admin', { fullName: 'Leo Ríos' }),
  ];
  expect(await dutiesOf(leo)).toEqual([...duties]);
  const body = { version: 0, duties: ['treasury'], reason };
  const url = `/api/v1/users/${leo.userId}/duties` as const;
  expect((await ana.call({ method: 'PUT', url, body })).json.code).toBe('step_up_required');
  const asked = await ask(ana, leo.userId, ['treasury', 'review']);
  expect(asked.status).toBe(202);
  expect(await dutiesOf(leo)).toEqual([...duties]);
  const waiting = await waitingOf(eva, waitingAnswer.parse(asked.json).approval_id);
  expect(waiting?.details).toMatchObject([
    { value: 'Leo Ríos' },
    { value: leo.email },
    { value: 'Revisión, Comité, Tesorería, Cumplimiento, Administración' },
    { value: 'Revisión, Tesorería' },
    { value: reason },
  ]);
  expect((await confirm(eva, asked)).json).toMatchObject({ answer: { version: 1 } });
  expect(await dutiesOf(leo)).toEqual(['review', 'treasury']);
  expect((await ana.call({ url: `/api/v1/users/${leo.userId}` })).json.duties).toEqual([
    'review',
    'treasury',
  ]);
  const run = { method: 'POST', url: '/api/v1/job-queues/nothing/run' } as const;
  const refused = await leo.call(run);
  expect([refused.status, refused.json]).toMatchObject([403, { message: FORBIDDEN }]);
  expect((await ana.call(run)).status).not.toBe(403);
  // Reading stays.
  expect((await leo.call({ url: '/api/v1/settings' })).status).toBe(200);
  expect((await api.lastMail(leo.email))?.text).toContain(
    'Desde ahora tienes: Revisión, Tesorería.',
  );
  const [entry] = await api.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.objectId, leo.userId), eq(auditLog.action, 'users.set-duties')));
  expect(entry?.details).toMatchObject({
    duties_before: 'review, committee, treasury, compliance, administration',
    duties: 'review, treasury',
    reason,
  });
});

test('refuses what cannot be, on its field', async () => {
  const [ana, leo] = [await api.person('admin'), await api.person('admin')];
  const client = await api.person('client');
  expect((await ask(ana, ana.userId, ['review'])).status).toBe(422);
  expect((await ask(ana, leo.userId, [])).json.fields).toEqual({
    duties: 'Elige al menos una función.',
  });
  expect((await ask(ana, leo.userId, duties)).json.fields).toEqual({
    duties: 'Ya tiene estas funciones.',
  });
  expect((await ask(ana, leo.userId, ['review'], 7)).json).toMatchObject({
    code: 'stale',
    current: { duties: [...duties] },
  });
  expect((await ask(ana, client.userId, ['review'])).status).toBe(409);
  const { duties: none } = (await ana.call({ url: `/api/v1/users/${client.userId}` })).json;
  expect(none).toEqual([]);
});

test('two keep the duty of administration: of a house of two, neither loses it, and of three one may', async () => {
  const [ana, eva] = [await api.person('admin'), await api.person('admin')];
  await houseOf(ana, eva);
  const last = await ask(ana, eva.userId, ['treasury']);
  expect(last.json.fields?.duties).toContain('Deja la función Administración');
  // The other one of two confirms what is asked about them.
  const fewer = await ask(ana, eva.userId, ['treasury', 'administration']);
  expect((await confirm(eva, fewer)).status).toBe(200);
  expect(await dutiesOf(eva)).toEqual(['treasury', 'administration']);
  const leo = await api.person('admin');
  expect((await confirm(leo, await ask(ana, eva.userId, ['treasury']))).status).toBe(200);
  expect((await ask(ana, leo.userId, ['review'])).json.fields).toHaveProperty('duties');
});

test('of two changes confirmed at the same moment, the second finds what the first left', async () => {
  const people = [await api.person('admin'), await api.person('admin'), await api.person('admin')];
  await houseOf(...people);
  const [ana, eva, leo] = people;
  if (!ana || !eva || !leo) throw new Error('no people');
  const aboutEva = await ask(ana, eva.userId, ['review']);
  const aboutAna = await ask(eva, ana.userId, ['review']);
  await Promise.all([confirm(leo, aboutEva), confirm(leo, aboutAna)]);
  const held = await Promise.all(people.map(dutiesOf));
  expect(held.filter((each) => each?.includes('administration'))).toHaveLength(2);
});

test('who confirms needs the duty of the act: others neither decide, nor count, nor are told', async () => {
  const [ana, eva] = [await api.person('admin'), await api.person('admin')];
  const cashier = await api.person('admin', { duties: ['treasury'] });
  await houseOf(ana, eva, cashier);
  const asked = await invite(ana, 'con.funciones@ejemplo.mx', ['review']);
  expect(asked.json.message).toContain('hay 1 persona que puede');
  const { approval_id: id } = waitingAnswer.parse(asked.json);
  expect(await waitingOf(cashier, id)).toMatchObject({
    may_confirm: false,
    duty: 'administration',
    others: 1,
  });
  const counted = await cashier.call({ url: '/api/v1/approvals/waiting' });
  expect(counted.json.confirmable).toBe(0);
  const home = await cashier.call({ url: '/api/v1/backoffice-summary' });
  expect(home.json.items.find(({ kind }) => kind === 'approvals')?.count).toBe(0);
  expect(await api.lastMail(cashier.email)).toBeUndefined();
  expect((await api.lastMail(eva.email))?.text).toContain('Invitar a un administrador');
  const no = 'Lo autoriza o rechaza quien tiene la función Administración.';
  expect((await confirm(cashier, asked)).json).toMatchObject({ code: 'forbidden', message: no });
  const decline = await cashier.call({
    method: 'POST',
    url: `/api/v1/approvals/${id}/decline`,
    body: { reason: 'No me toca' },
  });
  expect(decline.json).toMatchObject({ code: 'forbidden', message: no });
  expect((await confirm(eva, asked)).status).toBe(200);
  const [invited] = await api.db
    .select()
    .from(users)
    .where(eq(users.email, 'con.funciones@ejemplo.mx'));
  expect(invited?.duties).toEqual(['review']);
});

test('what somebody asked for under a duty ends with it', async () => {
  const [ana, eva, leo] = [
    await api.person('admin'),
    await api.person('admin'),
    await api.person('admin'),
  ];
  await houseOf(ana, eva, leo);
  const asked = await invite(leo, 'de.leo@ejemplo.mx', ['review']);
  expect((await confirm(ana, await ask(eva, leo.userId, ['review']))).status).toBe(200);
  const { approval_id: id } = waitingAnswer.parse(asked.json);
  const ended = await ana.call({ url: `/api/v1/approvals/${id}` });
  const why =
    'Quien lo pidió ya no tiene la función Administración. Que lo pida de nuevo quien la tenga.';
  expect(ended.json).toMatchObject({ outcome: 'expired', decline_reason: why });
  const late = await ana.call({
    method: 'POST',
    url: `/api/v1/approvals/${id}/confirm`,
    body: { payload_hash: ended.json.payload_hash },
  });
  expect([late.status, late.json.message]).toEqual([409, why]);
});

test('who asked and holds the duty no more has nothing done in their name', async () => {
  const [ana, eva] = [await api.person('admin'), await api.person('admin')];
  const asked = await invite(eva, 'de.eva@ejemplo.mx', ['review']);
  // As a change of the same moment leaves it, which did not find what waited.
  await api.db
    .update(users)
    .set({ duties: ['review'] })
    .where(eq(users.id, eva.userId));
  const refused = await confirm(ana, asked);
  expect([refused.status, refused.json.message]).toEqual([
    422,
    'Quien lo pidió ya no tiene la función Administración. Que lo pida de nuevo quien la tenga.',
  ]);
});

test('the first colleague of a house shares its administration', async () => {
  const ana = await api.person('admin');
  await houseOf(ana);
  const limited = await invite(ana, 'primera@ejemplo.mx', ['review']);
  expect(limited.json.fields?.duties).toContain('Incluye Administración');
  expect((await invite(ana, 'primera@ejemplo.mx', ['review', 'administration'])).status).toBe(200);
});

test('alerts and late credits are given to who may work on them', async () => {
  const officer = await api.person('admin', { duties: ['compliance'] });
  const cashier = await api.person('admin', { duties: ['treasury'] });
  const idsAt = async (url: '/api/v1/alert-staff' | '/api/v1/collection-staff') =>
    (await officer.call({ url })).json.items.map(({ id }) => id);
  const alertStaff = await idsAt('/api/v1/alert-staff');
  expect(alertStaff).toContain(officer.userId);
  expect(alertStaff).not.toContain(cashier.userId);
  const collectionStaff = await idsAt('/api/v1/collection-staff');
  expect(collectionStaff).toContain(cashier.userId);
  expect(collectionStaff).not.toContain(officer.userId);
});

test('who loses the backoffice keeps no duty', async () => {
  const [ana, eva, leo] = [
    await api.person('admin'),
    await api.person('admin'),
    await api.person('admin'),
  ];
  await freshFactor(api, ana);
  const asked = await ana.call({
    method: 'POST',
    url: `/api/v1/users/${leo.userId}/admin-revocation`,
    body: { reason },
  });
  expect((await confirm(eva, asked)).status).toBe(200);
  const [row] = await api.db.select().from(users).where(eq(users.id, leo.userId));
  expect(row?.duties).toEqual([]);
});

test('who is found to hold a duty holds it until the transaction ends', async () => {
  const { userId } = await api.person('admin');
  await inTransaction(api.db, async (tx) => {
    expect(await isStaffNow(tx, userId, 'review')).toBe(true);
    // As an update of duties locks it.
    const free = sql`select id from users where id = ${userId} for no key update skip locked`;
    expect((await api.db.execute(free)).rows).toEqual([]);
  });
});

test('what was asked before there were duties is confirmed by nobody, and set aside as it is tried', async () => {
  const [ana, leo] = [await api.person('admin'), await api.person('admin')];
  const eva = await api.person('admin', { duties: ['review'] });
  const asked = await ask(ana, leo.userId, ['treasury']);
  const id = waitingAnswer.parse(asked.json).approval_id;
  await api.db.update(approvals).set({ duty: null }).where(eq(approvals.id, id));
  const message =
    'Se pidió antes de que el backoffice tuviera funciones y ya no se puede autorizar. Hay que pedirlo de nuevo.';
  const tried = await confirm(eva, asked);
  expect([tried.status, tried.json]).toMatchObject([409, { message }]);
  expect(await dutiesOf(leo)).toEqual([...duties]);
  const { json } = await ana.call({ url: `/api/v1/approvals/${id}` });
  expect(json).toMatchObject({ outcome: 'expired', decline_reason: message });
  // It may be asked for again, and its duty is known now.
  const again = await ask(ana, leo.userId, ['treasury']);
  expect((await confirm(eva, again)).status).toBe(403);
});
