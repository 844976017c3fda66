import { testApi } from '@tests/support/api';
import { firstOf } from '@tests/support/present';
import {
  choosePolicy,
  csv,
  decideRows,
  fixRow,
  line,
  prospectTotal,
  rowsOf,
  team,
} from '@tests/support/prospect-batches';
import { actOn, bringProspects, reviewFile } from '@tests/support/prospect-files';
import { describe, expect, it } from 'vitest';

const api = await testApi();

describe('what is there already', () => {
  const RFC = 'RUAA800101AB1';
  const there = csv(
    `Vieja,Ana Ruiz,3311112201,ana@x.mx,Tonalá,Jalisco,Centro,${RFC},45400`,
    'Otra,Ana Ruiz,3311112202,,Tonalá,Jalisco,Centro,,45400',
  );
  const coming = csv(
    'Nueva,Ana Ruiz,3311112201,,Tonalá,Jalisco,Norte',
    `Por RFC,Ana Ruiz,3311112203,,Tonalá,Jalisco,Centro,${RFC}`,
    'Por correo,Ana Ruiz,3311112204,ANA@x.mx,Tonalá,Jalisco,Centro',
    'ÓTRA,Ana Ruiz,3311112205,,Tonalá,Jalisco,Centro,,45400',
    'Repetida,Ana Ruiz,3311112206,,Tonalá,Jalisco,Centro',
    'Repetida,Ana Ruiz,3311112206,,Tonalá,Jalisco,Centro',
    'Genérico,Ana Ruiz,3311112207,,Tonalá,Jalisco,Centro,XAXX010101000',
    'Genérico,Ana Ruiz,3311112208,,Tonalá,Jalisco,Centro,XAXX010101000',
  );

  async function repeated() {
    const { admin } = await team(api);
    await bringProspects(api, admin, there);
    return { admin, batch: await reviewFile(api, admin, coming) };
  }

  it('is told by telephone, RFC, mail, and name with postal code; and waits to be decided', async () => {
    const { admin, batch } = await repeated();
    expect(batch.counts).toMatchObject({ add: 3, ask: 4, skip: 1 });
    const rows = await rowsOf(admin, batch.id, 'repeated');
    expect(rows.map(({ row, match, match_row }) => [row, match, match_row])).toEqual([
      [2, 'phone', null],
      [3, 'rfc', 2],
      [4, 'email', 2],
      [5, 'name', null],
      [7, 'phone', 6],
    ]);
    expect(rows[0]?.existing?.cells).toEqual({
      business_name: 'Vieja',
      contact_name: 'Ana Ruiz',
      phone: '+523311112201',
      email: 'ana@x.mx',
      municipality: 'Tonalá',
      state: 'Jalisco',
      rfc: RFC,
      postal_code: '45400',
    });
    await expect(actOn(api, admin, batch.id, 'commit')).rejects.toThrow(/decidir/);
    await decideRows(admin, batch.id, 'repeated', 'skip');
    // Another telephone may be another prospect; the same one is none.
    await decideRows(admin, batch.id, 5, 'add');
    expect((await decideRows(admin, batch.id, 2, 'add')).json.counts).toMatchObject({
      add: 4,
      ask: 1,
    });
    await decideRows(admin, batch.id, 2, 'skip');
    expect((await actOn(api, admin, batch.id, 'commit')).state).toBe('done');
    expect(await prospectTotal(admin)).toBe(6);
  });

  it('is told of a row by the prospect where the row before it says nothing alike, and by that row where it does', async () => {
    const { admin } = await team(api);
    await bringProspects(api, admin, there);
    const { id } = await reviewFile(
      api,
      admin,
      csv(
        'Nueva,Ana Ruiz,3311112201,otra@x.mx,Tonalá,Jalisco,Centro',
        'Por correo,Ana Ruiz,3311112203,ana@x.mx,Tonalá,Jalisco,Centro',
        `Por RFC,Ana Ruiz,3311112204,,Tonalá,Jalisco,Centro,${RFC}`,
        'vieja,Ana Ruiz,3311112205,,Tonalá,Jalisco,Centro,,45400',
        'De la fila,Ana Ruiz,3311112206,otra@x.mx,Tonalá,Jalisco,Centro',
      ),
    );
    const rows = await rowsOf(admin, id, 'repeated');
    expect(rows.map((row) => [row.row, row.match, row.match_row, row.through_prospect])).toEqual([
      [2, 'phone', null, false],
      [3, 'email', 2, true],
      [4, 'rfc', 2, true],
      [5, 'name', 2, true],
      [6, 'email', 2, false],
    ]);
  });

  it('is left out by one policy', async () => {
    const { admin, batch } = await repeated();
    expect((await choosePolicy(admin, batch.id, 'skip')).json.counts).toMatchObject({
      add: 3,
      skip: 5,
    });
    await actOn(api, admin, batch.id, 'commit');
    expect(await prospectTotal(admin)).toBe(5);
  });

  it('is written over by another, and is as it was once that is undone', async () => {
    const { admin, batch } = await repeated();
    const seen = async () => {
      const url = '/api/v1/prospects?phone=3311112201' as const;
      return firstOf((await admin.call({ url })).json.items);
    };
    const before = await seen();
    expect((await choosePolicy(admin, batch.id, 'update')).json.counts).toMatchObject({
      update: 2,
    });
    await actOn(api, admin, batch.id, 'commit');
    expect(await seen()).toMatchObject({
      id: before.id,
      business_name: 'Nueva',
      // What the file says nothing of, and where it stands, stay.
      email: 'ana@x.mx',
      zone: 'Centro',
      version: before.version + 1,
    });
    const kept = (await admin.call({ url: '/api/v1/prospects?q=45400+ana@x.mx+nueva' })).json;
    expect(kept.items.map(({ id }) => id)).toEqual([before.id]);
    const { items } = (await admin.call({ url: `/api/v1/prospects/${before.id}/history` })).json;
    expect(items.some(({ kind, note }) => kind === 'corrected' && note === 'business_name')).toBe(
      true,
    );
    expect((await actOn(api, admin, batch.id, 'undo')).state).toBe('undone');
    expect(await seen()).toMatchObject({ business_name: 'Vieja', email: 'ana@x.mx' });
    const after = (await admin.call({ url: `/api/v1/prospects/${before.id}/history` })).json.items;
    expect(after.map(({ note }) => note)).toContain('undone_upload');
    expect(await prospectTotal(admin)).toBe(2);
  });

  it('is told of the rows after one that was corrected, and of those that repeated what it was', async () => {
    const { admin } = await team(api);
    const short = line(1).replace('3311222201', '33112222');
    const { id } = await reviewFile(api, admin, csv(short, line(1), line(2), line(2), line(2)));
    const { counts } = (await admin.call({ url: `/api/v1/prospect-batches/${id}` })).json;
    expect(counts).toMatchObject({ add: 2, skip: 2, bad: 1 });
    await fixRow(admin, id, 2, { phone: '33 1122 2201' });
    await fixRow(admin, id, 4, { phone: '33 1122 2203' });
    const rows = await rowsOf(admin, id, 'repeated');
    expect(rows.map(({ row, match, match_row }) => [row, match, match_row])).toEqual([
      [3, 'phone', 2],
      [6, 'phone', 5],
    ]);
    const after = (await admin.call({ url: `/api/v1/prospect-batches/${id}` })).json.counts;
    expect(after).toMatchObject({ add: 3, skip: 2, bad: 0 });
    expect(await actOn(api, admin, id, 'commit')).toMatchObject({ state: 'done', row_count: 3 });
  });

  it('is looked at again when it came between the review and the act', async () => {
    const { admin } = await team(api);
    const { id } = await reviewFile(api, admin, csv(line(1), line(2)));
    await bringProspects(api, admin, csv(line(1), line(7)));
    const back = await actOn(api, admin, id, 'commit');
    expect(back).toMatchObject({ state: 'review', counts: { add: 1, ask: 1 } });
    expect(back.failure).toMatch(/Algo cambió/);
    expect(await prospectTotal(admin)).toBe(2);
  });

  it('is no row that was left out: what has its telephone comes in, until it is taken back', async () => {
    const { admin } = await team(api);
    await bringProspects(api, admin, there);
    const { id } = await reviewFile(
      api,
      admin,
      csv(
        'Por correo,Ana Ruiz,3311112204,ana@x.mx,Tonalá,Jalisco,Centro',
        'Con teléfono,Eva Paz,3311112204,,Tonalá,Jalisco,Centro',
        'También,Eva Paz,3311112204,,Tonalá,Jalisco,Centro',
      ),
    );
    const repeats = async () =>
      (await rowsOf(admin, id, 'repeated')).map(({ row, match, match_row }) => [
        row,
        match,
        match_row,
      ]);
    const all = [
      [2, 'email', null],
      [3, 'phone', 2],
      [4, 'phone', 2],
    ];
    expect(await repeats()).toEqual(all);
    const left = (await decideRows(admin, id, 2, 'skip')).json.counts;
    expect(left).toMatchObject({ add: 1, ask: 0, skip: 2 });
    expect(await repeats()).toEqual([all[0], [4, 'phone', 3]]);
    await decideRows(admin, id, 2, null);
    expect(await repeats()).toEqual(all);
    await decideRows(admin, id, 2, 'skip');
    expect(await actOn(api, admin, id, 'commit')).toMatchObject({ state: 'done', row_count: 1 });
    const found = (await admin.call({ url: '/api/v1/prospects?phone=3311112204' })).json.items;
    expect(found.map(({ business_name }) => business_name)).toEqual(['Con teléfono']);
  });

  it('is changed by the first row that is not left out', async () => {
    const { admin } = await team(api);
    await bringProspects(api, admin, there);
    const { id } = await reviewFile(
      api,
      admin,
      csv(
        'Nuevo Sol,Eva Paz,3399999901,ana@x.mx,Tonalá,Jalisco,Centro',
        'Otro Sol,Eva Paz,3399999902,ana@x.mx,Tonalá,Jalisco,Centro',
      ),
    );
    const { counts } = (await choosePolicy(admin, id, 'update')).json;
    expect(counts).toMatchObject({ update: 1, skip: 1 });
    const left = (await decideRows(admin, id, 2, 'skip')).json.counts;
    expect(left).toMatchObject({ update: 1, skip: 1 });
    expect(await actOn(api, admin, id, 'commit')).toMatchObject({ state: 'done' });
    const found = (await admin.call({ url: '/api/v1/prospects?q=ana@x.mx' })).json.items;
    expect(found.map(({ business_name }) => business_name)).toEqual(['Otro Sol']);
  });

  it('is looked at again when what is there was corrected, by hand or by another upload, or taken back', async () => {
    const { admin } = await team(api);
    await bringProspects(api, admin, csv(line(1)));
    const old = await bringProspects(api, admin, csv(line(2)));
    const { items } = (await admin.call({ url: '/api/v1/prospects?phone=3311222201' })).json;
    const review = () =>
      reviewFile(api, admin, csv('Nueva,Eva Paz,3399999901,eva@x.mx,Tonalá,Jalisco,Centro'));
    const later = () => {
      api.clock.now = new Date(api.clock.now.getTime() + 120_000);
    };
    later();
    const first = await review();
    expect(first.counts).toMatchObject({ add: 1, ask: 0 });
    later();
    const corrected = await admin.call({
      method: 'PATCH',
      url: `/api/v1/prospects/${firstOf(items).id}`,
      body: { email: 'eva@x.mx', version: firstOf(items).version },
    });
    expect(corrected.status).toBe(200);
    expect((await actOn(api, admin, first.id, 'commit')).counts).toMatchObject({ add: 0, ask: 1 });

    // The prospects that rows repeated are gone: they come in, and nothing is said of what is not there.
    later();
    const other = line(2).replace('Ana Ruiz', 'Eva Paz');
    const second = await reviewFile(api, admin, csv(other, line(3)));
    expect(second.counts).toMatchObject({ add: 1, ask: 1 });
    expect((await choosePolicy(admin, second.id, 'update')).json.counts).toMatchObject({
      update: 1,
    });
    later();
    expect((await actOn(api, admin, old.id, 'undo')).state).toBe('undone');
    const taken = await actOn(api, admin, second.id, 'commit');
    expect(taken).toMatchObject({ state: 'done', counts: { add: 2, update: 0 }, row_count: 2 });
  });
});
