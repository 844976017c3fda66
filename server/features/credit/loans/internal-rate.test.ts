import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { internalRate, presentWorth } from './internal-rate';

const RANGE = { low: -0.9999, high: 10 };

describe('internalRate', () => {
  it.each([
    // Each worth is a sum that a hand can check: 110 / 1.1 = 100.
    [
      'a year at 10 %',
      [
        [0, -100],
        [365, 110],
      ],
      0.1,
    ],
    [
      'two years at 20 %',
      [
        [0, -100],
        [730, 144],
      ],
      0.2,
    ],
    [
      'half of it lost in a year',
      [
        [0, -100],
        [365, 50],
      ],
      -0.5,
    ],
    // 500 / 1.1 + 665.5 / 1.1³ = 454.545 + 500 = 954.545
    [
      'two payments at 10 %',
      [
        [0, -954.5454545],
        [365, 500],
        [1095, 665.5],
      ],
      0.1,
    ],
    // 3000 / 1.1634056 + 4200 / 1.3535126 + 6800 / 1.5746842 = 10,000
    [
      'three payments',
      [
        [0, -10_000],
        [365, 3000],
        [730, 4200],
        [1095, 6800],
      ],
      0.1634056,
    ],
  ] as const)('finds the rate of %s', (_, flows, rate) => {
    const found = internalRate(
      flows.map(([days, amount]) => ({ days, amount })),
      RANGE,
    );
    expect(found).toBeCloseTo(rate, 6);
  });

  it('finds none of what brought nothing back, or more than the range', () => {
    expect(internalRate([{ days: 0, amount: -100 }], RANGE)).toBeNull();
    const doubled = [
      { days: 0, amount: -100 },
      { days: 30, amount: 200 },
    ];
    expect(internalRate(doubled, RANGE)).toBeNull();
    expect(internalRate([], RANGE)).toBeCloseTo(RANGE.low, 3);
  });

  it('discounts the flows to zero at the rate that it finds', () => {
    const later = fc.record({
      days: fc.integer({ min: 1, max: 1_800 }),
      amount: fc.integer({ min: 1, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(later, { minLength: 1, maxLength: 24 }),
        (put, back) => {
          const flows = [{ days: 0, amount: -put }, ...back];
          const rate = internalRate(flows, RANGE);
          if (rate === null) return;
          const sum = flows.reduce((all, { amount }) => all + Math.abs(amount), 0);
          expect(Math.abs(presentWorth(flows, rate))).toBeLessThan(sum * 1e-3);
          expect(presentWorth(flows, rate - 1e-6) >= presentWorth(flows, rate + 1e-6)).toBe(true);
        },
      ),
    );
  });
});
