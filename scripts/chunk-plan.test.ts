import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Part, planFiles } from './chunk-plan';

const load = (weight: number) => ({ weight, request: 20_000 });

const part = (given: Partial<Part>): Part => ({
  kind: 'portal',
  bytes: 1_000,
  imports: [],
  loads: [0],
  ...given,
});

const sorted = (files: number[][]) => files.map((file) => file.toSorted()).toSorted();

it('puts into one file what the same screens need', () => {
  const parts = [part({ loads: [0, 1] }), part({ loads: [0, 1] }), part({ loads: [2] })];
  expect(sorted(planFiles(parts, [1, 1, 1].map(load)))).toEqual([[0, 1], [2]]);
});

it('keeps apart what one screen alone needs and many would fetch', () => {
  const screens = [0, 1, 2, 3, 4, 5, 6, 7];
  const parts = [part({ loads: screens }), part({ bytes: 9_000, loads: [7] })];
  const loads = screens.map(() => load(1));
  expect(planFiles(parts, loads)).toHaveLength(2);
  expect(planFiles([part({ loads: screens }), part({ bytes: 900, loads: [7] })], loads)).toEqual([
    [0, 1],
  ]);
});

it('counts what a part would bring along', () => {
  const brought = part({ kind: 'packages', bytes: 200_000, loads: [1] });
  const shared = part({ loads: [0, 1] });
  const parts = [shared, part({ loads: [1], imports: [2] }), brought];
  expect(planFiles(parts, [1, 1].map(load))).toHaveLength(3);
  expect(planFiles([shared, part({ loads: [1] }), brought], [1, 1].map(load))).toHaveLength(2);
});

it('lets a heavier load decide', () => {
  const parts = [part({ bytes: 30_000, loads: [0, 1] }), part({ loads: [0] })];
  expect(planFiles(parts, [1, 0.1].map(load))).toHaveLength(1);
  expect(planFiles(parts, [0.1, 1].map(load))).toHaveLength(1);
  expect(planFiles(parts, [0.01, 1].map(load))).toHaveLength(2);
});

/** Parts that import later ones; what is imported is needed wherever its importer is. */
const graphs = fc
  .array(
    fc.record({
      kind: fc.constantFrom('portal', 'packages'),
      bytes: fc.integer({ min: 1, max: 60_000 }),
      loads: fc.uniqueArray(fc.nat(5), { minLength: 1 }),
      imports: fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((drawn) => {
    const parts = drawn.map(({ kind, bytes, loads, imports }, index) => ({
      kind,
      bytes,
      loads: new Set(loads),
      imports: [...new Set(imports.map((step) => index + step))].filter(
        (place) => place < drawn.length,
      ),
    }));
    for (const { imports, loads } of parts) {
      for (const place of imports) for (const load of loads) parts[place]?.loads.add(load);
    }
    return parts.map((one) => ({ ...one, loads: [...one.loads] }));
  });

it('puts each part into one file of its kind, and makes no circle of files', () => {
  fc.assert(
    fc.property(graphs, (parts) => {
      const files = planFiles(parts, [1, 1, 1, 1, 1, 1].map(load));
      expect(files.flat().toSorted((a, b) => a - b)).toEqual(parts.map((_, index) => index));
      for (const file of files) {
        expect(new Set(file.map((index) => parts[index]?.kind)).size).toBe(1);
      }
      expect(hasCircle(parts, files)).toBe(false);
    }),
  );
});

function hasCircle(parts: readonly Part[], files: readonly number[][]): boolean {
  let left = [...files];
  for (;;) {
    const importsLeft = (file: number[]) =>
      file
        .flatMap((index) => parts[index]?.imports ?? [])
        .some((place) => left.some((other) => other !== file && other.includes(place)));
    const rest = left.filter(importsLeft);
    if (rest.length === left.length) return rest.length > 0;
    left = rest;
  }
}
