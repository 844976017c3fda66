import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { toDay } from '@contract/kernel/fields/day';
import { describe, expect, it } from 'vitest';
import { foundInDeposit, type Received, urgencyOf } from './rules';

const limits = {
  largeDeposit: toCentavos(300_000),
  splitDays: 5,
  splitAmount: toCentavos(300_000),
  // 1,000 UDI of 8.50 pesos.
  monthly: { limit: toCentavos(850_000), count: 1000, value: '8.500000' },
  incomeRate: toBasisPoints(50_000),
};

const came = (on: string, cents: number): Received => ({
  on: toDay(on),
  cents: toCentavos(cents),
  trackingKey: null,
});

const rulesOf = (deposit: Received, around: Received[] = [], income: number | null = null) =>
  foundInDeposit(
    { deposit, around, inMonth: [], monthlyIncome: income === null ? null : toCentavos(income) },
    limits,
  ).map(({ rule }) => rule);

describe('a deposit', () => {
  it('opens an alert from the limit on', () => {
    expect(rulesOf(came('2026-03-05', 299_999))).toEqual([]);
    expect(rulesOf(came('2026-03-05', 300_000))).toEqual(['large_deposit']);
  });

  it('opens one with those of the days around it, once, when the sum reaches the limit', () => {
    const before = [came('2026-03-01', 150_000), came('2026-03-03', 100_000)];
    expect(rulesOf(came('2026-03-05', 50_000), before)).toEqual(['split_deposits']);
    expect(rulesOf(came('2026-03-05', 49_999), before)).toEqual([]);
    // The sixth day is another run.
    expect(rulesOf(came('2026-03-06', 50_000), before)).toEqual([]);
    // The sum had reached it already.
    expect(rulesOf(came('2026-03-04', 1), [...before, came('2026-03-04', 50_000)])).toEqual([]);
  });

  it('counts with those of later days, when it is told late', () => {
    const later = [came('2026-03-03', 200_000), came('2026-03-05', 50_000)];
    expect(rulesOf(came('2026-03-01', 50_000), later)).toEqual(['split_deposits']);
    expect(rulesOf(came('2026-02-28', 50_000), later)).toEqual([]);
  });

  it('far above the declared income opens one; without an income none', () => {
    expect(rulesOf(came('2026-03-05', 100_001), [], 20_000)).toEqual(['income']);
    expect(rulesOf(came('2026-03-05', 100_000), [], 20_000)).toEqual([]);
    expect(rulesOf(came('2026-03-05', 100_001))).toEqual([]);
  });
});

describe('the deposits of a calendar month', () => {
  const inMonth = [came('2026-03-01', 250_000), came('2026-03-20', 250_000)];
  const opened = (deposit: Received, monthly: typeof limits.monthly | null = limits.monthly) =>
    foundInDeposit(
      { deposit, around: [], inMonth, monthlyIncome: null },
      { ...limits, monthly, largeDeposit: toCentavos(10_000_000) },
    ).filter(({ rule }) => rule === 'monthly_udis');

  it('open an alert when they reach the limit in UDI, with the value that it was reckoned with', () => {
    expect(opened(came('2026-03-28', 349_999))).toEqual([]);
    expect(opened(came('2026-03-28', 350_000))).toMatchObject([
      {
        amount: 850_000,
        facts: { limit_cents: 850_000, udis: { count: 1000, value: '8.500000' } },
      },
    ]);
  });

  it('open it once: what comes after the limit was reached opens none', () => {
    inMonth.push(came('2026-03-21', 350_000));
    expect(opened(came('2026-03-28', 900_000))).toEqual([]);
  });

  it('open none while nobody loaded the UDI', () => {
    expect(opened(came('2026-03-28', 9_000_000), null)).toEqual([]);
  });
});

it('the nearness of a deadline goes by its two instants, and ends with the decision', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));
  const open = { soonAt: at(2), dueAt: at(4), endedAt: null };
  expect([1, 2, 4].map((hour) => urgencyOf(open, at(hour)))).toEqual(['fresh', 'soon', 'late']);
  expect(urgencyOf({ ...open, endedAt: at(3) }, at(5))).toBeNull();
});
