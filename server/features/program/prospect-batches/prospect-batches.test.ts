import { programUsers } from '@server/db/schema/people';
import { auditLog } from '@server/db/schema/platform';
import { prospects, zoneMunicipalities, zonePostalCodes, zones } from '@server/db/schema/program';
import { prospectBatchRows } from '@server/db/schema/program-imports';
import { type Person, testApi } from '@tests/support/api';
import { firstOf, present } from '@tests/support/present';
import {
  choosePolicy,
  csv,
  decideRows,
  fixRow,
  HEADINGS,
  line,
  prospectTotal,
  rowsOf,
  team,
} from '@tests/support/prospect-batches';
import { actOn, bringProspects, reviewFile, uploadFile } from '@tests/support/prospect-files';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();

const refusedPhone =
  'Este teléfono no se puede usar. Revísalo, o pide a quien administra el programa que lo registre.';

const zoneNamed = async (programId: string, name: string) => {
  const [zone] = await api.db
    .select()
    .from(zones)
    .where(and(eq(zones.programId, programId), eq(zones.name, name)));
  return present(zone);
};
const ofZone = async (who: Person, zoneId: string) => {
  await api.db
    .update(programUsers)
    .set({ zoneIds: [zoneId] })
    .where(eq(programUsers.userId, who.userId));
};

