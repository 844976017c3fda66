import { prospectBulkRows, prospects } from '@server/db/schema/program';
import { type Person, testApi } from '@tests/support/api';
import { once } from '@tests/support/credit';
import { present } from '@tests/support/present';
import { choosePolicy, csv, line, prospectTotal, team } from '@tests/support/prospect-batches';
import { actOn, bringProspects, reviewFile } from '@tests/support/prospect-files';
import { freshFactor } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();
/** Time goes on between two acts of a person. */
const later = () => {
  api.clock.now = new Date(api.clock.now.getTime() + 1000);
};

const other = (n: number) => line(n).replace('Ana Ruiz', 'Eva Paz');

/** A batch that updates what is there. */
async function updated(who: Person, ...rows: string[]) {
  later();
  const { id } = await reviewFile(api, who, csv(...rows));
  await choosePolicy(who, id, 'update');
  const batch = await actOn(api, who, id, 'commit');
  later();
  return batch;
}

const listProspects = (programId: string) =>
  api.db.select().from(prospects).where(eq(prospects.programId, programId)).orderBy(prospects.id);

const undoBatch = async (who: Person, batchId: string) =>
  (await actOn(api, who, batchId, 'undo')).state;

describe('rows of which nothing changes', () => {
  it('are counted as such, and neither written nor worked', async () => {
    const { programId, admin } = await team(api);
    const first = await bringProspects(api, admin, csv(line(1), line(2), line(3)));
    const before = await listProspects(programId);
    const second = await updated(admin, line(1), other(2), line(3), line(4));
    expect(second.counts).toMatchObject({ add: 1, update: 1, same: 2, skip: 0 });
    expect(second.row_count).toBe(2);
    const after = await listProspects(programId);
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    expect(after[1]).toMatchObject({ contactName: 'Eva Paz', version: 1 });
    expect(await undoBatch(admin, second.id)).toBe('undone');
    expect(await undoBatch(admin, first.id)).toBe('undone');
    expect(await prospectTotal(admin)).toBe(0);
  });

  it('are nothing to take in by themselves', async () => {
    const { admin } = await team(api);
    await bringProspects(api, admin, csv(line(1)));
    const { id } = await reviewFile(api, admin, `${csv(line(1))}\r\n`);
    expect((await choosePolicy(admin, id, 'update')).json.counts).toMatchObject({
      update: 0,
      same: 1,
    });
    await expect(actOn(api, admin, id, 'commit')).rejects.toThrow(/ninguna fila por agregar/);
  });
});

describe('what was taken back is no work', () => {
  const bulk = async (who: Person, change: object) => {
    later();
    const { status, json } = await who.call({
      method: 'POST',
      url: '/api/v1/prospect-bulks',
      headers: once(),
      body: { chosen: { filter: {} }, count: await prospectTotal(who), change },
    });
    expect(status).toBe(200);
    later();
    return json.id;
  };
  const undoBulk = async (who: Person, id: string) =>
    (await who.call({ method: 'POST', url: `/api/v1/prospect-bulks/${id}/undo` })).status;

  it('of batches and acts over many, the last first, all are', async () => {
    const { programId, admin } = await team(api);
    await freshFactor(api, admin);
    const first = await bringProspects(api, admin, csv(line(1), line(2)));
    const second = await updated(admin, other(1));
    const quoted = await bulk(admin, { act: 'status', status: 'quoted' });
    const third = await updated(admin, line(1).replace('Ana Ruiz', 'Luz Gil'), other(2));
    const contacted = await bulk(admin, { act: 'status', status: 'contacted' });
    await expect(actOn(api, admin, third.id, 'undo')).rejects.toThrow(/Ya se trabajaron 2/);
    expect(await undoBulk(admin, contacted)).toBe(200);
    await expect(actOn(api, admin, second.id, 'undo')).rejects.toThrow(/Ya se trabajó 1/);
    expect(await undoBatch(admin, third.id)).toBe('undone');
    expect(await listProspects(programId)).toMatchObject([
      { contactName: 'Eva Paz', status: 'quoted' },
      { contactName: 'Ana Ruiz', status: 'quoted' },
    ]);
    expect(await undoBulk(admin, quoted)).toBe(200);
    const shown = present((await listProspects(programId))[0]);
    expect(await undoBatch(admin, second.id)).toBe('undone');
    const [back] = await listProspects(programId);
    expect(back).toMatchObject({ contactName: 'Ana Ruiz', status: 'new', lastTouchAt: null });
    // A form that was open before is told.
    expect(back?.version).toBeGreaterThan(shown.version);
    expect(await undoBatch(admin, first.id)).toBe('undone');
    expect(await prospectTotal(admin)).toBe(0);
    expect(await api.db.$count(prospectBulkRows, eq(prospectBulkRows.bulkId, quoted))).toBe(0);
  });

  it('a note over an update is, and stays', async () => {
    const { programId, admin } = await team(api);
    const first = await bringProspects(api, admin, csv(line(1)));
    const second = await updated(admin, other(1));
    const { id } = present((await listProspects(programId))[0]);
    const url = `/api/v1/prospects/${id}/notes` as const;
    await admin.call({ method: 'POST', url, body: { text: 'Quiere que le llamen' } });
    await expect(actOn(api, admin, second.id, 'undo')).rejects.toThrow(/Ya se trabajó 1/);
    await expect(actOn(api, admin, first.id, 'undo')).rejects.toThrow(/Ya se trabajó 1/);
    expect(await prospectTotal(admin)).toBe(1);
  });
});
