import type { AmortMode } from '@contract/credit/loans';
import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import vectors from '@tests/support/vectors.json';
import { describe, expect, it } from 'vitest';
import { annualCost, annualCostByDays, formatAnnualCost, publishedCat } from './cat';
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

describe('annualCostByDays', () => {
  const onDays = (...all: [days: number, cents: number][]) =>
    all.map(([days, cents]) => ({ days, amount: toCentavos(cents) }));

  it('is what a year costs, whenever its days fall', () => {
    expect(annualCostByDays(toCentavos(10_000), onDays([365, 12_400]))).toBe(240_000);
    expect(annualCostByDays(toCentavos(10_000), onDays([730, 14_400]))).toBe(200_000);
    // 5,000 / 1.1 + 6,655 / 1.1^3 = 9,545.45...
    expect(annualCostByDays(toCentavos(954_545), onDays([365, 500_000], [1095, 665_500]))).toBe(
      100_000,
    );
  });

  it('agrees with even months within what their days differ', () => {
    const paid = payments(10_000_000, 2400, 12, 'level_total');
    const byDays = annualCostByDays(
      toCentavos(10_000_000),
      paid.map((amount, k) => ({ days: ((k + 1) * 365) / 12, amount })),
    );
    expect(byDays).toBe(annualCost(toCentavos(10_000_000), paid));
  });

  it('is nothing as the other', () => {
    expect(annualCostByDays(toCentavos(100), onDays([30, 99]))).toBeNull();
    expect(annualCostByDays(toCentavos(0), onDays([30, 99]))).toBeNull();
    expect(annualCostByDays(toCentavos(100), onDays([30, 100]))).toBe(0);
  });

  it('is published to the tenth of a percent', () => {
    expect([publishedCat(268_241), publishedCat(344_500), publishedCat(null)]).toEqual([
      2680,
      3450,
      null,
    ]);
  });
});