describe('a batch', () => {
  it('comes in whole once it was reviewed; an executive has no part in it', async () => {
    const { admin, executive } = await team(api);
    const batch = await reviewFile(api, admin, csv(line(1), line(2)));
    expect(batch.counts).toEqual({
      add: 2,
      update: 0,
      same: 0,
      skip: 0,
      bad: 0,
      ask: 0,
      misplaced: 0,
      assigned: 0,
    });
    expect(await prospectTotal(admin)).toBe(0);
    expect(await actOn(api, admin, batch.id, 'commit')).toMatchObject({
      state: 'done',
      row_count: 2,
    });
    expect(await prospectTotal(executive)).toBe(2);
    const { items } = (await admin.call({ url: '/api/v1/prospect-batches' })).json;
    expect(items).toMatchObject([{ file_name: 'prospectos.csv', state: 'done', row_count: 2 }]);
    expect((await uploadFile(executive, csv(line(3)))).status).toBe(403);
    const url = `/api/v1/prospect-batches/${batch.id}` as const;
    expect((await executive.call({ url })).status).toBe(403);
    const other = await team(api);
    expect((await other.admin.call({ url })).status).toBe(404);
    // Nothing of the file is kept twice.
    const left = eq(prospectBatchRows.batchId, batch.id);
    expect(await api.db.$count(prospectBatchRows, left)).toBe(0);
  });

  it('does not come in while a cell is wrong: corrected in place, or left out', async () => {
    const { admin } = await team(api);
    const rows = [
      line(1),
      'Dos,Eva Ruiz,331111,no-es-correo,Tonalá,Jalisco,Centro',
      'Tres,Eva Ruiz,3311113333,,Tonalá,Jalisco,Luna',
      'Cuatro,Eva Ruiz,3311114444,,Tonalá,Jalisco,',
    ];
    const { id, counts } = await reviewFile(api, admin, csv(...rows));
    expect(counts).toMatchObject({ add: 1, bad: 3 });
    const bad = await rowsOf(admin, id, 'bad');
    expect(bad.map(({ row, problems }) => [row, Object.keys(problems).sort()])).toEqual([
      [3, ['email', 'phone']],
      [4, ['zone']],
      [5, ['zone']],
    ]);
    await expect(actOn(api, admin, id, 'commit')).rejects.toThrow(/Faltan filas/);
    const file = await admin.call({ url: `/api/v1/prospect-batches/${id}/bad-rows.csv` });
    const text = file.bytes.toString('utf8').split('\r\n');
    expect(text[0]).toBe(`\uFEFF${HEADINGS},que_corregir`);
    expect(text[1]).toContain('Dos,Eva Ruiz,331111,no-es-correo,Tonalá,Jalisco,Centro,,,');
    // Its telephone as screens write it, and what is wrong one beside another.
    expect(text[2]).toContain('Tres,Eva Ruiz,33 1111 3333,');
    expect(text[1]).toMatch(/telefono: [^/]+ \/ correo: |correo: [^/]+ \/ telefono: /);
    expect(text).toHaveLength(5);

    expect((await fixRow(admin, id, 3, { phone: '33 1111 2299' })).json).toMatchObject({
      cells: { phone: '+523311112299' },
      problems: { email: expect.any(String) },
    });
    expect((await fixRow(admin, id, 3, { email: '' })).json.problems).toEqual({});
    expect((await fixRow(admin, id, 4, { zone: 'norte' })).json.problems).toEqual({});
    expect((await fixRow(admin, id, 99, { zone: 'norte' })).status).toBe(404);
    expect((await decideRows(admin, id, 'bad', 'skip')).json.counts).toMatchObject({
      add: 3,
      skip: 1,
      bad: 0,
    });
    await actOn(api, admin, id, 'commit');
    expect(await prospectTotal(admin)).toBe(3);
  });

  it('is left out row by row: of those that are, each may be taken back', async () => {
    const { admin } = await team(api);
    const rows = Array.from(
      { length: 22 },
      (_, n) => `Mal ${n},Eva Ruiz,331,,Tonalá,Jalisco,Centro`,
    );
    const { id } = await reviewFile(api, admin, csv(line(1), ...rows));
    const first = firstOf(await rowsOf(admin, id, 'bad')).row;
    expect((await decideRows(admin, id, first, 'skip')).json.counts).toMatchObject({
      bad: 21,
      skip: 1,
    });
    expect((await rowsOf(admin, id, 'bad')).map(({ row }) => row)).not.toContain(first);
    expect(await rowsOf(admin, id, 'left_out')).toMatchObject([{ row: first, decision: 'skip' }]);
    // They may be corrected apart all the same.
    const file = await admin.call({ url: `/api/v1/prospect-batches/${id}/bad-rows.csv` });
    expect(file.bytes.toString('utf8')).toContain('Mal 0,');
    await decideRows(admin, id, 'bad', 'skip');
    const back = await decideRows(admin, id, 'left_out', null);
    expect(back.json.counts).toMatchObject({ bad: 22, skip: 0 });
  });

  it('of a downloaded file of bad rows reads the same cells again', async () => {
    const { admin } = await team(api);
    const { id } = await reviewFile(api, admin, csv('Uno,Ana Ruiz,+52331,,=1+1,Jalisco,Centro'));
    const { bytes } = await admin.call({ url: `/api/v1/prospect-batches/${id}/bad-rows.csv` });
    const again = await reviewFile(api, admin, bytes);
    const [row] = await rowsOf(admin, again.id, 'bad');
    expect(row?.cells).toMatchObject({ phone: '+52331', municipality: '=1+1' });
  });

  it('is called as people read the name of its file, also in the trail, which keeps it for good', async () => {
    const { admin } = await team(api);
    const { json } = await uploadFile(admin, csv(line(7)), `${'x'.repeat(500)}\u202evsc.exe.csv`);
    const name = `${'x'.repeat(196)}.csv`;
    const shown = await admin.call({ url: `/api/v1/prospect-batches/${json.id}` });
    expect(shown.json.file_name).toBe(name);
    const [entry] = await api.db.select().from(auditLog).where(eq(auditLog.objectId, json.id));
    expect(entry?.details).toMatchObject({ name });
  });

  it('is noticed when its file came before, unless that was undone or discarded', async () => {
    const { admin } = await team(api);
    const file = csv(line(1));
    const first = await bringProspects(api, admin, file);
    const again = await uploadFile(admin, file);
    expect(again.status).toBe(409);
    expect(again.json.message).toMatch(/ya se cargó/);
    await actOn(api, admin, first.id, 'undo');
    const { id } = await reviewFile(api, admin, file);
    expect((await uploadFile(admin, file)).status).toBe(409);
    expect((await actOn(api, admin, id, 'discard')).state).toBe('discarded');
    expect((await uploadFile(admin, file)).status).toBe(200);
  });

  it('of an administrator of one zone stays in it, and is theirs alone', async () => {
    const { programId, admin } = await team(api);
    const local = await api.person('program_administrator', { programId });
    await ofZone(local, (await zoneNamed(programId, 'Norte')).id);
    const rest = ',GOME800101AB1,';
    await bringProspects(api, admin, csv(line(1, { rest })));
    const theirs = await reviewFile(api, admin, csv(line(9)));
    const own = await reviewFile(
      api,
      local,
      csv(line(1, { zone: 'Norte', rest }), line(2, { zone: 'Norte' }), line(3)),
    );
    expect(own.counts).toMatchObject({ add: 1, bad: 2, skip: 0 });
    // Of what is elsewhere they learn that its telephone cannot be used, as the form tells them.
    expect(await rowsOf(local, own.id, 'repeated')).toEqual([]);
    expect(await rowsOf(local, own.id, 'bad')).toMatchObject([
      { row: 2, match: null, problems: { phone: refusedPhone } },
      { row: 4, problems: { zone: expect.any(String) } },
    ]);
    expect((await choosePolicy(local, own.id, 'update')).json.counts).toMatchObject({ update: 0 });
    // Another telephone makes it theirs, whatever RFC and mail others have elsewhere.
    const fixed = await fixRow(local, own.id, 2, { phone: '33 9999 0000' });
    expect(fixed.json).toMatchObject({ problems: {}, match: null });
    const url = `/api/v1/prospect-batches/${theirs.id}` as const;
    expect((await local.call({ url })).status).toBe(404);
    const { items } = (await local.call({ url: '/api/v1/prospect-batches?open=mine' })).json;
    expect(items.map(({ id }) => id)).toEqual([own.id]);
  });

  it('changes no prospect that moved out of the zones of who uploaded it', async () => {
    const { programId, admin } = await team(api);
    const local = await api.person('program_administrator', { programId });
    const north = await zoneNamed(programId, 'Norte');
    const centre = await zoneNamed(programId, 'Centro');
    await ofZone(local, north.id);
    await bringProspects(api, admin, csv(line(1, { zone: 'Norte' })));
    api.clock.now = new Date(api.clock.now.getTime() + 120_000);
    const { id } = await reviewFile(
      api,
      local,
      csv('Ajeno,Eva Paz,3311222201,eva@x.mx,Tonalá,Jalisco,Norte', line(2, { zone: 'Norte' })),
    );
    expect((await choosePolicy(local, id, 'update')).json.counts).toMatchObject({
      add: 1,
      update: 1,
    });

    const theirs = '/api/v1/prospects?phone=3311222201';
    const before = firstOf((await admin.call({ url: theirs })).json.items);
    const moved = await admin.call({
      method: 'PATCH',
      url: `/api/v1/prospects/${before.id}`,
      body: { zone_id: centre.id, version: before.version },
    });
    expect(moved.status).toBe(200);
    expect(await actOn(api, local, id, 'commit')).toMatchObject({
      state: 'review',
      counts: { add: 1, update: 0, bad: 1 },
    });
    expect((await admin.call({ url: theirs })).json.items).toMatchObject([
      { business_name: before.business_name, zone: 'Centro' },
    ]);
  });
});

