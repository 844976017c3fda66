import { FEWEST_SHOWN } from '@contract/credit/program-people';
import { tariffs } from '@contract/credit/tariffs';
import { present } from '@tests/support/present';
import { bounds } from '@tests/support/simplex';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Axis, axisOf, cross, nestedAxis } from './crossed';
import { hiddenCells, hiddenParts, lastMonthOf, quarterOf, tariffGroupOf } from './rules';

const few = (count: number) => count > 0 && count < FEWEST_SHOWN;
const add = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

describe('parts of a known whole', () => {
  it('hides few people, and what else it takes for nobody to subtract them', () => {
    expect(hiddenParts([40, 30, 20])).toEqual([false, false, false]);
    expect(hiddenParts([40, 3, 20])).toEqual([false, true, true]);
    expect(hiddenParts([40, 2, 3, 0])).toEqual([false, true, true, false]);
    // Two and one are three: still a few.
    expect(hiddenParts([40, 2, 1, 9])).toEqual([false, true, true, true]);
    expect(hiddenParts([])).toEqual([]);
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 8 }), fc.nat(9), (counts, closed) => {
        const hidden = hiddenParts(counts, (at) => at === closed);
        expect(hidden[closed] ?? false).toBe((counts[closed] ?? 0) > 0);
        const pool = counts.filter((_, at) => hidden[at]);
        expect(counts.filter((count, at) => few(count) && !hidden[at])).toEqual([]);
        const isWhole = add(pool) === add(counts);
        if (pool.length > 0 && !isWhole) {
          expect(pool.length).toBeGreaterThan(1);
          expect(add(pool)).toBeGreaterThanOrEqual(FEWEST_SHOWN);
        }
      }),
    );
  });

  it('shows everything where nobody is one of few', () => {
    const cell = { from: 'a', to: 'b', count: 5, hidden: false };
    expect(hiddenCells([cell, { ...cell, to: 'c' }])).toEqual([false, false]);
  });

  it('knows whole quarters', () => {
    expect(quarterOf('2026-01')).toBe('2026-01');
    expect(quarterOf('2026-12')).toBe('2026-10');
    expect(lastMonthOf(quarterOf('2026-05'))).toBe('2026-06');
  });

  it('counts homes together, and what is rare together', () => {
    const groups = tariffs.map((tariff) => tariffGroupOf(tariff));
    expect(groups.slice(0, 7)).toEqual(Array.from({ length: 7 }, () => 'home'));
    expect(groups.slice(7, 12)).toEqual(['dac', 'pdbt', 'gdbt', 'gdmto', 'gdmth']);
    expect(groups.slice(12)).toEqual(Array.from({ length: 8 }, () => 'other'));
    expect(tariffGroupOf('unknown')).toBe('unknown');
  });
});

const keys = (letter: string, n: number) => Array.from({ length: n }, (_, at) => `${letter}${at}`);

interface Table {
  rows: Axis;
  columns: Axis;
  count: (row: string, column: string) => number;
}

const size = fc.integer({ min: 2, max: 4 });
const many = fc.oneof(fc.nat(6), fc.nat(6), fc.nat(30));

const tables = fc
  .tuple(size, size, fc.boolean(), fc.option(fc.nat(3)))
  .chain(([height, width, isNested, closed]) =>
    fc
      .array(fc.array(many, { minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      })
      .map((counts): Table => {
        const count = (row: string, column: string) =>
          counts[Number(row.slice(1))]?.[Number(column.slice(1))] ?? 0;
        const [rows, columns] = [keys('r', height), keys('c', width)];
        const groups = new Map(
          rows.map((row) => [row, add(columns.map((column) => count(row, column)))]),
        );
        const wider = new Map(rows.map((row, at) => [row, `R${Math.floor(at / 2)}`]));
        return {
          rows: isNested ? nestedAxis(groups, wider) : axisOf(groups),
          columns: axisOf(
            new Map(columns.map((column) => [column, add(rows.map((row) => count(row, column)))])),
            `c${closed}`,
          ),
          count,
        };
      }),
  );

describe('a table of which all sums are known', () => {
  it('never tells a hidden count, nor more of it than its sums do up to five people apart', () => {
    fc.assert(
      fc.property(tables, ({ rows, columns, count }) => {
        const cell = cross(count, rows, columns);
        const pairs = [...rows.groups.keys()].flatMap((row) =>
          [...columns.groups.keys()].map((column) => ({ row, column, key: `${row} ${column}` })),
        );
        const over = [...new Set(rows.wider?.values() ?? [])].flatMap((row) =>
          [...columns.groups.keys()].map((column) => ({
            row,
            column,
            of: pairs
              .filter((one) => one.column === column && rows.wider?.get(one.row) === row)
              .map(({ key }) => key),
          })),
        );
        const all = [...pairs.map(({ row, column, key }) => ({ row, column, of: [key] })), ...over];
        const marginals = [
          ...[...rows.groups].map(([row, is]) => ({
            of: pairs.filter((one) => one.row === row).map(({ key }) => key),
            is,
          })),
          ...[...columns.groups].map(([column, is]) => ({
            of: pairs.filter((one) => one.column === column).map(({ key }) => key),
            is,
          })),
        ];
        const unknowns = pairs.map(({ key }) => key);
        const shown = all
          .filter(({ row, column }) => !cell(row, column).hidden)
          .map(({ row, column, of }) => ({ of, is: cell(row, column).people }));
        for (const { row, column, of } of all) {
          const { people, hidden } = cell(row, column);
          if (!hidden) {
            expect(few(people)).toBe(false);
            continue;
          }
          // That of nobody hides nobody.
          if (people === 0) continue;
          const [least, greatest] = bounds({ unknowns, sums: [...marginals, ...shown] }, of);
          const [low, high] = bounds({ unknowns, sums: marginals }, of);
          expect(least - 1e-6).toBeLessThanOrEqual(people);
          expect(greatest + 1e-6).toBeGreaterThanOrEqual(people);
          const [apart, possible] = [greatest - least, high - low];
          expect(apart + 1e-6).toBeGreaterThanOrEqual(Math.min(FEWEST_SHOWN, possible));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('shows what it can', () => {
    const counts = [
      [30, 2, 20],
      [25, 30, 40],
      [9, 12, 50],
    ];
    const count = (row: string, column: string) =>
      present(counts[Number(row.slice(1))]?.[Number(column.slice(1))]);
    const axis = (letter: string) => axisOf(new Map(keys(letter, 3).map((key) => [key, 60])));
    const cell = cross(count, axis('r'), axis('c'));
    const shown = counts.map((row, at) => row.map((_, to) => !cell(`r${at}`, `c${to}`).hidden));
    expect(shown.flat().filter((one) => one)).toHaveLength(5);
    expect(cell('r1', 'c2')).toEqual({ people: 40, hidden: false });
  });
});
