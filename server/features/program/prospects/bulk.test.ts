import { programUsers } from '@server/db/schema/people';
import { auditLog } from '@server/db/schema/platform';
import { prospectEvents, prospects, zones } from '@server/db/schema/program';
import { type Person, testApi } from '@tests/support/api';
import { once } from '@tests/support/credit';
import { firstOf, present } from '@tests/support/present';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();

let serial = 0;

async function team(count = 6) {
  const programId = await api.program();
  const known = await api.db.select().from(zones).where(eq(zones.programId, programId));
  const zone = (name: string) => present(known.find((one) => one.name === name)).id;
  const [admin, executive, commercial] = [
    await api.person('program_administrator', { programId }),
    await api.person('program_executive_manager', { programId, fullName: 'Ema Gil' }),
    await api.person('program_commercial_manager', { programId }),
  ];
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    serial += 1;
    const { json } = await admin.call({
      method: 'POST',
      url: '/api/v1/prospects',
      body: {
        business_name: `Tienda ${serial}`,
        contact_name: 'Ana Ruiz',
        phone: `33${String(30_000_000 + serial)}`,
        municipality: 'Tonalá',
        state: 'Jalisco',
        zone_id: zone(n % 2 ? 'Norte' : 'Centro'),
      },
    });
    ids.push(json.id);
  }
  return { programId, admin, executive, commercial, zone, ids };
}

const bulk = (who: Person, body: object) =>
  who.call({ method: 'POST', url: '/api/v1/prospect-bulks', headers: once(), body });
const undo = (who: Person, id: string) =>
  who.call({ method: 'POST', url: `/api/v1/prospect-bulks/${id}/undo` });
const rowsOf = (programId: string) =>
  api.db
    .select({
      zoneId: prospects.zoneId,
      status: prospects.status,
      owner: prospects.executiveUserId,
      cause: prospects.lostCause,
      nextOn: prospects.nextOn,
    })
    .from(prospects)
    .where(eq(prospects.programId, programId))
    .orderBy(prospects.id);
const history = async (who: Person, id: string) =>
  (await who.call({ url: `/api/v1/prospects/${id}/history` })).json.items;

