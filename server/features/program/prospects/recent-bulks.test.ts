import type { ProspectBulk } from '@contract/program/prospect-bulks';
import { programUsers } from '@server/db/schema/people';
import { zones } from '@server/db/schema/program';
import { type Person, testApi } from '@tests/support/api';
import { once } from '@tests/support/credit';
import { firstOf, present } from '@tests/support/present';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();

let serial = 0;

async function team() {
  const programId = await api.program();
  const known = await api.db.select().from(zones).where(eq(zones.programId, programId));
  const zone = (name: string) => present(known.find((one) => one.name === name)).id;
  const admin = await api.person('program_administrator', { programId, fullName: 'Ada Paz' });
  const executive = await api.person('program_executive_manager', {
    programId,
    fullName: 'Ema Gil',
  });
  const commercial = await api.person('program_commercial_manager', {
    programId,
    fullName: 'Cora Ley',
  });
  const ids: string[] = [];
  for (const name of ['Centro', 'Norte']) {
    serial += 1;
    const body = {
      business_name: `Tienda ${serial}`,
      contact_name: 'Ana Ruiz',
      phone: `33${String(50_000_000 + serial)}`,
      municipality: 'Tonalá',
      state: 'Jalisco',
      zone_id: zone(name),
    };
    ids.push((await admin.call({ method: 'POST', url: '/api/v1/prospects', body })).json.id);
  }
  async function bulk(who: Person, change: object, chosen = ids): Promise<string> {
    // Time goes on between two acts of a person.
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    const body = { chosen: { ids: chosen }, count: chosen.length, change };
    const url = '/api/v1/prospect-bulks';
    return (await who.call({ method: 'POST', url, headers: once(), body })).json.id;
  }
  return { programId, admin, executive, commercial, zone, ids, bulk };
}

async function listed(who: Person, query = ''): Promise<ProspectBulk[]> {
  const { status, json } = await who.call({ url: `/api/v1/prospect-bulks?limit=20${query}` });
  expect(status).toBe(200);
  return json.items;
}

const undo = (who: Person, id: string) =>
  who.call({ method: 'POST', url: `/api/v1/prospect-bulks/${id}/undo` });
const standings = async (who: Person) =>
  (await listed(who)).map(({ standing, worked }) => (worked ? [standing, worked] : standing));

it('changes of many prospects are listed, the newest first, with who did what to how many', async () => {
  const { admin, executive, commercial, zone, ids, bulk } = await team();
  await bulk(admin, { act: 'assign', owner_id: executive.userId });
  await bulk(commercial, { act: 'zone', zone_id: zone('Norte') });
  // Nothing changes by it, and there is nothing to tell.
  await bulk(admin, { act: 'zone', zone_id: zone('Norte') });
  await bulk(admin, { act: 'status', status: 'quoted' });
  await bulk(admin, { act: 'assign', owner_id: null });
  const all = await listed(admin);
  const told = all.map(({ by, act, status, to, changed }) => [by, act, status ?? to, changed]);
  expect(told).toEqual([
    ['Ada Paz', 'assign', null, 2],
    ['Ada Paz', 'status', 'quoted', 2],
    ['Cora Ley', 'zone', 'Norte', 1],
    ['Ada Paz', 'assign', 'Ema Gil', 2],
  ]);
  const first = (await admin.call({ url: '/api/v1/prospect-bulks?limit=3' })).json;
  expect([first.items.length, first.total]).toEqual([3, 4]);
  expect(await listed(admin, `&cursor=${first.next_cursor}`)).toEqual(all.slice(3));
  expect((await executive.call({ url: '/api/v1/prospect-bulks' })).status).toBe(403);
  expect(ids).toHaveLength(2);
});

it('each says whether it is undone still, as the undo itself judges it', async () => {
  const { admin, commercial, zone, ids, bulk } = await team();
  const early = await bulk(admin, { act: 'status', status: 'contacted' });
  expect(await standings(admin)).toEqual(['open']);
  expect(await standings(commercial)).toEqual(['of_another']);
  const late = await bulk(admin, { act: 'zone', zone_id: zone('Norte') }, [firstOf(ids)]);
  expect(await standings(admin)).toEqual(['open', ['worked', 1]]);
  expect((await undo(admin, early)).status).toBe(409);
  await api.db
    .update(zones)
    .set({ deactivatedAt: api.clock.now })
    .where(eq(zones.id, zone('Centro')));
  expect(await standings(admin)).toEqual(['zone_closed', ['worked', 1]]);
  expect((await undo(admin, late)).status).toBe(409);
  await api.db
    .update(zones)
    .set({ deactivatedAt: null })
    .where(eq(zones.id, zone('Centro')));
  expect((await undo(admin, late)).json).toEqual({ restored: 1 });
  expect((await standings(admin))[0]).toContain('undone');
  expect((await standings(commercial))[0]).toContain('undone');
});

it('who works some zones is told of their own alone, and of none that they reach no more', async () => {
  const { programId, admin, commercial, zone, bulk } = await team();
  await bulk(admin, { act: 'status', status: 'contacted' });
  const own = await bulk(commercial, { act: 'status', status: 'quoted' });
  await api.db
    .update(programUsers)
    .set({ zoneIds: [zone('Centro')] })
    .where(and(eq(programUsers.userId, commercial.userId), eq(programUsers.programId, programId)));
  const now = await api.again(commercial);
  expect((await listed(now)).map(({ id, standing }) => [id, standing])).toEqual([
    [own, 'other_zone'],
  ]);
  expect(await listed((await team()).admin)).toEqual([]);
});
