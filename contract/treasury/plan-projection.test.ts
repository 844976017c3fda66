import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBasisPoints } from '../kernel/fields/basis-points';
import { toCentavos } from '../kernel/fields/centavos';
import { toDay } from '../kernel/fields/day';
import {
  MOST_PLAN_MONTHS,
  monthlyToReach,
  monthsUntil,
  netYearlyRate,
  projectCase,
  projectPlan,
} from './plan-projection';

const TODAY = toDay('2026-11-30');
const bp = toBasisPoints;
const pesos = (amount: number) => toCentavos(Math.round(amount * 100));
const WHOLE = bp(10_000);

describe('netYearlyRate', () => {
  it('takes the tax and the fee with its VAT off the rate', () => {
    // 15 % − 20 % of it = 12 %; − 15 % × 1 % × 1.16 = 0.174 % → 11.826 %
    expect(netYearlyRate(bp(1500), { tax: bp(2000), fee: bp(100), feeVat: bp(1600) })).toBe(1183);
    expect(netYearlyRate(bp(1500), { tax: bp(0), fee: bp(0), feeVat: bp(1600) })).toBe(1500);
  });

  it('is never below zero', () => {
    expect(netYearlyRate(bp(1500), { tax: bp(5000), fee: bp(9000), feeVat: bp(1600) })).toBe(0);
  });
});

describe('monthsUntil', () => {
  it('counts whole months, of which short ones end on their last day', () => {
    expect(monthsUntil(TODAY, toDay('2026-12-29'))).toBe(0);
    expect(monthsUntil(TODAY, toDay('2026-12-30'))).toBe(1);
    expect(monthsUntil(TODAY, toDay('2027-02-28'))).toBe(3);
    expect(monthsUntil(TODAY, toDay('2027-11-29'))).toBe(11);
    expect(monthsUntil(TODAY, toDay('2046-11-30'))).toBe(MOST_PLAN_MONTHS);
    expect(monthsUntil(TODAY, toDay('2026-01-01'))).toBe(0);
  });
});

describe('projectCase', () => {
  it('grows by the interest of each month', () => {
    // 100,000 at 1 % a month: 101,000 · 102,010 · 103,030.10
    expect(
      projectCase(
        { start: pesos(100_000), netRate: bp(1200), loss: bp(0) },
        { monthly: pesos(0), reinvest: WHOLE },
        3,
      ),
    ).toEqual({ values: [10_100_000, 10_201_000, 10_303_010], paidOut: 0 });
  });

  it('takes losses off first, keeps a part of the interest and adds the contribution', () => {
    // 0.1 % lost: 99,900; 1 % of it is 999, half of which stays: 100,399.50 + 5,000 = 105,399.50.
    // Then 105.40 lost (of 105.3995): 105,294.10; interest 1,052.94, of which 526.47 stays: 110,820.57.
    expect(
      projectCase(
        { start: pesos(100_000), netRate: bp(1200), loss: bp(120) },
        { monthly: pesos(5_000), reinvest: bp(5000) },
        2,
      ),
    ).toEqual({ values: [10_539_950, 11_082_057], paidOut: 49_950 + 52_647 });
  });

  it('stays within the safe integers', () => {
    const { values } = projectCase(
      { start: toCentavos(Number.MAX_SAFE_INTEGER), netRate: bp(100_000), loss: bp(0) },
      { monthly: toCentavos(1e12), reinvest: WHOLE },
      MOST_PLAN_MONTHS,
    );
    expect(values.at(-1)).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('begins with nothing where there is a debt', () => {
    const { values } = projectCase(
      { start: pesos(-500), netRate: bp(1200), loss: bp(0) },
      { monthly: pesos(100), reinvest: WHOLE },
      1,
    );
    expect(values).toEqual([10_000]);
  });
});

describe('monthlyToReach', () => {
  it('is the least contribution of whole pesos', () => {
    // 100,000 / 12 = 8,333.33; at 1 % a month 100,000 / 12.682503 = 7,884.88
    const nothing = { start: pesos(0), netRate: bp(0), loss: bp(0) };
    const asked = { reinvest: WHOLE, months: 12 };
    expect(monthlyToReach(pesos(100_000), nothing, asked)).toBe(pesos(8_334));
    expect(monthlyToReach(pesos(100_000), { ...nothing, netRate: bp(1200) }, asked)).toBe(
      pesos(7_885),
    );
  });

  it('is nothing where what is there suffices, and the whole goal where all else is lost', () => {
    const asked = { reinvest: WHOLE, months: 1 };
    expect(
      monthlyToReach(pesos(100), { start: pesos(100), netRate: bp(0), loss: bp(0) }, asked),
    ).toBe(0);
    expect(
      monthlyToReach(pesos(99.5), { start: pesos(0), netRate: bp(0), loss: WHOLE }, asked),
    ).toBe(pesos(100));
  });
});

const rate = fc.integer({ min: 0, max: 10_000 }).map(toBasisPoints);
const amount = fc.integer({ min: 0, max: 1e11 }).map(toCentavos);
const months = fc.integer({ min: 1, max: 60 });

describe('an estimate', () => {
  it('has low ≤ expected ≤ high in every month', () => {
    fc.assert(
      fc.property(
        fc.tuple(rate, rate, rate),
        rate,
        rate,
        amount,
        amount,
        months,
        (losses, netRate, reinvest, start, monthly, n) => {
          const [high = bp(0), expected = bp(0), low = bp(0)] = [...losses].sort((a, b) => a - b);
          const rows = projectPlan(
            { start, netRate, losses: { low, expected, high } },
            { monthly, reinvest },
            { today: TODAY, months: n },
          );
          expect(rows).toHaveLength(n);
          for (const row of rows) {
            expect(row.low).toBeLessThanOrEqual(row.expected);
            expect(row.expected).toBeLessThanOrEqual(row.high);
          }
        },
      ),
    );
  });

  it('never gives less for more: contribution, share, start, rate', () => {
    const inputs = fc.record({ start: amount, netRate: rate, monthly: amount, reinvest: rate });
    fc.assert(
      fc.property(inputs, inputs, rate, months, (one, other, loss, n) => {
        const last = ({ start, netRate, monthly, reinvest }: typeof one) =>
          projectCase({ start, netRate, loss }, { monthly, reinvest }, n).values.at(-1) ?? 0;
        for (const name of ['start', 'netRate', 'monthly', 'reinvest'] as const) {
          const [less, more] = [one, { ...one, [name]: other[name] }];
          if (less[name] <= more[name]) expect(last(less)).toBeLessThanOrEqual(last(more));
          else expect(last(less)).toBeGreaterThanOrEqual(last(more));
        }
      }),
    );
  });

  it('is reached with the contribution that it names, and not with a peso less', () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        rate,
        rate,
        rate,
        months,
        (goal, start, netRate, loss, share, n) => {
          const basis = { start, netRate, loss };
          const needed = monthlyToReach(goal, basis, { reinvest: share, months: n });
          const last = (monthly: number) =>
            projectCase(basis, { monthly: toCentavos(monthly), reinvest: share }, n).values.at(
              -1,
            ) ?? 0;
          expect(last(needed)).toBeGreaterThanOrEqual(goal);
          if (needed > 0) expect(last(needed - 100)).toBeLessThan(goal);
        },
      ),
    );
  });
});
