import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isErrorCell } from '../kernel/sheets/error-cell';
import { batchFields, cellRules, repairCell } from './prospect-cells';

it.each([
  '#N/A',
  '#N/D',
  '#REF!',
  '#¡REF!',
  '#VALUE!',
  '#¡VALOR!',
  '#¿NOMBRE?',
  '#NAME?',
  '#DIV/0!',
  '#¡DIV/0!',
  '#¡NUM!',
  '#¡NULO!',
  'Err:508',
  'NULL',
  'undefined',
  'NaN',
  'N/A',
  '-',
  '--',
])('takes %s for an error of a spreadsheet', (cell) => {
  expect(isErrorCell(cell)).toBe(true);
});

it.each(['#1 Tacos', 'Nulo', 'Nadia', 'Undefined S.A.', 'N', ''])(
  'takes %j for a value',
  (cell) => {
    expect(isErrorCell(cell)).toBe(false);
  },
);

it.each([
  ['phone', '3.312345601E+09', '+523312345601'],
  ['postal_code', '44100.0', '44100'],
  ['postal_code', "'44100", '44100'],
  ['postal_code', '44 100', '44100'],
  ['rfc', '"XAXX010101000"', 'XAXX010101000'],
  ['email', "'ana @tienda.mx ", 'ana@tienda.mx'],
] as const)('mends the %s %j', (field, cell, kept) => {
  expect(cellRules[field].parse(repairCell(field, cell))).toBe(kept);
});

it.each([
  // It lost digits.
  ['phone', '3.31E+09'],
  ['phone', '33.5'],
  ['postal_code', '#N/A'],
  ['zone', "'Centro"],
] as const)('does not mend the %s %j', (field, cell) => {
  expect(repairCell(field, cell)).toBeNull();
});

it('gives nothing that its field refuses', () => {
  const cell = fc
    .array(fc.constantFrom('3', '1', '.', '0', 'E', '+', "'", '"', ' ', 'a', '@'))
    .map((signs) => signs.join(''));
  fc.assert(
    fc.property(fc.constantFrom(...batchFields), cell, (field, typed) => {
      const mended = repairCell(field, typed);
      if (mended === null || field === 'zone') return;
      expect(cellRules[field].safeParse(mended).success).toBe(true);
    }),
  );
});
