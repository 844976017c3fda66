import { randomUUID } from 'node:crypto';
import { auditLog } from '@server/db/schema/platform';
import { PASSWORD, type Person, testApi } from '@tests/support/api';
import { UNKNOWN_ID } from '@tests/support/identities';
import { readCopy } from '@tests/support/own-copy';
import { freshFactor } from '@tests/support/two-people';
import { and, desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();
const staff = await api.person('admin', { fullName: 'Elena Prado Gil' });
const url = (userId: string) => `/api/v1/users/${userId}/notes` as const;

const add = (who: Person, userId: string, text: string, key: string = randomUUID()) =>
  who.call({
    method: 'POST',
    url: url(userId),
    body: { text },
    headers: { 'idempotency-key': key },
  });

test('staff note something about a person, who wrote it and when stays with it, and the trail has no words of it', async () => {
  const person = await api.person('client');
  expect((await staff.call({ url: url(person.userId) })).json.items).toEqual([]);
  const key = randomUUID();
  const first = await add(staff, person.userId, '  Llamó: cambia de domicilio\nen mayo.  ', key);
  expect(first.status).toBe(200);
  // The same intention twice is one note.
  expect(
    (await add(staff, person.userId, '  Llamó: cambia de domicilio\nen mayo.  ', key)).json,
  ).toEqual(first.json);
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  expect((await add(staff, person.userId, 'Corrijo: en junio.')).status).toBe(200);
  const { json } = await staff.call({ url: `${url(person.userId)}?limit=1` });
  expect(json).toMatchObject({
    items: [{ text: 'Corrijo: en junio.', by: 'Elena Prado Gil', at: api.clock.now.toISOString() }],
    total: 2,
  });
  const older = await staff.call({
    url: `${url(person.userId)}?limit=1&cursor=${json.next_cursor}`,
  });
  expect(older.json).toMatchObject({
    items: [{ id: first.json.id, text: 'Llamó: cambia de domicilio\nen mayo.' }],
    next_cursor: null,
  });
  const [entry] = await api.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'person-notes.create'), eq(auditLog.objectId, person.userId)))
    .orderBy(desc(auditLog.seq));
  expect(entry).toMatchObject({ userId: staff.userId, object: 'users', details: {} });
});

test('a note is never changed, not even by SQL', async () => {
  const person = await api.person('client');
  await add(staff, person.userId, 'Pidió otro plazo.');
  await expect(
    api.pool.query(`update person_notes set text = 'otra cosa' where user_id = $1`, [
      person.userId,
    ]),
  ).rejects.toThrow('is not changed');
});

test('nobody but staff reads or writes them, and nobody about themselves', async () => {
  const person = await api.person('client');
  const supplier = await api.person('supplier');
  for (const other of [person, supplier, await api.person('program_administrator')]) {
    expect((await other.call({ url: url(person.userId) })).status).toBe(403);
    expect((await add(other, person.userId, 'Una nota cualquiera.')).status).toBe(403);
  }
  expect((await add(staff, staff.userId, 'Soy muy puntual.')).status).toBe(422);
  expect((await add(staff, UNKNOWN_ID, 'No es de nadie.')).status).toBe(404);
  expect((await staff.call({ url: url(person.userId) })).json.items).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['blanks', '     '],
  ['four characters', 'sí no'.slice(0, 4)],
  ['more than fits', 'a'.repeat(2001)],
])('%s is no note', async (_, text) => {
  const person = await api.person('client');
  const { status, json } = await add(staff, person.userId, text);
  expect([status, json]).toMatchObject([
    400,
    { code: 'validation', fields: { text: expect.any(String) } },
  ]);
});

test('markup is kept as it was typed, and signs that turn text around are not', async () => {
  const person = await api.person('client');
  await add(staff, person.userId, '<b>hola</b>\u202e; drop table users --');
  const { json } = await staff.call({ url: url(person.userId) });
  expect(json.items[0]?.text).toBe('<b>hola</b>; drop table users --');
});

test('they are in the copy of the person’s data without who wrote them, and go with the account', async () => {
  const person = await api.person('client');
  await add(staff, person.userId, 'Prefiere que le escriban por la tarde.');
  await freshFactor(api, person);
  await person.call({ method: 'POST', url: '/api/v1/profile/data-export' });
  await api.doJobs();
  const taken = await person.call({ method: 'POST', url: '/api/v1/profile/data-export/download' });
  const { staff_notes: notes } = readCopy(taken.json.content);
  expect(notes).toEqual([
    { text: 'Prefiere que le escriban por la tarde.', written_at: api.clock.now.toISOString() },
  ]);
  expect(taken.json.content).not.toContain('Elena Prado Gil');

  const closed = await person.call({
    method: 'POST',
    url: '/api/v1/profile/closing',
    body: { password: PASSWORD },
  });
  expect(closed.status).toBe(200);
  expect((await staff.call({ url: url(person.userId) })).json.items).toEqual([]);
  expect((await add(staff, person.userId, 'Ya no está.')).status).toBe(422);
});
