import { MOST_REPAIRED } from '@contract/program/prospect-batches';
import { type Person, testApi } from '@tests/support/api';
import { csv, decideRows, rowsOf, team } from '@tests/support/prospect-batches';
import { actOn, reviewFile } from '@tests/support/prospect-files';
import { workbook } from '@tests/support/xlsx';
import { expect, it } from 'vitest';

const api = await testApi();

/** Has a batch read in another way. */
async function readAgain(who: Person, batchId: string, body: Record<string, unknown>) {
  const url = `/api/v1/prospect-batches/${batchId}/columns` as const;
  const reply = await who.call({ method: 'POST', url, body });
  expect(reply.status).toBe(200);
  await api.doJobs();
  return (await who.call({ url: `/api/v1/prospect-batches/${batchId}` })).json;
}

const headings = ['negocio', 'contacto', 'telefono', 'municipio', 'estado', 'zona'];
const shop = (n: number) => [
  `Tienda ${n}`,
  'Ana Ruiz',
  `33112233${n}0`,
  'Tonalá',
  'Jalisco',
  'Centro',
];

it('finds the headings under many titles', async () => {
  const { admin } = await team(api);
  const titles = Array.from({ length: 15 }, (_, n) => `Título ${n},,`);
  const file = [...titles, headings.join(','), shop(1).join(',')].join('\n');
  expect(await reviewFile(api, admin, file)).toMatchObject({
    state: 'review',
    heading_row: 16,
    row_count: 1,
  });
});

it('reads the row of headings that people choose where the guess is wrong', async () => {
  const { admin } = await team(api);
  // Words that nobody knows, under a row that looks like headings.
  const own = ['Quién', 'Con quién', 'A dónde', 'Lugar', 'Región', 'Plaza'];
  const file = ['Negocio y contacto,,,,,', own.join(','), shop(1).join(',')].join('\n');
  const batch = await reviewFile(api, admin, file);
  expect(batch).toMatchObject({ state: 'mapping', heading_row: 1 });
  expect(batch.top).toMatchObject([{ row: 1 }, { row: 2 }, { row: 3 }]);
  const again = await readAgain(admin, batch.id, { heading_row: 2 });
  expect(again).toMatchObject({ state: 'mapping', heading_row: 2, headings: own });
  const columns = {
    business_name: 0,
    contact_name: 1,
    phone: 2,
    municipality: 3,
    state: 4,
    zone: 5,
  };
  expect(await readAgain(admin, batch.id, { columns })).toMatchObject({
    state: 'review',
    heading_row: 2,
    counts: { add: 1, bad: 0 },
  });
});

it('reads the sheet that people choose', async () => {
  const { admin } = await team(api);
  const file = workbook({
    Enero: [headings, shop(1)],
    Febrero: [['Lista de febrero'], headings, shop(2), shop(3)],
  });
  const batch = await reviewFile(api, admin, file, 'lista.xlsx');
  expect(batch).toMatchObject({ sheets: ['Enero', 'Febrero'], sheet: 0, row_count: 1 });
  expect(await readAgain(admin, batch.id, { sheet: 1 })).toMatchObject({
    sheet: 1,
    heading_row: 2,
    row_count: 2,
    failure: expect.stringContaining('“Febrero”'),
  });
});

it('reads a text as people say that it is written', async () => {
  const { admin } = await team(api);
  const file = Buffer.from(csv('Ni\xa4o,Ana Ruiz,3311223390,,Tonal\xa0,Jalisco,Centro'), 'latin1');
  const batch = await reviewFile(api, admin, file);
  expect(batch).toMatchObject({ encoding: 'windows-1252' });
  expect(await readAgain(admin, batch.id, { encoding: 'ibm850' })).toMatchObject({
    encoding: 'ibm850',
    counts: { add: 1, bad: 0 },
    sample: [expect.arrayContaining(['Niño', 'Tonalá'])],
  });
});

it('reads the end of a line that a workbook writes by its code as a blank', async () => {
  const { admin } = await team(api);
  const row = shop(4).with(0, 'Tienda_x000D_\ndel Sol_x000D_');
  for (const file of [
    workbook({ Hoja: [headings, row] }),
    csv('"Tienda_x000D_\ndel Sol_x000D_",Ana,3311223391,,Tonalá,Jalisco,Centro'),
  ]) {
    const { id } = await reviewFile(api, admin, file, Buffer.isBuffer(file) ? 'a.xlsx' : 'a.csv');
    await actOn(api, admin, id, 'commit');
  }
  const { items } = (await admin.call({ url: '/api/v1/prospects' })).json;
  expect(items.map(({ business_name }) => business_name)).toEqual([
    'Tienda del Sol',
    'Tienda del Sol',
  ]);
});

