import { cellFields, equipmentSheet } from '@contract/credit/equipment-cells';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Cells, compareRows, type FileRow, itemOfCells, mergedCells, readCell } from './rules';

const EMPTY: Cells = {
  code: '',
  name: '',
  brand: '',
  model: '',
  kind: '',
  product: '',
  unit: '',
  price: '',
  vat: '',
  cost: '',
};

const row = (n: number, cells: Partial<Cells>, more: Partial<FileRow> = {}): FileRow => ({
  row: n,
  cells: { ...EMPTY, ...cells },
  whole: null,
  skipped: false,
  ...more,
});

const PANEL = { code: 'P-1', name: 'Panel de 550 W', price: '2500' };

describe('a price', () => {
  it.each([
    ['1234.5', '1234.50'],
    ['$1,234.50', '1234.50'],
    ['$ 1,234.50 MXN', '1234.50'],
    ['2500', '2500.00'],
    // What a formula of a spreadsheet leaves in its file.
    ['1160.0000000000002', '1160.00'],
    ['99.9950000', '100.00'],
    ['1.2345E+3', '1234.50'],
    ["'2500", '2500.00'],
    ['100,000,000', '100000000.00'],
  ])('%j is %s', (cell, text) => {
    expect(readCell('price', cell)).toEqual({ text });
  });

  it.each([
    ['1.234', /no se sabe si “1.234” son miles/i],
    ['1.234,50', /^Escribe un monto en pesos/],
    ['1234,50', /^Escribe un monto en pesos/],
    ['-5', /^Escribe un monto en pesos/],
    ['12,34', /^Escribe un monto en pesos/],
    ['9e99', /^Escribe un monto en pesos/],
    ['0.004', /mayor que cero/],
    ['100000000.01', /hasta \$100,000,000.00/],
    ['#¡VALOR!', /es un error o un vacío de la hoja/],
    ['consultar', /^Escribe un monto en pesos/],
    ['9'.repeat(400), /^Escribe un monto en pesos|hasta/],
  ])('%j is refused', (cell, problem) => {
    expect(readCell('price', cell)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it('is the same once it is read, however often', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (cents) => {
        const text = (cents / 100).toFixed(2);
        expect(readCell('price', text)).toEqual({ text });
        const merged = mergedCells({ ...EMPTY, ...PANEL, price: text }, undefined);
        expect(itemOfCells(merged).price_cents).toBe(cents);
      }),
    );
  });
});

it.each([
  ['16', '16%'],
  ['16 %', '16%'],
  ['IVA 16%', '16%'],
  ['0.16', '16%'],
  ['0,08', '8%'],
  ['8.00', '8%'],
  ['Exenta', 'Exento'],
  ['0', 'Exento'],
])('takes the VAT %j for %s', (cell, text) => {
  expect(readCell('vat', cell)).toEqual({ text });
});

it.each(['15', '1600', '160', 'sí', '1.6', '0.8', '80'])('refuses the VAT %j', (cell) => {
  expect(readCell('vat', cell)).toHaveProperty('problem');
});

it.each([
  ['kind', 'SERVICIO', 'Servicio'],
  ['product', 'Fotovoltaico', 'Paneles solares'],
  ['product', 'minisplit', 'Aire acondicionado'],
  ['product', 'refrigeración comercial', 'Refrigeración comercial'],
] as const)('takes the %s %j for %s', (field, cell, text) => {
  expect(readCell(field, cell)).toEqual({ text });
});

describe('a file against a catalogue', () => {
  const known = mergedCells(
    { ...EMPTY, code: 'P-1', name: 'Panel', price: '2000.00', brand: 'Solaris', cost: '900.00' },
    undefined,
  );
  const catalog = new Map([['p-1', known]]);
  const outcomes = (...rows: FileRow[]) => compareRows(rows, catalog).map(({ outcome }) => outcome);

  test('a code that is there updates, capitals aside; another one adds', () => {
    expect(outcomes(row(2, { ...PANEL, code: 'p-1' }), row(3, { ...PANEL, code: 'P-2' }))).toEqual([
      'update',
      'add',
    ]);
  });

  test('what a row does not say stays as it is, and a new item is as usual', () => {
    expect(outcomes(row(2, { code: 'P-1', price: '2000' }))).toEqual(['same']);
    const merged = mergedCells({ ...EMPTY, code: 'p-1', price: '2100.00' }, known);
    expect(merged).toEqual({ ...known, price: '2100.00' });
    expect(itemOfCells(mergedCells({ ...EMPTY, ...PANEL }, undefined))).toMatchObject({
      kind: 'equipment',
      unit: 'pieza',
      vat_bp: 1600,
      product_id: null,
      cost_cents: null,
    });
  });

  test('a code that comes twice is wrong where it comes again, unless the first is left out', () => {
    const twice = [row(2, { ...PANEL, code: 'A' }), row(3, { ...PANEL, code: 'a' })];
    const [first, second] = compareRows(twice, catalog);
    expect([first?.outcome, second?.outcome]).toEqual(['add', 'bad']);
    expect(second?.problems).toEqual({ code: 'Este código ya viene en la fila 2.' });
    expect(outcomes(row(2, { ...PANEL, code: 'A' }, { skipped: true }), row(3, PANEL))).toEqual([
      'skip',
      'update',
    ]);
  });

  test('a new item lacks what it has to have; a row that was not read whole stays wrong', () => {
    const [lacking, broken] = compareRows(
      [row(2, { code: 'N-1' }), row(3, PANEL, { whole: 'Rota.' })],
      catalog,
    );
    expect(lacking?.problems).toEqual({
      name: 'El campo es obligatorio',
      price: 'El campo es obligatorio',
    });
    expect(broken).toMatchObject({ outcome: 'bad', problems: { '': 'Rota.' } });
  });

  it('comes out the same when it is compared again', () => {
    const cell = fc.constantFrom('', 'P-1', 'p-1', '1.234', '16%', 'equipo', '#N/A', "'=2", '12');
    const cells = fc.record(Object.fromEntries(cellFields.map((field) => [field, cell])));
    fc.assert(
      fc.property(fc.array(cells, { maxLength: 6 }), (all) => {
        const rows = all.map((some, n) => row(n + 2, some));
        const once = compareRows(rows, catalog);
        expect(compareRows(once, catalog)).toEqual(once);
      }),
    );
  });
});

describe('columns', () => {
  const guess = (...headings: string[]) => equipmentSheet.guessColumns(headings, new Map());

  test('are known by what price lists head them with', () => {
    expect(guess('SKU', 'Descripción', 'Marca', 'Modelo', 'P.U.', 'IVA', 'Costo')).toEqual({
      code: 0,
      name: 1,
      brand: 2,
      model: 3,
      price: 4,
      vat: 5,
      cost: 6,
    });
  });

  test('a price with VAT is none, and neither is what the list exports besides', () => {
    expect(guess('Código', 'Nombre', 'Precio con IVA', 'Precio sin IVA', 'Costo con IVA')).toEqual({
      code: 0,
      name: 1,
      price: 3,
    });
  });
});
