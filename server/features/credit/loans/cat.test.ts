import type { AmortMode } from '@contract/credit/loans';
import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import vectors from '@tests/support/vectors.json';
import { describe, expect, it } from 'vitest';
import { annualCost, formatAnnualCost } from './cat';
import { buildSchedule } from './schedule';

/** Payments without VAT of a loan whose calendar carries it. */
function payments(cents: number, rate: number, months: number, mode: AmortMode): Centavos[] {
  const { rows } = buildSchedule({
    principal: toCentavos(cents),
    annualRate: toBasisPoints(rate),
    vatRate: toBasisPoints(1600),
    months,
    mode,
    graceMonths: 0,
  });
  return rows.map((row) => toCentavos(row.capital + row.interest));
}

describe('annualCost', () => {
  it('reproduces the worked figures to four decimals of a percent', () => {
    const [vector] = vectors.amortizacion;
    const paid = payments(10_000_000, 2400, 12, 'level_total');
    const millionths = (text = '') => Math.round(Number(text) * 10_000);
    expect(annualCost(toCentavos(10_000_000), paid)).toBe(
      millionths(vector?.cat_sin_iva_sin_comision),
    );
    expect(annualCost(toCentavos(9_700_000), paid)).toBe(
      millionths(vector?.cat_sin_iva_con_comision),
    );
    const base = payments(10_000_000, 2400, 12, 'level_base');
    expect(annualCost(toCentavos(9_700_000), base)).toBe(344_809);
  });

  it('is published with one decimal', () => {
    const three = annualCost(toCentavos(14_625_000), payments(15_000_000, 1890, 36, 'level_total'));
    expect(formatAnnualCost(three ?? 0)).toBe('22.8%');
    expect(formatAnnualCost(344_392)).toBe('34.4%');
    expect(formatAnnualCost(344_500)).toBe('34.5%');
  });

  it('agrees with a mortgage published with fees and a monthly charge', () => {
    const { rows } = buildSchedule({
      principal: toCentavos(30_099_713),
      annualRate: toBasisPoints(1100),
      vatRate: toBasisPoints(0),
      months: 180,
      mode: 'level_total',
      graceMonths: 0,
    });
    const paid = rows.map((row) => toCentavos(row.total + 12_500));
    const cost = annualCost(toCentavos(30_099_713 - 731_423 - 90_299 - 30_900), paid);
    expect(formatAnnualCost(cost ?? 0)).toBe('12.9%');
  });

  it('is nothing when the payments return less than was received, or more than any rate explains', () => {
    expect(annualCost(toCentavos(100), [toCentavos(99)])).toBeNull();
    expect(annualCost(toCentavos(0), [toCentavos(99)])).toBeNull();
    expect(annualCost(toCentavos(1), [toCentavos(1000)])).toBeNull();
    expect(annualCost(toCentavos(100), [toCentavos(100)])).toBe(0);
  });
});
