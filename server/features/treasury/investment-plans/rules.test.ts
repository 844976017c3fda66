import { toCentavos } from '@contract/kernel/fields/centavos';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PlatformHistory, yearlyLosses } from './rules';

const pesos = (amount: number) => toCentavos(amount * 100);

const history = (changes: Partial<PlatformHistory> = {}): PlatformHistory => ({
  credits: 40,
  writtenOff: pesos(10_000),
  over90: pesos(5_000),
  late: pesos(20_000),
  meanCredit: pesos(30_000),
  // A million pesos for a year.
  centDays: 100_000_000n * 365n,
  ...changes,
});

it('divides what was lost by what was lent for a year', () => {
  // 10,000 · 15,000 · 10,000 + 20,000 + 30,000, of a million
  expect(yearlyLosses(history())).toEqual({ high: 100, expected: 150, low: 600 });
  // The same for half a year is twice as much in a year.
  expect(yearlyLosses(history({ centDays: 50_000_000n * 365n }))).toEqual({
    high: 200,
    expected: 300,
    low: 1200,
  });
});

it('never loses more than all, and knows nothing before a day has passed', () => {
  expect(yearlyLosses(history({ centDays: 1_000n }))).toEqual({
    high: 10_000,
    expected: 10_000,
    low: 10_000,
  });
  expect(yearlyLosses(history({ centDays: 0n }))).toBeNull();
});

it('counts more as lost in each lower case', () => {
  const cents = fc.integer({ min: 0, max: 1e12 }).map(toCentavos);
  fc.assert(
    fc.property(
      fc.record({ writtenOff: cents, over90: cents, more: cents, meanCredit: cents }),
      fc.bigInt({ min: 1n, max: 10n ** 18n }),
      ({ writtenOff, over90, more, meanCredit }, centDays) => {
        const late = toCentavos(over90 + more);
        const losses = yearlyLosses({ credits: 1, writtenOff, over90, late, meanCredit, centDays });
        expect(losses?.high).toBeLessThanOrEqual(losses?.expected ?? -1);
        expect(losses?.expected).toBeLessThanOrEqual(losses?.low ?? -1);
      },
    ),
  );
});