describe('the catalogue of zones', () => {
  it('gives a row its zone by its municipality, and its executive by turns', async () => {
    const { programId, admin, executive } = await team(api);
    const north = await zoneNamed(programId, 'Norte');
    const centre = await zoneNamed(programId, 'Centro');
    const second = await api.person('program_executive_manager', { programId });
    await ofZone(executive, north.id);
    await ofZone(second, north.id);
    await api.db.insert(zoneMunicipalities).values([
      { zoneId: north.id, name: 'Tonalá, Jalisco' },
      { zoneId: north.id, name: 'Zapopan, Jalisco' },
      { zoneId: centre.id, name: 'Zapopan, Jalisco' },
    ]);
    const rows = [
      ...[1, 2, 3, 4].map((n) => line(n, { zone: '' })),
      'Dos zonas,Ana Ruiz,3311112290,,Zapopan,Jalisco,',
      line(5),
      // The zone of its postal code, though two cover its municipality.
      'De código,Ana Ruiz,3311112291,,Zapopan,Jalisco,,,45100',
    ];
    await api.db.insert(zonePostalCodes).values({ programId, zoneId: centre.id, code: '45100' });
    const { id, counts } = await reviewFile(api, admin, csv(...rows));
    expect(counts).toMatchObject({ add: 6, bad: 1, assigned: 4 });
    await decideRows(admin, id, 6, 'skip');
    await actOn(api, admin, id, 'commit');
    const stored = await api.db.select().from(prospects).where(eq(prospects.programId, programId));
    const of = (userId: string | null) =>
      stored.filter(({ executiveUserId }) => executiveUserId === userId).length;
    expect([of(executive.userId), of(second.userId), of(null)]).toEqual([2, 2, 2]);
    const coded = stored.find(({ businessName }) => businessName === 'De código');
    expect(coded?.zoneId).toBe(centre.id);
    expect(stored.filter(({ zoneId }) => zoneId === north.id)).toHaveLength(4);
  });
});

