import { toDay } from '@contract/kernel/fields/day';
import { prospects, zones } from '@server/db/schema/program';
import { testApi } from '@tests/support/api';
import { firstOf } from '@tests/support/present';
import { programPeople } from '@tests/support/program-people';
import { prospectTeams } from '@tests/support/prospect-team';
import { freshFactor } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const { act, memberOf } = programPeople(api);

const team = prospectTeams(api);

const rowsOf = (programId: string) =>
  api.db
    .select({
      zoneId: prospects.zoneId,
      owner: prospects.executiveUserId,
      status: prospects.status,
    })
    .from(prospects)
    .where(eq(prospects.programId, programId))
    .orderBy(prospects.id);
/** Time goes on between two acts of a person. */
const later = () => {
  api.clock.now = new Date(api.clock.now.getTime() + 1000);
};

describe('many prospects taken back', () => {
  it('are given back to nobody who has left the program since, or works another zone', async () => {
    const { programId, admin, executive, bulk, undo, worksOnly } = await team();
    await freshFactor(api, admin);
    await bulk(admin, { act: 'assign', owner_id: executive.userId });
    const first = await bulk(admin, { act: 'assign', owner_id: null });
    await worksOnly(executive, 'Norte');
    expect((await undo(admin, first)).json).toEqual({ restored: 2 });
    expect((await rowsOf(programId)).map(({ owner }) => owner)).toEqual([null, executive.userId]);
    const second = await bulk(admin, { act: 'assign', owner_id: null });
    expect(
      (await act(admin, (await memberOf(admin, executive.email)).id, 'deactivate')).status,
    ).toBe(200);
    expect((await undo(admin, second)).json).toEqual({ restored: 1 });
    expect((await rowsOf(programId)).map(({ owner }) => owner)).toEqual([null, null]);
  });

  it('are out of reach of who works one zone since then', async () => {
    const { programId, commercial, zone, bulk, undo, worksOnly } = await team();
    const moved = await bulk(commercial, { act: 'zone', zone_id: zone('Norte') });
    const status = await bulk(commercial, { act: 'status', status: 'quoted' });
    await worksOnly(commercial, 'Centro');
    const now = await api.again(commercial);
    for (const id of [status, moved]) expect((await undo(now, id)).status).toBe(404);
    expect(await rowsOf(programId)).toMatchObject([
      { zoneId: zone('Norte'), status: 'quoted' },
      { zoneId: zone('Norte'), status: 'quoted' },
    ]);
  });

  it('go back into no zone that the program works no more', async () => {
    const { programId, admin, zone, bulk, undo } = await team();
    const id = await bulk(admin, { act: 'zone', zone_id: zone('Norte') });
    await api.db
      .update(zones)
      .set({ deactivatedAt: api.clock.now })
      .where(eq(zones.id, zone('Centro')));
    const refused = await undo(admin, id);
    expect([refused.status, refused.json.message]).toEqual([
      409,
      'Estaban en una zona que el programa ya no trabaja; no se deshizo nada.',
    ]);
    expect((await rowsOf(programId)).every(({ zoneId }) => zoneId === zone('Norte'))).toBe(true);
  });

  it('stay once somebody noted what one of them said', async () => {
    const { admin, executive, ids, bulk, undo } = await team();
    const id = await bulk(admin, { act: 'status', status: 'contacted' });
    later();
    const url = `/api/v1/prospects/${firstOf(ids)}/notes` as const;
    await executive.call({ method: 'POST', url, body: { text: 'Quiere que le llamen' } });
    const refused = await undo(admin, id);
    expect([refused.status, refused.json.message]).toEqual([
      409,
      'Ya se trabajó 1 de los prospectos; no se deshizo nada.',
    ]);
  });
});

it('a prospect is taken up again on a day to come, within two years', async () => {
  const { executive, ids } = await team();
  api.clock.now = new Date('2026-11-20T18:00:00Z');
  const who = await api.again(executive);
  const plan = (next_on: string, version: number) =>
    who.call({
      method: 'PATCH',
      url: `/api/v1/prospects/${firstOf(ids)}`,
      body: { version, next_on },
    });
  for (const [day, message] of [
    ['0001-01-01', 'Elige hoy o un día por venir.'],
    ['2026-11-19', 'Elige hoy o un día por venir.'],
    ['9999-12-31', 'A más tardar el 19 de noviembre de 2028.'],
  ] as const) {
    expect((await plan(day, 0)).json.fields).toEqual({ next_on: message });
  }
  expect((await plan('2026-11-20', 0)).json.next_on).toBe('2026-11-20');
  // One whose day has gone by keeps it while something else is changed.
  await api.db
    .update(prospects)
    .set({ nextOn: toDay('2026-11-01') })
    .where(eq(prospects.id, firstOf(ids)));
  expect((await plan('2026-11-01', 1)).status).toBe(200);
});
