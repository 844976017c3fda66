import type { IncomeRole } from '@contract/credit/income-kinds';
import { reckonStableIncome, type StableIncomeRule } from '@contract/credit/stable-income';
import { type Centavos, sumCents } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { SettingValue } from '@server/features/platform';
import type { Source } from './project-income';

/** The settings that the rule of stable income reads. */
export const incomeRules = [
  'income_variable_share',
  'income_salary_days',
  'income_variable_days',
] as const;

type Rules = <Key extends (typeof incomeRules)[number]>(key: Key) => { value: SettingValue<Key> };

/** The rule of the values that a day has. */
export const ruleFrom = (rules: Rules): StableIncomeRule => ({
  variableShare: rules('income_variable_share').value,
  salaryDays: rules('income_salary_days').value,
  variableDays: rules('income_variable_days').value,
});

/** What a stored source comes to a month today. */
export const stableOf = ({ row, hasEvidence }: Source, rule: StableIncomeRule, today: Day) =>
  reckonStableIncome({ ...row, amount_cents: row.amountCents, hasEvidence }, rule, today);

/** The stable income of one person of a request; null where no source of theirs is stated. */
export function stableIncomeOf(
  sources: readonly Source[],
  role: IncomeRole,
  rule: StableIncomeRule,
  today: Day,
): Centavos | null {
  const theirs = sources.filter(({ row }) => row.role === role);
  if (theirs.length === 0) return null;
  return sumCents(theirs.map((source) => stableOf(source, rule, today).stable_cents));
}
