import { readFile } from 'node:fs/promises';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { xlsxFile } from '@server/adapters/xlsx-file';
import { equipmentItems } from '@server/db/schema/credit-equipment';
import { sweepOrphans } from '@server/features/documents';
import { type Person, testApi } from '@tests/support/api';
import { once } from '@tests/support/credit';
import { multipart } from '@tests/support/multipart';
import { present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';

const api = await testApi();
const LIST = '/api/v1/equipment-batches';

const upload = (who: Person, content: string | Buffer, fileName = 'catalogo.csv') =>
  who.call({ method: 'POST', url: LIST, ...multipart({}, { name: 'file', fileName, content }) });

const show = async (who: Person, id: string) => (await who.call({ url: `${LIST}/${id}` })).json;

async function review(who: Person, content: string | Buffer, fileName?: string) {
  const { status, json } = await upload(who, content, fileName);
  if (status !== 200) throw new Error(json.message);
  return show(who, json.id);
}

const act = (who: Person, id: string, verb: 'commit' | 'undo' | 'discard') =>
  who.call({ method: 'POST', url: `${LIST}/${id}/${verb}` });

const rowsOf = async (who: Person, id: string, query = '') =>
  (await who.call({ url: `${LIST}/${id}/rows${query}` })).json.items;

const map = (who: Person, id: string, body: object) =>
  who.call({ method: 'POST', url: `${LIST}/${id}/columns`, body });

const skip = (who: Person, id: string, rows: 'bad' | number, skipped = true) =>
  who.call({ method: 'POST', url: `${LIST}/${id}/skipped`, body: { rows, skipped } });

const fix = (who: Person, id: string, row: number, cells: object) =>
  who.call({ method: 'PATCH', url: `${LIST}/${id}/rows`, body: { row, cells } });

const catalog = async (who: Person) =>
  (await who.call({ url: '/api/v1/equipment?sort=code' })).json.items;

const FILE = `codigo,nombre,marca,modelo,tipo,tecnologia,unidad,precio sin iva,iva,costo
P-550,Panel de 550 W,Solaris,SM-550,equipo,Paneles solares,pieza,2500.00,16%,1750.00
S-INS,Instalación,,,servicio,,servicio,"$8,000.00",16%,
`;

test('a file is reviewed first and then fills the catalogue, all of it; taken back, all of it goes', async () => {
  const owner = await api.person('supplier');
  const batch = await review(owner, FILE);
  expect(batch).toMatchObject({
    state: 'review',
    row_count: 2,
    counts: { add: 2, update: 0, same: 0, skip: 0, bad: 0 },
  });
  expect(await catalog(owner)).toEqual([]);
  const done = await act(owner, batch.id, 'commit');
  expect(done.json).toMatchObject({ state: 'done', counts: { add: 2 } });
  expect(await catalog(owner)).toMatchObject([
    {
      code: 'P-550',
      kind: 'equipment',
      brand: 'Solaris',
      product_id: 1,
      price: { price_cents: 250_000, cost_cents: 175_000, number: 1 },
    },
    { code: 'S-INS', kind: 'service', product_id: null, price: { price_cents: 800_000 } },
  ]);
  // It is taken in once.
  expect((await act(owner, batch.id, 'commit')).status).toBe(409);
  expect((await act(owner, batch.id, 'undo')).json.state).toBe('undone');
  expect(await catalog(owner)).toEqual([]);
  expect((await act(owner, batch.id, 'undo')).status).toBe(409);
});

test('a file over a catalogue begins versions where the price is another one, and undone they are gone', async () => {
  const owner = await api.person('supplier');
  const first = await review(owner, FILE);
  await act(owner, first.id, 'commit');
  const before = await catalog(owner);
  const second = await review(
    owner,
    'clave;descripcion;precio\np-550;Panel monocristalino;2650\nS-INS;;\nX-1;Tornillería;12.50\n',
  );
  expect(second.counts).toMatchObject({ add: 1, update: 1, same: 1 });
  const [update] = await rowsOf(owner, second.id, '?outcome=update');
  expect(update).toMatchObject({
    row: 2,
    before: { name: 'Panel de 550 W', price: '2500.00' },
  });
  await act(owner, second.id, 'commit');
  const [panel] = await catalog(owner);
  expect(panel).toMatchObject({
    code: 'P-550',
    name: 'Panel monocristalino',
    // What the file does not say stays.
    brand: 'Solaris',
    price: { number: 2, price_cents: 265_000, cost_cents: 175_000 },
  });
  // The second one stands on what the first one added.
  expect((await act(owner, first.id, 'undo')).json.message).toBe(
    'Ya se cotizó o se cambió 1 de sus artículos; no se puede deshacer.',
  );
  await act(owner, second.id, 'undo');
  const versionless = (items: typeof before) => items.map(({ version: _, ...item }) => item);
  expect(versionless(await catalog(owner))).toEqual(versionless(before));
});

test('wrong rows are corrected or left out, one or all, before anything comes in', async () => {
  const owner = await api.person('supplier');
  const batch = await review(
    owner,
    'codigo,nombre,precio\nA-1,Cable,#N/A\nA-2,Tubo,1.234\nA-3,Caja,30\nA-3,Otra caja,31\n',
  );
  expect(batch.counts).toMatchObject({ add: 1, bad: 3 });
  expect((await act(owner, batch.id, 'commit')).json.message).toBe(
    'Faltan filas por corregir u omitir: nada pasó al catálogo.',
  );
  const bad = await rowsOf(owner, batch.id, '?outcome=bad');
  expect(bad.map(({ row, problems }) => [row, Object.keys(problems)])).toEqual([
    [2, ['price']],
    [3, ['price']],
    [5, ['code']],
  ]);
  expect((await fix(owner, batch.id, 2, { price: '25.50' })).json).toMatchObject({
    outcome: 'add',
    problems: {},
    cells: { price: '25.50' },
  });
  await skip(owner, batch.id, 4);
  // What it repeated is left out.
  expect((await show(owner, batch.id)).counts).toMatchObject({ add: 2, skip: 1, bad: 1 });
  await skip(owner, batch.id, 'bad');
  await skip(owner, batch.id, 4, false);
  expect((await show(owner, batch.id)).counts).toMatchObject({ add: 2, skip: 1, bad: 1 });
  await skip(owner, batch.id, 'bad');
  expect((await act(owner, batch.id, 'commit')).status).toBe(200);
  expect((await catalog(owner)).map(({ code }) => code)).toEqual(['A-1', 'A-3']);
  expect((await skip(owner, batch.id, 99)).status).toBe(409);
});

test('people say which column is what, and the next file of such headings knows it', async () => {
  const owner = await api.person('supplier');
  const file = 'Ref. interna,Qué es,Importe al público\nA-1,Cable,25\n';
  const batch = await review(owner, file);
  expect([batch.state, batch.row_count]).toEqual(['mapping', 1]);
  expect((await act(owner, batch.id, 'commit')).status).toBe(409);
  const wrong = await map(owner, batch.id, { columns: { code: 0, name: 1 } });
  expect([wrong.status, wrong.json.fields]).toEqual([
    422,
    { 'columns.price': 'Falta esta columna.' },
  ]);
  const mapped = await map(owner, batch.id, { columns: { code: 0, name: 1, price: 2 } });
  expect(mapped.json).toMatchObject({ state: 'review', counts: { add: 1 } });
  await act(owner, batch.id, 'commit');
  const next = await review(owner, file.replace('25', '26'));
  expect(next).toMatchObject({ state: 'review', counts: { update: 1 } });
});

test('a catalogue that changed between review and act is shown anew', async () => {
  const owner = await api.person('supplier');
  const batch = await review(owner, FILE);
  const body = {
    code: 'p-550',
    kind: 'equipment',
    name: 'Panel que ya estaba',
    brand: '',
    model: '',
    unit: 'pieza',
    product_id: null,
    price_cents: 1,
    vat_bp: 0,
    cost_cents: null,
  };
  await owner.call({ method: 'POST', url: '/api/v1/equipment', body, headers: once() });
  const refused = await act(owner, batch.id, 'commit');
  expect([refused.status, refused.json.message]).toEqual([
    409,
    'El catálogo cambió mientras tanto. Revisa otra vez.',
  ]);
  expect((await show(owner, batch.id)).counts).toMatchObject({ add: 1, update: 1 });
  expect((await act(owner, batch.id, 'commit')).status).toBe(200);
});

test('another file gives up the one that waited; what was given up keeps neither rows nor file', async () => {
  const owner = await api.person('supplier');
  const first = await review(owner, FILE);
  const second = await review(owner, FILE.replace('2500', '2600'));
  expect((await show(owner, first.id)).state).toBe('discarded');
  expect(await rowsOf(owner, first.id)).toEqual([]);
  expect((await act(owner, first.id, 'commit')).status).toBe(409);
  const open = (await owner.call({ url: `${LIST}?open=mine` })).json.items;
  expect(open.map(({ id }) => id)).toEqual([second.id]);
  const later = new Date(api.clock.now.getTime() + 3 * 86_400_000);
  await sweepOrphans(api.db, api.adapters.objects, later);
  // The file of the one that waits is there to be read again.
  expect((await map(owner, second.id, { delimiter: ',' })).json.state).toBe('review');
  await act(owner, second.id, 'discard');
  expect(await sweepOrphans(api.db, api.adapters.objects, later)).toBeGreaterThan(0);
});

test('many uploads and acts at once leave one file that waits, and each item once', async () => {
  const owner = await api.person('supplier');
  await Promise.all(
    Array.from({ length: 5 }, (_, n) => upload(owner, `${FILE}Z-${n},Z ${n}a,,,,,,5,,\n`)),
  );
  const { items } = (await owner.call({ url: `${LIST}?open=mine` })).json;
  const { id } = present(items[0]);
  expect(items).toHaveLength(1);
  const all = await Promise.all(Array.from({ length: 5 }, () => act(owner, id, 'commit')));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await catalog(owner)).toHaveLength(3);
});

