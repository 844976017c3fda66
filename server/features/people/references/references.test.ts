import { users } from '@server/db/schema/identity';
import { missingOfReferences, referencesOf } from '@server/features/people';
import { type Person, testApi } from '@tests/support/api';
import { firstOf, present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();
const PHONE = '55 1234 5678';
const ana = {
  kind: 'personal',
  full_name: 'Ana Luna Paz',
  phone: PHONE,
  relation: 'Hermana',
  years: 12,
};
const add = (who: Person, more: object = {}) =>
  who.call({ method: 'POST', url: '/api/v1/profile/references', body: { ...ana, ...more } });
const list = async (who: Person) => (await who.call({ url: '/api/v1/profile/references' })).json;
const edit = (who: Person, id: string, body: object) =>
  who.call({ method: 'PUT', url: `/api/v1/profile/references/${id}` as const, body });
const remove = (who: Person, id: string) =>
  who.call({ method: 'DELETE', url: `/api/v1/profile/references/${id}` as const });

test('two references are asked for, of applicants and installers alike', async () => {
  for (const role of ['client', 'supplier'] as const) {
    const who = await api.person(role);
    expect((await list(who)).still_needed).toBe(2);
    expect((await add(who)).status).toBe(200);
    const kept = await referencesOf(api.db, who.userId);
    expect(missingOfReferences(kept)).toEqual(['references']);
    expect((await add(who, { phone: '5512345679', kind: 'commercial' })).status).toBe(200);
    const { items, still_needed: needed } = await list(who);
    expect(needed).toBe(0);
    expect(items.map(({ phone, state }) => [phone, state])).toEqual([
      ['+525512345678', 'pending'],
      ['+525512345679', 'pending'],
    ]);
    expect(missingOfReferences(await referencesOf(api.db, who.userId))).toEqual([]);
  }
});

test('neither the own telephone nor one that another reference has, however it is written, also of many at once', async () => {
  const who = await api.person('client');
  await api.db.update(users).set({ phone: '+523311112222' }).where(eq(users.id, who.userId));
  const own = await add(who, { phone: '044 33 1111 2222' });
  expect([own.status, own.json.fields.phone]).toEqual([
    422,
    'Es tu propio teléfono. Escribe el de tu referencia.',
  ]);
  const all = await Promise.all(Array.from({ length: 20 }, () => add(who)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(present(all.find(({ status }) => status === 422)).json.fields.phone).toBe(
    'Ya tienes una referencia con este teléfono.',
  );
  const other = (await add(who, { phone: '5520000000' })).json.id;
  const moved = await edit(who, other, { ...ana, version: 1 });
  expect(moved.status).toBe(422);
  expect((await edit(who, other, { ...ana, phone: '5520000000', version: 1 })).status).toBe(200);
});

test('an older form is refused with what is kept, and a changed reference is asked again', async () => {
  const who = await api.person('client');
  const staff = await api.person('admin');
  const { id } = (await add(who)).json;
  const url = `/api/v1/references/${id}/check` as const;
  const body = { state: 'confirmed', note: 'La conoce desde niña', version: 1 };
  expect((await staff.call({ method: 'POST', url, body })).status).toBe(200);
  const stale = await edit(who, id, { ...ana, years: 13, version: 1 });
  expect([stale.status, stale.json.code, stale.json.current]).toEqual([
    409,
    'stale',
    { ...ana, phone: '+525512345678', version: 2 },
  ]);
  const seen = await staff.call({ url: `/api/v1/users/${who.userId}/references` });
  expect(firstOf(seen.json.items)).toMatchObject({ state: 'confirmed', note: body.note });
  expect(JSON.stringify(await list(who))).not.toContain(body.note);
  expect((await edit(who, id, { ...ana, years: 13, version: 2 })).status).toBe(200);
  expect(firstOf((await list(who)).items)).toMatchObject({ state: 'pending', version: 3 });
  expect((await staff.call({ method: 'POST', url, body })).status).toBe(409);
});

test('of other people they are not there, and only staff say what they found', async () => {
  const [who, other] = [await api.person('client'), await api.person('client')];
  const { id } = (await add(who)).json;
  expect((await edit(other, id, { ...ana, version: 1 })).status).toBe(404);
  expect((await remove(other, id)).status).toBe(404);
  const url = `/api/v1/references/${id}/check` as const;
  const body = { state: 'confirmed', note: 'Todo bien', version: 1 };
  expect((await who.call({ method: 'POST', url, body })).status).toBe(403);
  expect((await who.call({ url: `/api/v1/users/${who.userId}/references` })).status).toBe(403);
  expect((await remove(who, id)).status).toBe(200);
  expect((await list(who)).items).toEqual([]);
});

test('once there are enough they are changed, not taken back, also by two removals at once', async () => {
  const who = await api.person('client');
  const only = (await add(who)).json.id;
  expect((await remove(who, only)).status).toBe(200);
  const ids: string[] = [];
  for (const phone of ['5512345671', '5512345672', '5512345673']) {
    ids.push((await add(who, { phone })).json.id);
  }
  const all = await Promise.all(ids.map((id) => remove(who, id)));
  expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(present(all.find(({ status }) => status === 409)).json.message).toBe(
    'Necesitas al menos 2 referencias. Cambia esta, o agrega otra antes de quitarla.',
  );
  expect((await list(who)).still_needed).toBe(0);
});
