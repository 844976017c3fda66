import { programUsers } from '@server/db/schema/people';
import { auditLog } from '@server/db/schema/platform';
import { prospects, zoneMunicipalities } from '@server/db/schema/program';
import { type Person, testApi } from '@tests/support/api';
import { firstOf, present } from '@tests/support/present';
import { deactivate } from '@tests/support/zone-catalog';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();

const goal = { goal: 40, starts_on: '2026-01-01', ends_on: '2030-12-31' };
const set = (who: Person, zoneId: string, body: object = goal) =>
  who.call({ method: 'PUT', url: `/api/v1/zones/${zoneId}/target`, body });
const remove = (who: Person, zoneId: string) =>
  who.call({ method: 'DELETE', url: `/api/v1/zones/${zoneId}/target` });
const progress = async (who: Person, query = '') =>
  (await who.call({ url: `/api/v1/program-metrics/progress?${query}` })).json;
const add = async (who: Person, zoneId: string, phone: string) =>
  (
    await who.call({
      method: 'POST',
      url: '/api/v1/prospects',
      body: {
        business_name: 'Tienda Sol',
        contact_name: 'Ana Ruiz',
        phone,
        municipality: 'Tonalá',
        state: 'Jalisco',
        zone_id: zoneId,
      },
    })
  ).json;

let serial = 0;

/** Prospects that came to stand with a request on a day. */
async function standing(
  programId: string,
  zoneId: string,
  n: number,
  on: string,
  executiveUserId: string | null = null,
) {
  const rows = Array.from({ length: n }, () => {
    serial += 1;
    return {
      programId,
      zoneId,
      executiveUserId,
      businessName: 'Tienda Sol',
      contactName: 'Ana Ruiz',
      phone: `+5233${String(20_000_000 + serial)}`,
      municipality: 'Tonalá',
      state: 'Jalisco',
      status: 'applied' as const,
      searchText: 'tienda sol',
      createdAt: new Date(`${on}T23:30:00-06:00`),
    };
  });
  await api.db.insert(prospects).values(rows);
}

async function world() {
  const programId = await api.program();
  const admin = await api.person('program_administrator', { programId, fullName: 'Eva Solís' });
  const { items } = (await admin.call({ url: '/api/v1/zones' })).json;
  const zoneId = (called: string) => present(items.find(({ name }) => name === called)).id;
  return {
    programId,
    admin,
    north: zoneId('Norte'),
    centre: zoneId('Centro'),
  };
}

it('a zone has one target at a time, and its progress is what applied in its days', async () => {
  const { programId, admin, north, centre } = await world();
  await api.db
    .insert(zoneMunicipalities)
    .values({ zoneId: north, name: 'San Nicolás de los Garza, Nuevo León' });
  expect((await progress(admin)).total).toBeNull();
  expect((await set(admin, north)).status).toBe(200);
  expect((await set(admin, north, { ...goal, goal: 50 })).status).toBe(200);
  await set(admin, centre);
  const prospect = await add(admin, north, '3312345601');
  await add(admin, north, '3312345602');
  await admin.call({
    method: 'PATCH',
    url: `/api/v1/prospects/${prospect.id}`,
    body: { status: 'applied', version: prospect.version },
  });
  // One before its first day, and seven of the first day of the other.
  await standing(programId, north, 1, '2025-12-31');
  await standing(programId, centre, 7, '2026-01-01');
  const all = await progress(admin);
  expect(all.total).toMatchObject({ goal: 90, applied: 8 });
  expect(all.curve.filter(({ applied }) => applied !== null).at(-1)).toMatchObject({ applied: 8 });
  expect(all.curve[0]).toMatchObject({ day: '2026-01-01', applied: 7 });
  expect(all.zones.find(({ zone }) => zone.id === north)).toMatchObject({
    states: ['Nuevo León'],
    target: { goal: 50, set_by: 'Eva Solís', starts_on: '2026-01-01' },
    pace: { goal: 50, applied: 1, from: '2026-01-01' },
  });
  expect(all.curve.at(-1)).toMatchObject({ day: '2030-12-31', planned: 90, applied: null });
  const one = await progress(admin, `zone_id=${centre}`);
  expect(one.zones.map(({ zone }) => zone.name)).toEqual(['Centro']);
  expect(one.total).toMatchObject({ goal: 40, applied: 7 });
  expect((await remove(admin, centre)).status).toBe(200);
  expect((await progress(admin)).total).toMatchObject({ goal: 50, applied: 1 });
});

it('ends with the zone, whose goal the program does not go after any more', async () => {
  const { admin, north, centre } = await world();
  await set(admin, north);
  await set(admin, centre);
  expect((await progress(admin)).total).toMatchObject({ goal: 80 });
  expect((await deactivate(admin, centre)).status).toBe(200);
  expect((await progress(admin)).total).toMatchObject({ goal: 40 });
});