test('sellers, other companies and other people reach no file', async () => {
  const owner = await api.person('supplier');
  const { id } = await review(owner, FILE);
  const supplierId = String(
    (await owner.call({ url: '/api/v1/users/getRgUserInfo' })).json.supplier_id,
  );
  const seller = await api.person('supplier_agent', { supplierId });
  expect((await seller.call({ url: `${LIST}/${id}/rows` })).status).toBe(403);
  expect((await upload(seller, FILE)).status).toBe(403);
  const rival = await api.person('supplier');
  expect((await rival.call({ url: `${LIST}/${id}` })).status).toBe(404);
  expect((await act(rival, id, 'commit')).status).toBe(404);
  expect((await fix(rival, id, 2, { price: '1' })).status).toBe(404);
  expect((await map(rival, id, {})).status).toBe(404);
});

/** Two items under the headings of the template. */
const lines = [
  ['código', 'nombre', 'precio sin iva', 'iva'],
  ['Ñ-1', 'Calentador “Niño”', '1,500.00', '16%'],
  ['Ñ-2', 'Instalación', '800.5', 'Exento'],
];
const csv = (delimiter: string, end = '\n') =>
  lines
    .map((cells) =>
      cells.map((cell) => (cell.includes(delimiter) ? `"${cell}"` : cell)).join(delimiter),
    )
    .join(end);

