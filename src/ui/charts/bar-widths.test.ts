import fc from 'fast-check';
import { expect, it } from 'vitest';
import { barWidths } from './bar-widths';

const FULL = 240;
const LEAST = 4;

/** Of a bar, among others of which the longest is as long as there is room. */
const bar = fc
  .record({
    values: fc.array(fc.nat(50_000), { minLength: 1, maxLength: 5 }),
    longest: fc.integer({ min: 1, max: 50_000 }),
  })
  .map(({ values, longest }) => ({
    values: values.toSorted((a, b) => b - a),
    scale: FULL / Math.max(longest, ...values),
  }));

it('draws what is there so that it is seen, and more than the part within it where it is more', () => {
  fc.assert(
    fc.property(bar, ({ values, scale }) => {
      const widths = barWidths(values, scale, FULL);
      for (const [place, value] of values.entries()) {
        const width = widths[place] ?? 0;
        const within = widths[place + 1] ?? 0;
        if (value === 0) expect(width).toBe(0);
        else expect(width).toBeGreaterThanOrEqual(LEAST - 1e-9);
        if (value > (values[place + 1] ?? 0)) {
          expect(width - within).toBeGreaterThanOrEqual(LEAST - 1e-9);
        } else expect(width).toBeCloseTo(within, 9);
        expect(width).toBeLessThanOrEqual(FULL + 1e-9);
        // Nothing is far from its size for that.
        expect(Math.abs(width - value * scale)).toBeLessThanOrEqual(LEAST * values.length);
      }
    }),
  );
});

it('draws three beside forty thousand, and keeps the size of what is large', () => {
  const scale = 320 / 40_000;
  expect(barWidths([40_000, 20_000, 3], scale, 320)).toEqual([320, 160, LEAST]);
  expect(barWidths([3, 2, 0], scale, 320)).toEqual([2 * LEAST, LEAST, 0]);
  expect(barWidths([40_000, 39_999], scale, 320)).toEqual([320, 320 - LEAST]);
});
