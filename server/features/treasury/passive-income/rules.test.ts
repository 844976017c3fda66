import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import { toDay } from '@contract/kernel/fields/day';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountToAdd, averagesOf, firstYearOfExample } from './rules';

const month = (net: number, capital: number) => ({
  month: '2026-12',
  capital_cents: toCentavos(capital),
  interest_cents: toCentavos(net - capital),
  isr_cents: toCentavos(0),
  vat_cents: toCentavos(0),
  fee_cents: toCentavos(0),
  net_cents: toCentavos(net),
});

const example = (months: number, annualRate = 1200, taxRate = 2000) =>
  firstYearOfExample(
    {
      annualRate: toBasisPoints(annualRate),
      vatRate: toBasisPoints(1600),
      months,
      openingFee: toBasisPoints(0),
      mode: 'level_base',
    },
    {
      taxRate: toBasisPoints(taxRate),
      rates: {
        vatWithheld: toBasisPoints(10_000),
        investorFee: toBasisPoints(0),
        feeVat: toBasisPoints(1600),
      },
    },
    toDay('2026-01-30'),
  );

describe('firstYearOfExample', () => {
  it('adds up capital and interest after tax of the first twelve months', () => {
    // At 1 % a month, 12 payments of 8,884.88 without VAT: capital 100,000, interest 6,618.53 in rows of
    // 1,000.00 · 921.15 · … · 87.97, of each of which 20 % is withheld (worked out apart, in decimals).
    expect(example(12)).toBe(10_529_483);
  });

  it('is all that comes of a credit that is over sooner', () => {
    // One instalment: 100,000 + 1,000 − 200
    expect(example(1)).toBe(10_080_000);
  });

  it('brings less a month the longer the credit is', () => {
    expect(example(24)).toBeLessThan(example(12));
    expect(example(60)).toBeLessThan(example(24));
  });
});

describe('averagesOf', () => {
  it('is the mean of a month, and what of it is not capital', () => {
    expect(averagesOf([month(900_000, 700_000), month(300_000, 200_001)])).toEqual({
      average: 600_000,
      gain: 150_000,
    });
    expect(averagesOf([])).toEqual({ average: 0, gain: 0 });
  });
});

describe('amountToAdd', () => {
  const twelve = Array.from({ length: 12 }, () => month(400_000, 300_000));
  it('covers what is missing in twelve months by what $100,000 bring, to the next peso', () => {
    // (10,000 − 4,000) × 12 = 72,000 missing; × 100,000 / 105,000 = 68,571.43
    expect(amountToAdd(twelve, toCentavos(1_000_000), toCentavos(10_500_000))).toBe(6_857_200);
  });

  it('is nothing when the target is reached, and unknown when lending brings nothing', () => {
    expect(amountToAdd(twelve, toCentavos(400_000), toCentavos(10_500_000))).toBe(0);
    expect(amountToAdd(twelve, toCentavos(400_001), toCentavos(0))).toBeNull();
  });

  it('reaches the target, and would not with a peso less', () => {
    const cents = (least: number, most: number) =>
      fc.integer({ min: least, max: most }).map(toCentavos);
    const brought = (lent: Centavos, firstYear: Centavos) =>
      (BigInt(lent) * BigInt(firstYear)) / 10_000_000n;
    fc.assert(
      fc.property(
        fc.array(cents(0, 1e8), { minLength: 12, maxLength: 12 }),
        cents(1, 1e9),
        cents(1e6, 2e7),
        (nets, target, firstYear) => {
          const months = nets.map((net) => month(net, 0));
          const missing = target * 12 - nets.reduce((sum, net) => sum + net, 0);
          const lent = amountToAdd(months, target, firstYear) ?? toCentavos(0);
          if (missing <= 0) expect(lent).toBe(0);
          else {
            expect(brought(lent, firstYear)).toBeGreaterThanOrEqual(BigInt(missing));
            expect(brought(toCentavos(lent - 100), firstYear)).toBeLessThan(BigInt(missing));
          }
        },
      ),
    );
  });
});
