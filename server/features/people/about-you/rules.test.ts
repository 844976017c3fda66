import { toCentavos } from '@contract/kernel/fields/centavos';
import type { BusinessSize } from '@contract/people/about-you';
import { expect, it } from 'vitest';
import { businessSizeOf } from './rules';

const CENTAVO = 1 / 100_000_000;

/** The table of the Diario Oficial: the most workers, and millions of pesos of sales, of each size. */
it.each<[Parameters<typeof businessSizeOf>[0], number, number, BusinessSize, BusinessSize]>([
  ['industry', 10, 4, 'micro', 'small'],
  ['trade', 10, 4, 'micro', 'small'],
  ['services', 10, 4, 'micro', 'small'],
  ['industry', 50, 100, 'small', 'medium'],
  ['trade', 30, 100, 'small', 'medium'],
  ['services', 50, 100, 'small', 'medium'],
  ['industry', 250, 250, 'medium', 'large'],
  ['trade', 100, 250, 'medium', 'large'],
  ['services', 100, 250, 'medium', 'large'],
  // Many hands that sell nothing, and few that sell much: they are weighed together.
  ['services', 46, 0, 'micro', 'small'],
  ['trade', 3, 103, 'small', 'medium'],
])(
  'a business of %s with %i workers that sells %d millions is %s, and with more %s',
  (sector, workers, millions, size, next) => {
    const sizeOf = (more: { workers?: number; millions?: number } = {}) =>
      businessSizeOf(
        sector,
        workers + (more.workers ?? 0),
        toCentavos(Math.round((millions + (more.millions ?? 0)) * 100_000_000)),
      );
    expect(sizeOf()).toBe(size);
    expect(sizeOf({ workers: 1 })).toBe(next);
    expect(sizeOf({ millions: CENTAVO })).toBe(next);
  },
);
