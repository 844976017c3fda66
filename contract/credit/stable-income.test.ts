import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBasisPoints } from '../kernel/fields/basis-points';
import { toCentavos } from '../kernel/fields/centavos';
import { addDays, toDay } from '../kernel/fields/day';
import { incomeKinds, incomePeriods } from './income-kinds';
import { reckonStableIncome, type StableIncomeRule, type StatedIncome } from './stable-income';

const rule: StableIncomeRule = {
  variableShare: toBasisPoints(7000),
  salaryDays: 180,
  variableDays: 365,
};
const today = toDay('2026-11-20');
const salary: StatedIncome = {
  kind: 'salaried',
  period: 'month',
  amount_cents: toCentavos(1_850_000),
  since: toDay('2020-01-15'),
  hasEvidence: true,
};
const reckon = (changes: Partial<StatedIncome>) =>
  reckonStableIncome({ ...salary, ...changes }, rule, today);

describe('the month of an income', () => {
  // Worked by hand: 450,000 × 52 / 12 = 1,950,000; × 26 / 12 = 975,000; × 24 / 12 = 900,000; × 6 / 12; / 12.
  it.each([
    ['week', 450_000, 1_950_000],
    ['fourteen_days', 450_000, 975_000],
    ['half_month', 450_000, 900_000],
    ['month', 450_000, 450_000],
    ['two_months', 450_000, 225_000],
    ['year', 450_000, 37_500],
    // 100,001 × 52 / 12 = 433,337.66…; 100,001 / 12 = 8,333.41…
    ['week', 100_001, 433_337],
    ['year', 100_001, 8_333],
  ] as const)('of %s %d is %d centavos', (period, cents, month) => {
    const { monthly_cents, stable_cents } = reckon({ period, amount_cents: toCentavos(cents) });
    expect([monthly_cents, stable_cents]).toEqual([month, month]);
  });
});

describe('what of it counts', () => {
  it('is all of a proved salary or pension, and 70% of what varies, rounded down once', () => {
    expect(reckon({})).toMatchObject({ stable_cents: 1_850_000, reason: 'full' });
    expect(reckon({ kind: 'pension' }).reason).toBe('full');
    // 100,001 × 52 × 7,000 / 120,000 = 303,336.36…, where 70% of the rounded month is 303,335.9.
    const weekly = { kind: 'business', period: 'week', amount_cents: toCentavos(100_001) } as const;
    expect(reckon(weekly)).toEqual({
      monthly_cents: 433_337,
      stable_cents: 303_336,
      reason: 'variable',
    });
  });

  it('is nothing without evidence, or before its seniority to the day', () => {
    expect(reckon({ hasEvidence: false })).toEqual({
      monthly_cents: 1_850_000,
      stable_cents: 0,
      reason: 'no_evidence',
    });
    const daysAgo = (days: number) => ({ since: addDays(today, -days) });
    expect(reckon(daysAgo(179))).toMatchObject({ stable_cents: 0, reason: 'too_new' });
    expect(reckon(daysAgo(180)).reason).toBe('full');
    expect(reckon({ kind: 'rent', ...daysAgo(364) }).reason).toBe('too_new');
    expect(reckon({ kind: 'rent', ...daysAgo(365) }).reason).toBe('variable');
    expect(reckon({ kind: 'pension', ...daysAgo(0) }).reason).toBe('full');
  });

  it('is never more than the month, grows with the amount and with the share', () => {
    const income = fc.record({
      kind: fc.constantFrom(...incomeKinds),
      period: fc.constantFrom(...incomePeriods),
      cents: fc.integer({ min: 1, max: 100_000_000_000 }),
      days: fc.integer({ min: 0, max: 5000 }),
      hasEvidence: fc.boolean(),
      share: fc.integer({ min: 0, max: 9_999 }),
    });
    fc.assert(
      fc.property(income, ({ kind, period, cents, days, hasEvidence, share }) => {
        const of = (amount: number, variableShare: number) =>
          reckonStableIncome(
            {
              ...{ kind, period, hasEvidence },
              amount_cents: toCentavos(amount),
              since: addDays(today, -days),
            },
            { ...rule, variableShare: toBasisPoints(variableShare) },
            today,
          );
        const found = of(cents, share);
        expect(Number.isInteger(found.stable_cents)).toBe(true);
        expect(found.stable_cents).toBeGreaterThanOrEqual(0);
        expect(found.stable_cents).toBeLessThanOrEqual(found.monthly_cents);
        expect(of(cents + 1, share).stable_cents).toBeGreaterThanOrEqual(found.stable_cents);
        expect(of(cents, share + 1).stable_cents).toBeGreaterThanOrEqual(found.stable_cents);
      }),
    );
  });
});
