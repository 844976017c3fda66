import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import Papa from 'papaparse';
import { afterAll, describe, expect, it } from 'vitest';
import { csvRecords, NoTable } from './csv-records';
import { encodingOf, textOf } from './text-file';

const folder = await mkdtemp(path.join(tmpdir(), 'solfondo-csv-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function* inPieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function cellsOf(text: string, delimiter = ',', size = 7) {
  const found: string[][] = [];
  for await (const records of csvRecords(inPieces(text, size), delimiter)) {
    found.push(...records.map(({ cells }) => cells));
  }
  return found;
}

const cell = fc
  .array(fc.constantFrom('a', 'ñ', ' ', '"', ',', ';', '\n', '\r\n', '\t', '|', '=', "'"), {
    maxLength: 8,
  })
  .map((signs) => signs.join('').trim());

describe('records of a CSV', () => {
  it('are what was written, in pieces of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(',', ';', '\t', '|'),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.integer({ min: 1, max: 40 }),
        async (rows, delimiter, newline, size) => {
          const text = Papa.unparse(rows, { delimiter, newline, quotes: true });
          expect(await cellsOf(text, delimiter, size)).toEqual(rows);
        },
      ),
    );
  });

  it('are those of a file whose lines end differently', async () => {
    const text = 'a,b\n1,2\r3,4\r\n5,"6\r7"\r\r8,9\r\r\n10,11';
    const expected = [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6\n7'],
      [''],
      ['8', '9'],
      ['10', '11'],
    ];
    for (let size = 1; size < 12; size += 1)
      expect(await cellsOf(text, ',', size)).toEqual(expected);
  });

  it('are never lost by a quote that does not close', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { maxLength: 6 }), fc.nat(30), async (cells, size) => {
        const text = `${cells.join(',')}\n"${'x'.repeat(30_000)}\nuno,dos\n`;
        expect((await cellsOf(text, ',', 4000 + size)).at(-1)).toEqual(['uno', 'dos']);
      }),
      { numRuns: 20 },
    );
  });

  it('lose the line of a fault alone, between good ones and in a file of nothing else', async () => {
    const text = ['a,b', 'Tubo "3,x', '"El Güero" Tacos,"b', '"c, d",e', '"f\n"x,g', 'h,"i"'];
    const found = [];
    for await (const some of csvRecords(inPieces(text.join('\r\n'), 5), ',')) found.push(...some);
    expect(found.map(({ cells, broken }) => [broken, ...cells])).toEqual([
      [false, 'a', 'b'],
      [false, 'Tubo "3', 'x'],
      [true, '"El Güero" Tacos', '"b'],
      [false, 'c, d', 'e'],
      [true, '"f'],
      [true, '"x', 'g'],
      [false, 'h', 'i'],
    ]);
    const faults = '"a"b,"c\n'.repeat(2000);
    expect(await cellsOf(faults, ',', 64_000)).toHaveLength(2000);
  });

  it('are numbered with the blank ones, and end with their text', async () => {
    const records = [];
    for await (const some of csvRecords(inPieces('a,b\r\n\r\n"c\n",d', 3), ',')) {
      records.push(...some);
    }
    expect(records.map(({ row, cells }) => [row, ...cells])).toEqual([
      [1, 'a', 'b'],
      [2, ''],
      [3, 'c', 'd'],
    ]);
    await expect(cellsOf('x'.repeat(1_100_000), ',', 100_000)).rejects.toThrow(NoTable);
  });
});

it('leaves others their turn amid lines that all have a fault', async () => {
  let turns = 0;
  let isRead = false;
  const others = async () => {
    for (; !isRead; turns += 1) await setImmediate();
  };
  const counting = others();
  const sizes: number[] = [];
  const text = '"a"b\n'.repeat(10_000);
  for await (const { length } of csvRecords(inPieces(text, text.length), ',')) sizes.push(length);
  isRead = true;
  await counting;
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(10_000);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
  expect(turns).toBeGreaterThanOrEqual(20);
});

describe('the text of a file', () => {
  it('is read as it was written, wherever its bytes are cut', async () => {
    const file = path.join(folder, 'texto.csv');
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 5 }),
        fc.constantFrom('é', '€', '😀'),
        async (before, sign) => {
          const text = `${'a'.repeat(64 * 1024 - before)}${sign.repeat(9)}`;
          await writeFile(file, text);
          expect(await encodingOf(file)).toBe('utf-8');
          let read = '';
          for await (const piece of textOf(file, 'utf-8')) read += piece;
          expect(read).toBe(text);
        },
      ),
      { numRuns: 20 },
    );
    await writeFile(file, Buffer.from(`${'a'.repeat(70_000)}é`, 'latin1'));
    expect(await encodingOf(file)).toBe('windows-1252');
  });
});
