import type { AmortMode } from '@contract/credit/loans';
import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { toDay } from '@contract/kernel/fields/day';
import vectors from '@tests/support/vectors.json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSchedule, dueDays, type LoanTerms, type Schedule } from './schedule';

const terms = (
  pesos: number,
  rate: number,
  months: number,
  mode: AmortMode = 'level_total',
  graceMonths = 0,
): LoanTerms => ({
  principal: toCentavos(pesos * 100),
  annualRate: toBasisPoints(rate),
  vatRate: toBasisPoints(1600),
  months,
  mode,
  graceMonths,
});

const total = (schedule: Schedule, column: 'capital' | 'interest' | 'vat' | 'total') =>
  schedule.rows.reduce((sum, row) => sum + row[column], 0);

const anyTerms = fc.record({
  principal: fc.integer({ min: 1, max: 500_000_000_00 }).map(toCentavos),
  annualRate: fc.integer({ min: 0, max: 10_000 }).map(toBasisPoints),
  vatRate: fc.constantFrom(0, 800, 1600).map(toBasisPoints),
  months: fc.integer({ min: 2, max: 240 }),
  mode: fc.constantFrom<AmortMode>('level_total', 'level_base'),
  graceMonths: fc.constantFrom(0, 0, 1),
});

describe('buildSchedule', () => {
  it.each(vectors.amortizacion)('reproduces the worked calendar', (vector) => {
    const schedule = buildSchedule(terms(vector.principal / 100, 2400, vector.plazo));
    expect(schedule.payment).toBe(vector.pago_nominal);
    expect(schedule.rows).toEqual(
      vector.filas.map(({ n, capital, interes, iva, total: paid, saldo }) => ({
        n,
        capital,
        interest: interes,
        vat: iva,
        total: paid,
        balance: saldo,
      })),
    );
    expect(total(schedule, 'interest')).toBe(vector.totales.interes);
    expect(total(schedule, 'vat')).toBe(vector.totales.iva);
    expect(total(schedule, 'total')).toBe(vector.totales.pagado);
  });

  it('with the VAT on top of a level payment', () => {
    const schedule = buildSchedule(terms(100_000, 2400, 12, 'level_base'));
    expect(schedule.payment).toBe(945_596);
    expect(schedule.rows[0]?.total).toBe(977_596);
    expect(schedule.rows[11]?.total).toBe(948_564);
    expect(total(schedule, 'interest')).toBe(1_347_153);
    expect(total(schedule, 'vat')).toBe(215_544);
  });

  it('over three years', () => {
    const schedule = buildSchedule(terms(150_000, 1890, 36));
    expect(schedule.payment).toBe(572_267);
    expect(schedule.rows[35]?.total).toBe(572_272);
    expect(total(schedule, 'interest')).toBe(4_828_981);
    expect(total(schedule, 'vat')).toBe(772_636);
  });

  it('with two months of capital grace', () => {
    const schedule = buildSchedule(terms(100_000, 2400, 12, 'level_total', 2));
    expect(schedule.rows.slice(0, 3).map((row) => row.total)).toEqual([
      232_000, 232_000, 1_131_986,
    ]);
    expect(schedule.rows[11]?.total).toBe(1_131_983);
  });

  it('adds up in every row and column, under any terms', () => {
    fc.assert(
      fc.property(anyTerms, (any) => {
        const schedule = buildSchedule(any);
        let before: number = any.principal;
        for (const row of schedule.rows) {
          expect(row.total).toBe(row.capital + row.interest + row.vat);
          expect(row.balance).toBe(before - row.capital);
          expect(row.balance).toBeGreaterThanOrEqual(0);
          expect(Math.min(row.capital, row.interest, row.vat)).toBeGreaterThanOrEqual(0);
          before = row.balance;
        }
        expect(before).toBe(0);
        expect(total(schedule, 'capital')).toBe(any.principal);
        expect(schedule.rows).toHaveLength(any.months);
      }),
    );
  });

  it('ends on nearly the constant payment for the loans that are offered', () => {
    const offered = fc.record({
      pesos: fc.integer({ min: 2_000, max: 5_000_000 }),
      rate: fc.integer({ min: 500, max: 3000 }),
      months: fc.integer({ min: 3, max: 36 }),
    });
    fc.assert(
      fc.property(offered, ({ pesos, rate, months }) => {
        const { payment, rows } = buildSchedule(terms(pesos, rate, months));
        // The payment is rounded, and each month its interest, which its VAT repeats, and its VAT: half a centavo each,
        // on which interest runs until the last month: ((1 + j)^n − 1) / j of them, j the month's rate with VAT.
        const j = (rate / 10_000 / 12) * 1.16;
        const grown = ((1 + j) ** months - 1) / j;
        expect(Math.abs((rows.at(-1)?.total ?? 0) - payment)).toBeLessThanOrEqual(
          (0.5 + 0.5 * 1.16 + 0.5) * grown,
        );
      }),
      { examples: [[{ pesos: 614_363, rate: 2_994, months: 31 }]] },
    );
  });

  it('refuses terms that make no loan', () => {
    expect(() => buildSchedule(terms(0, 2400, 12))).toThrow(RangeError);
    expect(() => buildSchedule(terms(100, 2400, 0))).toThrow(RangeError);
    expect(() => buildSchedule(terms(100, 2400, 12, 'level_total', 12))).toThrow(RangeError);
  });

  it('falls due on the same day of each month', () => {
    expect(dueDays(toDay('2026-10-31'), 4)).toEqual([
      '2026-11-30',
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
    ]);
  });
});