describe('a file as people have it', () => {
  it.each([
    ['with semicolons', Buffer.from(csv(';'))],
    ['with tabs, in UTF-16', Buffer.from(`\ufeff${csv('\t')}`, 'utf16le')],
    ['with its mark and Windows line ends', Buffer.from(`\ufeff${csv(',', '\r\n')}`)],
    ['with the line ends of old Macs', Buffer.from(csv(',', '\r'))],
    ['that says its separator', Buffer.from(`sep=;\n${csv(';')}`)],
    ['under titles', Buffer.from(`Lista de precios\nVigente\n\n${csv(',')}`)],
    ['with names of separate accents', Buffer.from(csv(',').normalize('NFD'))],
    ['in Latin-1', Buffer.from(csv(';').replace(/[“”]/g, '"').replaceAll('""', '"'), 'latin1')],
  ])('is read: %s', async (_, content) => {
    const owner = await api.person('supplier');
    const batch = await review(owner, content);
    expect([batch.state, batch.counts.add, batch.counts.bad]).toEqual(['review', 2, 0]);
    const rows = await rowsOf(owner, batch.id);
    expect(rows.map(({ cells }) => [cells.code, cells.price, cells.vat])).toEqual([
      ['Ñ-1', '1500.00', '16%'],
      ['Ñ-2', '800.50', 'Exento'],
    ]);
  });

  it('is read from the sheet of a workbook that has the table, and from another one when people say so', async () => {
    const owner = await api.person('supplier');
    const book = xlsxFile([
      { name: 'Portada', widths: [20], rows: [['Lista de precios']] },
      {
        name: 'Precios',
        widths: [10, 30, 12, 8],
        rows: [
          ...lines.slice(0, 2),
          ['Ñ-2', 'Instalación', { cents: toCentavos(80_050) }, 'Exento'],
        ],
      },
    ]);
    const batch = await review(owner, book, 'catalogo.xlsx');
    expect(batch).toMatchObject({
      state: 'review',
      sheets: ['Portada', 'Precios'],
      sheet: 1,
      encoding: null,
      counts: { add: 2 },
    });
    expect(batch.note).toContain('se leyó “Precios”');
    const other = await map(owner, batch.id, { sheet: 0 });
    expect([other.status, other.json.message]).toEqual([422, 'El archivo no trae artículos.']);
    // What was there stays.
    expect(await show(owner, batch.id)).toMatchObject({ sheet: 1, counts: { add: 2 } });
  });

  it('has what it repeats in two headings said', async () => {
    const owner = await api.person('supplier');
    const batch = await review(owner, 'codigo,nombre,precio,Precio\nA-1,Cable,25,26\n');
    expect(batch.note).toMatch(/^Varias columnas se llaman “precio”/i);
  });

  it('has rows that are no rows said, and none of a formula runs', async () => {
    const owner = await api.person('supplier');
    const batch = await review(
      owner,
      'codigo,nombre,precio\nA-1,Cable,25,de más\nA-2,"Tubo" roto",30\n\'=A-3,=2+5 metros,10\n',
    );
    const rows = await rowsOf(owner, batch.id);
    expect(rows.map(({ problems }) => problems[''] ?? null)).toEqual([
      'La fila trae más celdas que encabezados.',
      'Las comillas de la fila no se cierran bien.',
      null,
    ]);
    // A row that was not whole is, once it is written by hand.
    expect((await fix(owner, batch.id, 2, { price: '25' })).json.outcome).toBe('add');
  });
});

