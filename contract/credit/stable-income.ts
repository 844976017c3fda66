import { BASIS, type BasisPoints } from '../kernel/fields/basis-points';
import { type Centavos, toCentavos } from '../kernel/fields/centavos';
import { type Day, daysBetween } from '../kernel/fields/day';
import type { IncomeKind, IncomePeriod, StableReason } from './income-kinds';

/** What the rule goes by of one source of income. */
export interface StatedIncome {
  kind: IncomeKind;
  period: IncomePeriod;
  /** Of one period, after taxes. */
  amount_cents: Centavos;
  /** Since when it is earned. */
  since: Day;
  hasEvidence: boolean;
}

/** The dated settings of the rule: `income_variable_share`, `income_salary_days`, `income_variable_days`. */
export interface StableIncomeRule {
  /** What counts of an income that varies, in basis points. */
  variableShare: BasisPoints;
  /** Days of seniority that a salary needs to count. */
  salaryDays: number;
  /** The same of an income that varies. */
  variableDays: number;
}

export interface StableIncome {
  /** What the stated amount is a month. */
  monthly_cents: Centavos;
  /** What of it counts. */
  stable_cents: Centavos;
  reason: StableReason;
}

const periodsInYear: Record<IncomePeriod, number> = {
  week: 52,
  fourteen_days: 26,
  half_month: 24,
  month: 12,
  two_months: 6,
  year: 1,
};

/** Kinds that pay the same every time. */
const isFixed = (kind: IncomeKind): boolean => kind === 'salaried' || kind === 'pension';

/**
 * The stable monthly income of one source: what a payment may be measured against. A rule of the product (no law sets
 * one; the committee answers for it); its three numbers are dated settings.
 *
 * 1. The month: amount × periods of a year / 12 (week 52, fourteen days 26, half month 24, month 12, two months 6,
 *    year 1), in integer centavos, rounded down: nobody earns the fraction.
 * 2. Nothing counts without evidence, nor before its seniority in days: `salaryDays` of a salary, `variableDays` of
 *    business, fees, rent and others; a pension needs none.
 * 3. Salaries and pensions count in full. What varies counts by `variableShare` of 10,000, of the exact month and
 *    rounded down once.
 */
export function reckonStableIncome(
  { kind, period, amount_cents: amount, since, hasEvidence }: StatedIncome,
  { variableShare, salaryDays, variableDays }: StableIncomeRule,
  today: Day,
): StableIncome {
  const year = BigInt(amount) * BigInt(periodsInYear[period]);
  const monthly_cents = toCentavos(year / 12n);
  const nothing = toCentavos(0);
  if (!hasEvidence) return { monthly_cents, stable_cents: nothing, reason: 'no_evidence' };
  const seniority = kind === 'pension' ? 0 : isFixed(kind) ? salaryDays : variableDays;
  if (daysBetween(since, today) < seniority) {
    return { monthly_cents, stable_cents: nothing, reason: 'too_new' };
  }
  if (isFixed(kind)) return { monthly_cents, stable_cents: monthly_cents, reason: 'full' };
  const stable_cents = toCentavos((year * BigInt(variableShare)) / (12n * BigInt(BASIS)));
  return { monthly_cents, stable_cents, reason: 'variable' };
}