describe('many prospects by one act', () => {
  it('are given to somebody, with a line in the history of each, and taken back as one', async () => {
    const { programId, admin, executive, ids } = await team();
    const before = await rowsOf(programId);
    const change = { act: 'assign', owner_id: executive.userId };
    const done = await bulk(admin, { chosen: { ids }, count: 6, change });
    expect(done.json).toMatchObject({ changed: 6, unchanged: 0, released: 0 });
    expect((await rowsOf(programId)).every(({ owner }) => owner === executive.userId)).toBe(true);
    expect(await history(admin, firstOf(ids))).toMatchObject([
      { kind: 'given', owner: 'Ema Gil', from_owner: null },
      { kind: 'moved' },
    ]);
    const again = await bulk(admin, { chosen: { ids }, count: 6, change });
    expect(again.json).toMatchObject({ changed: 0, unchanged: 6 });
    expect((await undo(admin, done.json.id)).json).toEqual({ restored: 6 });
    expect(await rowsOf(programId)).toEqual(before);
    expect((await undo(admin, done.json.id)).status).toBe(404);
  });

  it('leave an entry of what became of them', async () => {
    const { admin, executive, zone, ids } = await team(2);
    const changes = [
      { act: 'assign', owner_id: executive.userId },
      { act: 'zone', zone_id: zone('Norte') },
      { act: 'status', status: 'quoted' },
      { act: 'assign', owner_id: null },
    ];
    const noted: unknown[] = [];
    for (const change of changes) {
      const { json } = await bulk(admin, { chosen: { ids }, count: 2, change });
      const [entry] = await api.db.select().from(auditLog).where(eq(auditLog.objectId, json.id));
      noted.push([entry?.userId, entry?.details]);
    }
    const bells = (await executive.call({ url: '/api/v1/notifications?limit=100' })).json.items;
    expect(bells.map(({ title, href }) => [title, href])).toEqual([
      ['Te asignaron 2 prospectos', '/programa/lista-de-prospectos?owner=mine'],
    ]);
    expect(noted).toEqual(
      [
        { to: 'Ema Gil', rows: 2 },
        { to: 'Norte', rows: 1 },
        { to: 'quoted', rows: 2 },
        { to: '', rows: 2 },
      ].map((details) => [admin.userId, details]),
    );
  });

  it('are all that a filter lets through, as many as were told', async () => {
    const { programId, admin, executive, zone } = await team();
    const filter = { zone_id: zone('Norte') };
    const change = { act: 'status', status: 'contacted' };
    const other = await bulk(admin, { chosen: { filter }, count: 4, change });
    expect(other.status).toBe(409);
    expect(other.json.message).toContain('Ahora son 3 prospectos');
    expect((await bulk(admin, { chosen: { filter }, count: 3, change })).json.changed).toBe(3);
    expect((await rowsOf(programId)).filter(({ status }) => status === 'contacted')).toHaveLength(
      3,
    );
    // Who works prospects one by one does not share them out.
    expect((await bulk(executive, { chosen: { filter }, count: 3, change })).status).toBe(403);
  });

  it('that move leave the owner who does not work there, and the days say where they stand', async () => {
    const { programId, commercial, executive, ids, zone } = await team();
    await api.db
      .update(programUsers)
      .set({ zoneIds: [zone('Centro')] })
      .where(and(eq(programUsers.userId, executive.userId), eq(programUsers.programId, programId)));
    const give = { act: 'assign', owner_id: executive.userId };
    const refused = await bulk(commercial, { chosen: { ids }, count: 6, change: give });
    expect(refused.json.fields).toEqual({ owner_id: '3 prospectos son de zonas que no trabaja.' });
    expect((await rowsOf(programId)).every(({ owner }) => owner === null)).toBe(true);
    const filter = { zone_id: zone('Centro') };
    await bulk(commercial, { chosen: { filter }, count: 3, change: give });
    const move = { act: 'zone', zone_id: zone('Norte') };
    const moved = await bulk(commercial, { chosen: { ids }, count: 6, change: move });
    expect(moved.json).toMatchObject({ changed: 3, unchanged: 3, released: 3 });
    expect((await undo(commercial, moved.json.id)).json).toEqual({ restored: 3 });
    const rows = await rowsOf(programId);
    expect(rows.filter(({ owner }) => owner === executive.userId)).toHaveLength(3);
    const { rows: days } = await api.db.execute(sql`
      select zone_id, sum(entered - exited)::int as n from prospect_days
       where program_id = ${programId} group by 1`);
    expect(days.map(({ n }) => n)).toEqual([3, 3]);
  });

  it('are lost with a cause and a reason, or not at all', async () => {
    const { programId, admin, ids } = await team(2);
    const lost = { act: 'status', status: 'lost' };
    const without = await bulk(admin, { chosen: { ids }, count: 2, change: lost });
    expect(Object.keys(without.json.fields)).toEqual(['lost_cause', 'lost_reason']);
    const why = { lost_cause: 'closed_business', lost_reason: 'Cerraron en marzo' };
    await bulk(admin, { chosen: { ids }, count: 2, change: { ...lost, ...why } });
    expect(await rowsOf(programId)).toMatchObject([
      { status: 'lost', cause: 'closed_business' },
      { status: 'lost', cause: 'closed_business' },
    ]);
    expect(await api.db.$count(prospectEvents, eq(prospectEvents.programId, programId))).toBe(4);
  });

  it('are not taken back once one of them was worked, nor by somebody else', async () => {
    const { programId, admin, commercial, ids } = await team(3);
    const change = { act: 'status', status: 'quoted' };
    const { id } = (await bulk(admin, { chosen: { ids }, count: 3, change })).json;
    expect((await undo(commercial, id)).status).toBe(404);
    const url = `/api/v1/prospects/${firstOf(ids)}`;
    await admin.call({ method: 'PATCH', url, body: { version: 1, contact_name: 'Otra Persona' } });
    const refused = await undo(admin, id);
    expect(refused.status).toBe(409);
    expect((await rowsOf(programId)).every(({ status }) => status === 'quoted')).toBe(true);
  });

  it('of another program are as if they were not there', async () => {
    const [mine, other] = [await team(2), await team(2)];
    const change = { act: 'status', status: 'quoted' };
    const ids = [firstOf(mine.ids), firstOf(other.ids)];
    expect((await bulk(mine.admin, { chosen: { ids }, count: 2, change })).status).toBe(409);
    const done = await bulk(other.admin, { chosen: { ids: other.ids }, count: 2, change });
    expect((await undo(mine.admin, done.json.id)).status).toBe(404);
    expect((await rowsOf(mine.programId)).every(({ status }) => status === 'new')).toBe(true);
  });
});
