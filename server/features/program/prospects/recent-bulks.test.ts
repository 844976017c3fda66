import type { ProspectBulk } from '@contract/program/prospect-bulks';
import { zones } from '@server/db/schema/program';
import { type Person, testApi } from '@tests/support/api';
import { firstOf } from '@tests/support/present';
import { prospectTeams } from '@tests/support/prospect-team';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();

const team = prospectTeams(api);

async function listed(who: Person, query = ''): Promise<ProspectBulk[]> {
  const { status, json } = await who.call({ url: `/api/v1/prospect-bulks?limit=20${query}` });
  expect(status).toBe(200);
  return json.items;
}

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
  const { admin, commercial, zone, ids, bulk, undo } = await team();
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
  const { admin, commercial, bulk, worksOnly } = await team();
  await bulk(admin, { act: 'status', status: 'contacted' });
  const own = await bulk(commercial, { act: 'status', status: 'quoted' });
  await worksOnly(commercial, 'Centro');
  const now = await api.again(commercial);
  expect((await listed(now)).map(({ id, standing }) => [id, standing])).toEqual([
    [own, 'other_zone'],
  ]);
  expect(await listed((await team()).admin)).toEqual([]);
});