describe('executives take turns', () => {
  it('in each zone by itself, and go on with the next file', async () => {
    const { programId, admin, executive } = await team(api);
    const second = await api.person('program_executive_manager', { programId });
    const north = await zoneNamed(programId, 'Norte');
    const centre = await zoneNamed(programId, 'Centro');
    for (const who of [executive, second]) {
      await api.db
        .update(programUsers)
        .set({ zoneIds: [north.id, centre.id] })
        .where(eq(programUsers.userId, who.userId));
    }
    const of = async (zone: { id: string }) => {
      const stored = await api.db
        .select()
        .from(prospects)
        .where(and(eq(prospects.programId, programId), eq(prospects.zoneId, zone.id)))
        .orderBy(prospects.id);
      return stored.map(({ executiveUserId }) => executiveUserId);
    };
    const [one, two] = [executive.userId, second.userId].sort();
    // Rows of the two zones by turns.
    const zone = (n: number) => (n % 2 === 0 ? 'Norte' : 'Centro');
    const rows = [1, 2, 3, 4, 5, 6].map((n) => line(n, { zone: zone(n) }));
    await bringProspects(api, admin, csv(...rows));
    expect([await of(north), await of(centre)]).toEqual([
      [one, two, one],
      [one, two, one],
    ]);
    for (const n of [8, 10, 12]) await bringProspects(api, admin, csv(line(n, { zone: 'Norte' })));
    expect((await of(north)).slice(3)).toEqual([two, one, two]);
    // Who got the last of a zone may be gone: the one after is next.
    const third = await api.person('program_executive_manager', { programId });
    await ofZone(third, centre.id);
    await api.db
      .update(programUsers)
      .set({ removedAt: api.clock.now, removedReason: 'Cambió de empresa' })
      .where(eq(programUsers.userId, present(one)));
    const next = [present(two), third.userId].sort().find((id) => id > present(one));
    await bringProspects(api, admin, csv(line(13)));
    expect((await of(centre)).at(-1)).toBe(next);
  });
});

describe('a batch is undone', () => {
  it('whole, and not at all once one of its prospects was worked', async () => {
    const { admin } = await team(api);
    const { id } = await bringProspects(api, admin, csv(line(1), line(2)));
    const { items } = (await admin.call({ url: '/api/v1/prospects' })).json;
    await admin.call({
      method: 'PATCH',
      url: `/api/v1/prospects/${firstOf(items).id}`,
      body: { status: 'contacted', version: 0 },
    });
    await expect(actOn(api, admin, id, 'undo')).rejects.toThrow(/Ya se trabajó 1/);
    expect(await prospectTotal(admin)).toBe(2);
    const second = await bringProspects(api, admin, csv(line(3), line(4)));
    expect((await actOn(api, admin, second.id, 'undo')).state).toBe('undone');
    expect(await prospectTotal(admin)).toBe(2);
    await expect(actOn(api, admin, second.id, 'undo')).rejects.toThrow(/ya no está/);
  });
});
