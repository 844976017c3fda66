import { csvDelimiters } from '@contract/kernel/csv-cell';
import { csvLines } from '@server/adapters/csv';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';
import { csvMoney } from './csv-values';

describe('toCsv', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    ' =1',
    '\u00a0=1',
  ])('disarms the formula %j', (cell) => {
    const [, row] = Papa.parse<string[]>(toCsv(['a'], [[cell]])).data;
    expect(row?.[0]).toBe(`'${cell}`);
  });

  it.each(['\0x', '\u200b=x', '\u202e=x'])('leaves no sign that cannot be seen in %j', (cell) => {
    const [, row] = Papa.parse<string[]>(toCsv(['a'], [[cell]])).data;
    expect(row?.[0]).toMatch(/^'=?x$/);
  });

  it('disarms titles of columns too', () => {
    expect(toCsv(['=cmd'], [])).toBe("'=cmd\r\n");
  });

  it('keeps typed numbers numeric, negative ones too', () => {
    expect(toCsv(['a', 'b'], [[csvMoney(-500), csvMoney(123456)]])).toBe('a,b\r\n-5,1234.56\r\n');
  });

  it('writes the byte-order mark once, and only when asked', () => {
    expect(toCsv(['ñ'], [], { byteOrderMark: true })).toBe('\uFEFFñ\r\n');
    expect(toCsv(['ñ'], [])).toBe('ñ\r\n');
  });

  it.each([',', ';', '\t', '|'])('quotes a cell with %j whatever the delimiter', (sign) => {
    for (const delimiter of csvDelimiters) {
      expect(toCsv(['a'], [[`x${sign}=1+1`]], { delimiter })).toBe(`a\r\n"x${sign}=1+1"\r\n`);
    }
  });

  it('gives back any cells with any delimiter', () => {
    // Starts with a letter: what the apostrophe does to other starts is tested above.
    const cell = fc.string().map((text) => `x${text}`);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell), { minLength: 1 }),
        fc.constantFrom(...csvDelimiters),
        (rows, delimiter) => {
          const parsed = Papa.parse<string[]>(toCsv(['a', 'b'], rows, { delimiter }), {
            delimiter,
            newline: '\r\n',
            skipEmptyLines: true,
          });
          expect(parsed.data.slice(1)).toEqual(rows);
        },
      ),
    );
  });

  it('writes what an upload reads as it was, with any delimiter', () => {
    const head = ['region', 'zona', 'municipios'];
    const rows = [
      ['Bajío', 'León', 'León, Guanajuato; Silao, Guanajuato'],
      ['Norte', 'Monterrey', ''],
    ];
    for (const delimiter of csvDelimiters) {
      const { lines, broken } = csvLines(toCsv(head, rows, { delimiter }));
      expect(lines.map(({ cells }) => cells)).toEqual([head, ...rows]);
      expect(broken.size).toBe(0);
    }
  });
});
