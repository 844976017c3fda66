import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyRate, toBasisPoints } from '../kernel/fields/basis-points';
import { sumCents, toCentavos } from '../kernel/fields/centavos';
import { compareWithBill } from './bill-comparison';

const cents = toCentavos;
const bill = (monthly: number, saved: number, growth: number) => ({
  bill: cents(monthly),
  saved: toBasisPoints(saved),
  growth: toBasisPoints(growth),
});
const level = (amount: number, months: number) =>
  Array.from({ length: months }, () => cents(amount));

describe('what electricity costs beside a credit', () => {
  // Computed apart, with decimals of sixty digits.
  it('grows once a year, and covers the instalment from the year in which it has grown enough', () => {
    expect(compareWithBill(level(350_000, 18), cents(500_000), bill(400_033, 8500, 750))).toEqual({
      years: [
        {
          year: 1,
          months: 12,
          bill: 400_033,
          without: 4_800_396,
          remaining: 720_060,
          credit: 4_200_000,
          with: 4_920_060,
        },
        {
          year: 2,
          months: 6,
          bill: 430_035,
          without: 2_580_210,
          remaining: 387_030,
          credit: 2_100_000,
          with: 2_487_030,
        },
      ],
      without: 7_380_606,
      remaining: 1_107_090,
      credit: 6_300_000,
      with: 7_907_090,
      coveredFrom: 13,
      savedAfter: 365_530,
    });
  });

  it('says that the system costs more, where the saving covers no instalment', () => {
    expect(compareWithBill(level(350_000, 6), cents(0), bill(100_000, 5000, 0))).toMatchObject({
      without: 600_000,
      with: 2_400_000,
      coveredFrom: null,
      savedAfter: 50_000,
    });
  });

  it('adds up in every year and over all of them, for any bill and credit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 5000 }),
        (instalments, down, monthly, saved, growth) => {
          const terms = bill(monthly, saved, growth);
          const compared = compareWithBill(instalments.map(cents), cents(down), terms);
          expect(sumCents(compared.years.map(({ months }) => cents(months)))).toBe(
            instalments.length,
          );
          expect(compared.credit).toBe(sumCents(instalments.map(cents)));
          expect(compared.with).toBe(down + compared.credit + compared.remaining);
          for (const year of compared.years) {
            const saving = applyRate(year.bill, terms.saved);
            expect(year.without - year.remaining).toBe(saving * year.months);
          }
          const from = compared.coveredFrom ?? instalments.length + 1;
          for (const [month, instalment] of instalments.entries()) {
            const year = compared.years[Math.floor(month / 12)];
            const covers = year && instalment <= applyRate(year.bill, terms.saved);
            if (month + 1 === from - 1) expect(covers).toBe(false);
            if (month + 1 >= from) expect(covers).toBe(true);
          }
        },
      ),
    );
  });
});