it.each([
  ['with a password', Buffer.from('EncryptedPackage', 'utf16le'), 'tiene contraseña'],
  ['of before 2007', Buffer.alloc(40), 'anterior a 2007'],
])('refuses a workbook %s and says so', async (_, inside, words) => {
  const { admin } = await team(api);
  const file = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(6000), inside]);
  expect(await reviewFile(api, admin, file, 'lista.xlsx')).toMatchObject({
    state: 'failed',
    failure: expect.stringContaining(words),
  });
});

it('names the cause and the sign in what it refuses', async () => {
  const { admin } = await team(api);
  const { id } = await reviewFile(
    api,
    admin,
    csv(
      'Tienda 🏠,Ana Ruiz,3311223392,,Tonalá,Jalisco,Centro',
      'Tienda 2,Ana Ruiz,3.31123E+09,,Tonalá,Jalisco,Centro',
      'Tienda 3,Ana Ruiz,3311223394,,http://malo.mx,Jalisco,Centro',
    ),
  );
  expect((await rowsOf(admin, id, 'bad')).map(({ problems }) => problems)).toEqual([
    { business_name: expect.stringContaining('“🏠”') },
    { phone: expect.stringContaining('notación científica') },
    { municipality: expect.stringContaining('direcciones de internet') },
  ]);
});

it('mends in all rows what a spreadsheet added, and leaves the rest as it was', async () => {
  const { admin } = await team(api);
  const rows = [
    "Tienda 1,Ana Ruiz,3311223401,,Tonalá,Jalisco,Centro,,'45400'",
    'Tienda 2,Ana Ruiz,3.311223402E+09,,Tonalá,Jalisco,Centro,,45400.0',
    'Tienda 3,Ana Ruiz,3311223403,ana @tienda.mx,Tonalá,Jalisco,Centro,,"45 400"',
    'Tienda 4,Ana Ruiz,#N/A,,Tonalá,Jalisco,Centro',
    'Tienda 5,Ana Ruiz,331,,Tonalá,Jalisco,Centro,,45400.0',
    'Tienda 6,Ana Ruiz,3.311223406E+09,,Tonalá,Jalisco,Centro',
  ];
  const { id, counts } = await reviewFile(api, admin, csv(...rows));
  expect(counts).toMatchObject({ add: 0, bad: 6 });
  await decideRows(admin, id, 7, 'skip');
  const url = `/api/v1/prospect-batches/${id}/repair` as const;
  const { json } = await admin.call({ method: 'POST', url, body: { after: 0 } });
  expect(json.counts).toMatchObject({ add: 3, bad: 2, skip: 1 });
  expect(json.repaired).toEqual({ rows: 3, after: null, left: 0 });
  expect(
    (await rowsOf(admin, id, 'bad')).map(({ row, problems }) => [row, Object.keys(problems)]),
  ).toEqual([
    [5, ['phone']],
    [6, ['phone']],
  ]);
});

it('looks at rows behind those that cannot be mended, however many, one call after another', async () => {
  const { admin } = await team(api);
  const { id } = await reviewFile(
    api,
    admin,
    csv(
      'Tienda 1,Ana Ruiz,331,,Tonalá,Jalisco,Centro',
      'Tienda 2,Ana Ruiz,3.311223402E+09,,Tonalá,Jalisco,Centro',
    ),
  );
  const last = MOST_REPAIRED + 10;
  await api.pool.query('update prospect_batch_rows set row = $2 where batch_id = $1 and row = 3', [
    id,
    last,
  ]);
  await api.pool.query(
    `insert into prospect_batch_rows (batch_id, row, id, business_name, contact_name, phone, municipality, state, zone,
            zone_id, search_text, problems, decision)
     select r.batch_id, n, gen_random_uuid(), r.business_name, r.contact_name, r.phone, r.municipality, r.state, r.zone,
            r.zone_id, r.search_text, r.problems, case when n < 5 then 'skip' end
       from prospect_batch_rows r, generate_series(3, $2::int) n where r.batch_id = $1 and r.row = 2`,
    [id, last - 1],
  );
  const url = `/api/v1/prospect-batches/${id}/repair` as const;
  const repairFrom = async (after: number) =>
    (await admin.call({ method: 'POST', url, body: { after } })).json;
  const first = await repairFrom(0);
  // Rows 2 and 5 to 20 003 are looked at: those that are left out wait for nothing.
  expect(first.repaired).toEqual({ rows: 0, after: MOST_REPAIRED + 3, left: 7 });
  const second = await repairFrom(first.repaired.after ?? 0);
  expect(second.repaired).toEqual({ rows: 1, after: null, left: 0 });
  expect(second.counts).toMatchObject({ add: 1, skip: 2 });
});
