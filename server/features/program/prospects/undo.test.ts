import { toDay } from '@contract/kernel/fields/day';
import { programUsers } from '@server/db/schema/people';
import { prospects, zones } from '@server/db/schema/program';
import { type Person, testApi } from '@tests/support/api';
import { once } from '@tests/support/credit';
import { firstOf, present } from '@tests/support/present';
import { programPeople } from '@tests/support/program-people';
import { freshFactor } from '@tests/support/two-people';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const { act, memberOf } = programPeople(api);

let serial = 0;

async function team() {
  const programId = await api.program();
  const known = await api.db.select().from(zones).where(eq(zones.programId, programId));
  const zone = (name: string) => present(known.find((one) => one.name === name)).id;
  const admin = await api.person('program_administrator', { programId });
  const executive = await api.person('program_executive_manager', { programId });
  const commercial = await api.person('program_commercial_manager', { programId });
  const ids: string[] = [];
  for (const name of ['Centro', 'Norte']) {
    serial += 1;
    const body = {
      business_name: `Tienda ${serial}`,
      contact_name: 'Ana Ruiz',
      phone: `33${String(40_000_000 + serial)}`,
      municipality: 'Tonalá',
      state: 'Jalisco',
      zone_id: zone(name),
    };
    ids.push((await admin.call({ method: 'POST', url: '/api/v1/prospects', body })).json.id);
  }
  const rows = () =>
    api.db
      .select({
        zoneId: prospects.zoneId,
        owner: prospects.executiveUserId,
        status: prospects.status,
      })
      .from(prospects)
      .where(eq(prospects.programId, programId))
      .orderBy(prospects.id);
  const bulk = async (who: Person, change: object) => {
    const reply = await who.call({
      method: 'POST',
      url: '/api/v1/prospect-bulks',
      headers: once(),
      body: { chosen: { ids }, count: ids.length, change },
    });
    return reply.json.id;
  };
  const worksOnly = (who: Person, name: string) =>
    api.db
      .update(programUsers)
      .set({ zoneIds: [zone(name)] })
      .where(and(eq(programUsers.userId, who.userId), eq(programUsers.programId, programId)));
  return { admin, executive, commercial, zone, ids, rows, bulk, worksOnly };
}

const undo = (who: Person, id: string) =>
  who.call({ method: 'POST', url: `/api/v1/prospect-bulks/${id}/undo` });
/** Time goes on between two acts of a person. */
const later = () => {
  api.clock.now = new Date(api.clock.now.getTime() + 1000);
};

describe('many prospects taken back', () => {
  it('are given back to nobody who has left the program since, or works another zone', async () => {
    const { admin, executive, rows, bulk, worksOnly } = await team();
    await freshFactor(api, admin);
    await bulk(admin, { act: 'assign', owner_id: executive.userId });
    const first = await bulk(admin, { act: 'assign', owner_id: null });
    await worksOnly(executive, 'Norte');
    expect((await undo(admin, first)).json).toEqual({ restored: 2 });
    expect((await rows()).map(({ owner }) => owner)).toEqual([null, executive.userId]);
    const second = await bulk(admin, { act: 'assign', owner_id: null });
    expect(
      (await act(admin, (await memberOf(admin, executive.email)).id, 'deactivate')).status,
    ).toBe(200);
    expect((await undo(admin, second)).json).toEqual({ restored: 1 });
    expect((await rows()).map(({ owner }) => owner)).toEqual([null, null]);
  });

  it('are out of reach of who works one zone since then', async () => {
    const { commercial, zone, rows, bulk, worksOnly } = await team();
    const moved = await bulk(commercial, { act: 'zone', zone_id: zone('Norte') });
    const status = await bulk(commercial, { act: 'status', status: 'quoted' });
    await worksOnly(commercial, 'Centro');
    const now = await api.again(commercial);
    for (const id of [status, moved]) expect((await undo(now, id)).status).toBe(404);
    expect(await rows()).toMatchObject([
      { zoneId: zone('Norte'), status: 'quoted' },
      { zoneId: zone('Norte'), status: 'quoted' },
    ]);
  });

  it('go back into no zone that the program works no more', async () => {
    const { admin, zone, rows, bulk } = await team();
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
    expect((await rows()).every(({ zoneId }) => zoneId === zone('Norte'))).toBe(true);
  });

  it('stay once somebody noted what one of them said', async () => {
    const { admin, executive, ids, bulk } = await team();
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
