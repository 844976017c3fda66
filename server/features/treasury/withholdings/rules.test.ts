import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, toDay } from '@contract/kernel/fields/day';
import type { TaxRule } from '@server/adapters/tax-documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsWithheld, monthsWithin, sumWithheld, type WithheldRow } from './rules';

const rule = (rate: number, validFrom: string): TaxRule => ({
  name: 'ISR',
  rate: toBasisPoints(rate),
  validFrom: toDay(validFrom),
  source: 'LIF',
});

/** 15 % until the end of February, 20 % from March on. */
const rulesOn = (day: Day) =>
  day < '2026-03-01' ? [rule(1500, '2024-01-01')] : [rule(2000, '2026-03-01')];

const row = (
  paidOn: string,
  [interest, lateInterest, vat, vatWithheld, incomeTax]: readonly number[],
  { month = paidOn.slice(0, 7), concerns = null as string | null } = {},
): WithheldRow => ({
  month,
  concerns,
  paidOn: toDay(paidOn),
  interest: toCentavos(interest ?? 0),
  lateInterest: toCentavos(lateInterest ?? 0),
  vat: toCentavos(vat ?? 0),
  vatWithheld: toCentavos(vatWithheld ?? 0),
  incomeTax: toCentavos(incomeTax ?? 0),
});

describe('months of withheld taxes', () => {
  it('add up their payments, with the rules of the days of each', () => {
    // 2,000.00 of interest at 15 %, then 1,500.00 and 100.01 late at 20 %: 300.00, then 320.00 (320.002).
    const months = monthsWithheld(
      [
        row('2026-03-02', [150_000, 10_001, 25_600, 25_600, 32_000]),
        row('2026-02-28', [200_000, 0, 32_000, 32_000, 30_000]),
        row('2026-03-30', [100_000, 0, 16_000, 16_000, 20_000]),
      ],
      rulesOn,
    );
    expect(months).toEqual([
      {
        month: '2026-02',
        concerns: null,
        interest: 200_000,
        lateInterest: 0,
        vat: 32_000,
        vatWithheld: 32_000,
        incomeTax: 30_000,
        rules: [rule(1500, '2024-01-01')],
      },
      {
        month: '2026-03',
        concerns: null,
        interest: 250_000,
        lateInterest: 10_001,
        vat: 41_600,
        vatWithheld: 41_600,
        incomeTax: 52_000,
        rules: [rule(2000, '2026-03-01')],
      },
    ]);
    expect(sumWithheld(months)).toMatchObject({ interest: 450_000, incomeTax: 82_000 });
  });

  it('keep the rule of the payment, not of the month that it is booked in, where it became known late', () => {
    const late = { month: '2026-03', concerns: '2026-02' };
    expect(
      monthsWithheld(
        [
          row('2026-02-28', [200_000, 0, 12_000, 12_000, 30_000], late),
          row('2026-03-30', [100_000, 0, 16_000, 16_000, 20_000]),
        ],
        rulesOn,
      ).map(({ month, concerns, incomeTax, rules }) => [month, concerns, incomeTax, rules]),
    ).toEqual([
      ['2026-03', null, 20_000, [rule(2000, '2026-03-01')]],
      ['2026-03', '2026-02', 30_000, [rule(1500, '2024-01-01')]],
    ]);
  });

  it('leave out what was undone in the same month', () => {
    const paid = row('2026-02-28', [200_000, 0, 32_000, 32_000, 40_000]);
    expect(
      monthsWithheld([paid, row('2026-02-28', [-200_000, 0, -32_000, -32_000, -40_000])], rulesOn),
    ).toEqual([]);
    expect(monthsWithheld([row('2026-02-28', [])], rulesOn)).toEqual([]);
  });

  it('add up to what the rows do, whatever their order', () => {
    const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), {
      minLength: 5,
      maxLength: 5,
    });
    const rows = fc.array(
      fc
        .tuple(fc.constantFrom('2025-12-31', '2026-01-01', '2026-02-28', '2026-03-01'), amounts)
        .map(([day, cents]) => row(day, cents)),
    );
    fc.assert(
      fc.property(rows, (all) => {
        const months = monthsWithheld(all, rulesOn);
        expect(sumWithheld(months)).toEqual(sumWithheld(all));
        const names = months.map(({ month }) => month);
        expect(names).toEqual([...new Set(names)].sort());
        const byYear = ['2025', '2026'].map((year) => sumWithheld(monthsWithin(months, year)));
        expect(sumWithheld(byYear)).toEqual(sumWithheld(all));
      }),
    );
  });
});
