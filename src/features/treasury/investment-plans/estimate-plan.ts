import type { Centavos } from '@contract/kernel/fields/centavos';
import {
  type InvestmentPlan,
  type PlanInputs,
  planInputs,
} from '@contract/treasury/investment-plans';
import {
  MOST_PLAN_MONTHS,
  monthlyToReach,
  monthsUntil,
  NO_LOSSES,
  type PlanCase,
  type PlanMonth,
  planCases,
  projectCase,
  projectPlan,
} from '@contract/treasury/plan-projection';
import type { FormValues } from '@portal/ui/form/FollowValues';
import { omitPaths, withoutBlanks } from '@portal/ui/form/values';

export interface PlanEstimate {
  inputs: PlanInputs;
  months: readonly PlanMonth[];
  /** The month of the goal. */
  last: PlanMonth;
  /** The first month in which the expected case reaches the goal, if one does. */
  reachedIn: PlanMonth | undefined;
  /** Those that reach it by its day, the lowest first. */
  reaching: readonly PlanCase[];
  /** What each month would take for the goal to be reached. */
  needed: Record<'low' | 'expected', Centavos>;
  /** Interest that leaves the plan until then, in the expected case. */
  paidOut: Centavos;
}

/** What is estimated of a form's values by the numbers of today; null while they are wrong or incomplete. */
export function estimatePlan(data: InvestmentPlan, values: FormValues): PlanEstimate | null {
  const { data: inputs } = planInputs.safeParse(omitPaths(withoutBlanks(values), ['version']));
  if (!inputs) return null;
  const today = data.as_of;
  const count = monthsUntil(today, inputs.goal_on);
  if (count > MOST_PLAN_MONTHS) return null;
  const { start_cents: start, net_rate_bp: netRate, losses: known } = data.basis;
  const losses = known
    ? { low: known.low_bp, expected: known.expected_bp, high: known.high_bp }
    : NO_LOSSES;
  const contributions = { monthly: inputs.monthly_cents, reinvest: inputs.reinvest_bp };
  const months = projectPlan({ start, netRate, losses }, contributions, { today, months: count });
  const last = months.at(-1);
  if (!last) return null;
  const goal = inputs.goal_cents;
  const neededIn = (name: 'low' | 'expected') =>
    monthlyToReach(
      goal,
      { start, netRate, loss: losses[name] },
      { reinvest: inputs.reinvest_bp, months: count },
    );
  return {
    inputs,
    months,
    last,
    reachedIn: months.find(({ expected }) => expected >= goal),
    reaching: planCases.filter((name) => last[name] >= goal),
    needed: { low: neededIn('low'), expected: neededIn('expected') },
    paidOut: projectCase({ start, netRate, loss: losses.expected }, contributions, count).paidOut,
  };
}
