import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, addMonths, toDay } from '@contract/kernel/fields/day';
import vectors from '@tests/support/vectors.json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unpaid } from './calendar';
import {
  accrueLate,
  afterPayment,
  type Instalment,
  type LoanTerms,
  owedOf,
  owedOn,
  payoffOn,
  totalOwed,
} from './owed';
import { buildSchedule } from './schedule';
import { applyPayment, components } from './waterfall';

const disbursedOn = toDay('2026-01-15');
const terms: LoanTerms = {
  annualRate: toBasisPoints(2400),
  lateRate: toBasisPoints(4800),
  vatRate: toBasisPoints(1600),
  graceDays: 0,
  mode: 'level_total',
  disbursedOn,
};

/** Calendar A of rules-mx 2.1, from 15 January. */
function calendar(): Instalment[] {
  const { rows } = buildSchedule({
    principal: toCentavos(10_000_000),
    annualRate: terms.annualRate,
    vatRate: terms.vatRate,
    months: 12,
    mode: 'level_total',
    graceMonths: 0,
  });
  return rows.map((row) => unpaid(row, addMonths(disbursedOn, row.n)));
}

const pay = (rows: readonly Instalment[], cents: number, on: ReturnType<typeof toDay>) => {
  const owed = owedOn(rows, terms, on);
  const paysOff = cents >= owed.payoff.total;
  const base = paysOff ? owed.payoff.rows : owed.rows;
  const asked = paysOff
    ? base.map((row) => ({ n: row.n, owed: owedOf(row) }))
    : [...owed.due, ...(owed.next ? [owed.next] : [])];
  const { rows: applied, left } = applyPayment(toCentavos(cents), asked, components);
  return { rows: base.map((row) => afterPayment(row, applied)), left };
};

it('an instalment is due from its day on', () => {
  const dueOn = addMonths(disbursedOn, 1);
  const listDue = (on: typeof dueOn) => owedOn(calendar(), terms, on).due.map(({ n }) => n);
  expect(listDue(addDays(dueOn, -1))).toEqual([]);
  expect(listDue(dueOn)).toEqual([1]);
});

describe('late interest of an instalment', () => {
  const row = (changes: Partial<Instalment> = {}): Instalment => ({
    ...(calendar()[0] ?? expect.fail('no rows')),
    capitalCents: toCentavos(vectors.mora.capital_vencido),
    ...changes,
  });
  const dueOn = row().dueOn;

  it('is the worked case after fifteen days', () => {
    expect(accrueLate(row(), terms, addDays(dueOn, vectors.mora.dias))).toMatchObject({
      lateInterestCents: vectors.mora.interes,
      lateVatCents: vectors.mora.iva,
    });
  });

  it('counts each day once, however often it is asked', () => {
    const inSteps = [5, 5, 9, 15].reduce(
      (at, days) => accrueLate(at, terms, addDays(dueOn, days)),
      row(),
    );
    expect(inSteps.lateInterestCents).toBe(vectors.mora.interes);
    expect(accrueLate(inSteps, terms, addDays(dueOn, 3))).toBe(inSteps);
  });

  it('bears on capital that was paid in part only until it was paid', () => {
    const tenth = accrueLate(row(), terms, addDays(dueOn, 10));
    const half = { ...tenth, capitalPaidCents: toCentavos(vectors.mora.capital_vencido / 2) };
    const twentieth = accrueLate(half, terms, addDays(dueOn, 20));
    // 3,500.00 at 48 % for the ten days since.
    expect(twentieth.lateInterestCents - tenth.lateInterestCents).toBe(4_667);
  });

  it('waits for the days of grace and then counts from the due day', () => {
    const patient = { ...terms, graceDays: 3 };
    expect(accrueLate(row(), patient, addDays(dueOn, 3)).lateInterestCents).toBe(0);
    expect(accrueLate(row(), patient, addDays(dueOn, 15)).lateInterestCents).toBe(
      vectors.mora.interes,
    );
  });
});

describe('what may be paid', () => {
  it('before the first due day is the first instalment; the rest stays as a credit balance', () => {
    const on = addDays(disbursedOn, 10);
    const { rows, left } = pay(calendar(), 1_000_000, on);
    expect(left).toBe(1_000_000 - 964_277);
    expect(rows.map(totalOwed).slice(0, 2)).toEqual([0, 964_277]);
  });
});

describe('paying off', () => {
  it('counts interest to the day and no further', () => {
    const on = addDays(disbursedOn, 15);
    const { total, rows } = payoffOn(calendar(), terms, on);
    // 100,000 at 24 % for 15 of 360 days, and its VAT.
    expect(total).toBe(10_000_000 + 100_000 + 16_000);
    expect(rows).toHaveLength(1);
    expect(owedOn(calendar(), terms, on)).toMatchObject({
      payoff: { total },
      dueTotal: 0,
      daysLate: 0,
    });
  });

  it('of a loan that is late includes what is overdue with its charges', () => {
    const on = addDays(addMonths(disbursedOn, 1), 15);
    const owed = owedOn(calendar(), terms, on);
    // 7,322.77 at 48 % for 15 days is 146.46, and its VAT 23.43.
    expect(owed).toMatchObject({ dueTotal: 964_277 + 14_646 + 2_343, daysLate: 15 });
    expect(owed.next).toMatchObject({ n: 2, total: 964_277 });
  });

  it('any sequence of payments takes exactly what is owed and ends with nothing', () => {
    const payments = fc.array(
      fc.record({
        cents: fc.integer({ min: 1, max: 3_000_000 }),
        days: fc.integer({ min: 0, max: 50 }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(payments, (list) => {
        let rows = calendar();
        let on = disbursedOn;
        for (const { cents, days } of list) {
          on = addDays(on, days);
          const { rows: after, left } = pay(rows, cents, on);
          const paid = (all: readonly Instalment[]) =>
            all.reduce(
              (sum, row) =>
                sum +
                row.capitalPaidCents +
                row.interestPaidCents +
                row.vatPaidCents +
                row.lateInterestPaidCents +
                row.lateVatPaidCents,
              0,
            );
          expect(paid(after) - paid(rows)).toBe(cents - left);
          for (const row of after) {
            expect(Math.min(...Object.values(owedOf(row)))).toBeGreaterThanOrEqual(0);
          }
          expect(after.reduce((sum, row) => sum + row.capitalCents, 0)).toBe(10_000_000);
          rows = after;
        }
        const last = payoffOn(
          rows.map((row) => accrueLate(row, terms, on)),
          terms,
          on,
        );
        const { rows: end, left } = pay(rows, last.total, on);
        expect(left).toBe(0);
        expect(end.map(totalOwed).every((owed) => owed === 0)).toBe(true);
      }),
    );
  });
});