describe('a file that is none', () => {
  it.each([
    ['nothing', '', /no trae artículos/],
    ['headings alone', 'codigo,nombre,precio\n', /no trae artículos/],
    ['a PDF that is called CSV', '%PDF-1.7\n%âãÏÓ\n', /no es un CSV ni un XLSX/],
    ['a torn workbook', 'PK\u0003\u0004 y nada más', /No pudimos leer el archivo/],
    ['too many rows', `codigo,nombre,precio\n${'A,B,1\n'.repeat(2_001)}`, /más de 2,000 filas/],
    ['too many columns', `${'a,'.repeat(300)}\n${'1,'.repeat(300)}\n`, /más de 200 columnas/],
  ])('is refused on its field, and leaves nothing: %s', async (_, content, message) => {
    const owner = await api.person('supplier');
    const { status, json } = await upload(owner, Buffer.from(content, 'latin1'));
    expect([status, json.fields?.file]).toEqual([422, expect.stringMatching(message)]);
    expect((await owner.call({ url: LIST })).json.items).toEqual([]);
  });

  it('is told by its name alone', async () => {
    const owner = await api.person('supplier');
    expect((await upload(owner, FILE, 'catalogo.pdf')).json.fields.file).toBe(
      'El tipo de archivo seleccionado no es válido, intente con otro archivo.',
    );
  });

  it.each(['macroman.csv', 'dup-header.csv', 'errors-excel.csv', 'title-rows4.csv'])(
    'of prospects comes no further than its columns, and gives no error: %s',
    async (name) => {
      const owner = await api.person('supplier');
      const batch = await review(owner, await readFile(`tests/support/csv/${name}`), name);
      expect(batch.state).toBe('mapping');
      await act(owner, batch.id, 'discard');
    },
  );
});

test('a price of a file holds from the day of its taking in', async () => {
  const owner = await api.person('supplier');
  const { id } = await review(owner, FILE);
  const before = api.clock.now;
  api.clock.now = new Date(before.getTime() + 2 * 86_400_000);
  await act(await api.again(owner), id, 'commit');
  const [panel] = await catalog(await api.again(owner));
  api.clock.now = before;
  const [row] = await api.db
    .select()
    .from(equipmentItems)
    .where(eq(equipmentItems.id, present(panel).id));
  expect(present(row).createdAt.getTime()).toBe(before.getTime() + 2 * 86_400_000);
  expect(present(panel).price.valid_from > before.toISOString().slice(0, 10)).toBe(true);
});
