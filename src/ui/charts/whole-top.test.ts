import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeTop } from './whole-top';

it('ends a scale of counts at a round number whose steps are whole', () => {
  expect([1, 4, 5, 45, 50, 99, 100, 1234].map((most) => wholeTop(most, 4))).toEqual([
    4, 4, 8, 60, 60, 100, 100, 1600,
  ]);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (most) => {
      const top = wholeTop(most, 4);
      expect(top).toBeGreaterThanOrEqual(most);
      expect(top).toBeLessThanOrEqual(Math.max(8, most * 2));
      expect(Number.isInteger(top / 4)).toBe(true);
    }),
  );
});