it('is narrowed by months and by whose they are, and leads to the rows that it counts', async () => {
  const { programId, admin, north, centre } = await world();
  const luz = await api.person('program_executive_manager', { programId, fullName: 'Luz Peña' });
  await set(admin, north, { goal: 365, starts_on: '2026-01-15', ends_on: '2027-01-14' });
  await set(admin, centre, { goal: 100, starts_on: '2026-03-01', ends_on: '2026-06-08' });
  await standing(programId, north, 2, '2026-01-14', luz.userId);
  await standing(programId, north, 3, '2026-02-10', luz.userId);
  await standing(programId, north, 4, '2026-02-28');
  await standing(programId, centre, 5, '2026-03-31', luz.userId);
  await standing(programId, centre, 6, '2026-06-09');
  const shown = async (query: string) => {
    const { total, zones } = await progress(admin, query);
    return [total?.goal, total?.applied, ...zones.map(({ pace }) => pace?.applied)];
  };
  const rows = async (query: string) => {
    const url = `/api/v1/prospects?toward=target&limit=100&${query}`;
    const { items, total } = (await admin.call({ url })).json;
    expect(total, query).toBe(items.length);
    return total;
  };
  expect(await shown('')).toEqual([465, 12, 5, 7]);
  expect(await rows('')).toBe(12);
  expect(await rows(`zone_id=${centre}`)).toBe(5);
  // The other's target has no day of these months.
  expect(await shown('to=2026-02')).toEqual([45, 7, undefined, 7]);
  expect(await rows('applied_to=2026-02-28')).toBe(7);
  expect(await shown('from=2026-03&to=2026-03')).toEqual([62, 5, 5, 0]);
  expect(await shown(`owner=${luz.userId}`)).toEqual([465, 8, 5, 3]);
  expect(await rows(`owner=${luz.userId}`)).toBe(8);
  expect(await shown(`owner=nobody&to=2026-02`)).toEqual([45, 4, undefined, 4]);
  const { curve } = await progress(admin, `owner=${luz.userId}&from=2026-02&to=2026-02`);
  expect(curve.at(-1)).toMatchObject({ day: '2026-02-28', planned: 28, applied: 3 });
  expect((await admin.call({ url: '/api/v1/program-metrics/progress?technology=1' })).status).toBe(
    400,
  );
  // Who stops standing with a request counts no more.
  const { items } = (await admin.call({ url: '/api/v1/prospects?toward=target&limit=1' })).json;
  const { id, version } = firstOf(items);
  const back = { status: 'quoted', version };
  await admin.call({ method: 'PATCH', url: `/api/v1/prospects/${id}`, body: back });
  expect((await shown(''))[1]).toBe(11);
});

it('is set by administrators of the program alone, with an end after its beginning', async () => {
  const { programId, admin, north, centre } = await world();
  const other = await api.person('program_administrator', { programId: await api.program() });
  expect((await set(other, north)).status).toBe(404);
  expect((await remove(other, north)).status).toBe(404);
  const executive = await api.person('program_executive_manager', { programId });
  expect((await set(executive, north)).status).toBe(403);
  for (const bad of [{ goal: 0 }, { goal: 1.5 }, { ends_on: '2026-01-01' }, { starts_on: 'x' }]) {
    expect((await set(admin, north, { ...goal, ...bad })).status).toBe(400);
  }
  await set(admin, north);
  await set(admin, centre);
  // Of one zone alone.
  await api.db
    .update(programUsers)
    .set({ zoneIds: [north] })
    .where(eq(programUsers.userId, executive.userId));
  const seen = await progress(executive);
  expect(firstOf(seen.zones).zone.id).toBe(north);
  expect(seen.zones).toHaveLength(1);
  expect(seen.total).toMatchObject({ goal: 40 });
  expect((await progress(executive, `zone_id=${centre}`)).zones).toEqual([]);
  expect((await progress(other)).total).toBeNull();
});

it('the audit trail has what a target was and what it became', async () => {
  const { admin, north } = await world();
  await set(admin, north);
  await set(admin, north, { ...goal, goal: 50 });
  await remove(admin, north);
  const entries = await api.db
    .select({ action: auditLog.action, details: auditLog.details })
    .from(auditLog)
    .where(eq(auditLog.objectId, north))
    .orderBy(asc(auditLog.seq));
  const [first, second] = ['40, 01/01/2026–31/12/2030', '50, 01/01/2026–31/12/2030'];
  expect(entries).toEqual([
    { action: 'zones.set-target', details: { from: '', to: first } },
    { action: 'zones.set-target', details: { from: first, to: second } },
    { action: 'zones.remove-target', details: { from: second, to: '' } },
  ]);
});

it('a target is of days that have others before and after them', async () => {
  const { admin, north } = await world();
  for (const days of [{ starts_on: '0001-01-01' }, { ends_on: '9999-12-31' }]) {
    const { status, json } = await set(admin, north, { ...goal, ...days });
    expect(status).toBe(400);
    expect(Object.values(json.fields)).toEqual(['Elige un día entre 2000 y 2099.']);
  }
  expect((await set(admin, north, { ...goal, ends_on: '2099-12-31' })).status).toBe(200);
  expect((await progress(admin)).total?.goal).toBe(goal.goal);
});
