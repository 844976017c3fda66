import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyRate, MAX_BASIS_POINTS, parsePercent, toBasisPoints } from './basis-points';
import { toCentavos } from './centavos';
import { formatPercent } from './percent';

describe('basis points', () => {
  it.each([
    [1890, '18.9%'],
    [1600, '16%'],
    [5, '0.05%'],
    [0, '0%'],
    [100, '1%'],
  ])('%d is printed %s', (rate, text) => {
    expect(formatPercent(toBasisPoints(rate))).toBe(text);
  });

  it('reads back what it prints', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_BASIS_POINTS }).map(toBasisPoints), (rate) => {
        expect(parsePercent(formatPercent(rate))).toEqual({ ok: true, rate });
      }),
    );
  });

  it.each(['', '-1', '1.234', '1e2', '1001', 'abc', '1,5'])('refuses %s', (text) => {
    expect(parsePercent(text).ok).toBe(false);
  });

  it('applies a rate rounding half up to the centavo', () => {
    expect(applyRate(toCentavos(200_000), toBasisPoints(1600))).toBe(32_000);
    expect(applyRate(toCentavos(125), toBasisPoints(2000))).toBe(25);
    expect(applyRate(toCentavos(3), toBasisPoints(5000))).toBe(2);
  });
});
