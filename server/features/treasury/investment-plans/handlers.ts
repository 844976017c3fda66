import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import {
  investmentPlans as contract,
  goalDays,
  type PlanInputs,
  type PlanVersion,
} from '@contract/treasury/investment-plans';
import { monthsUntil, NO_LOSSES, projectPlan } from '@contract/treasury/plan-projection';
import type { Tx } from '@server/db/connection';
import { ownInvestorId } from '@server/features/people';
import { notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { ownBasis } from './basis';
import { platformHistory, readPlatformHistory } from './platform-history';
import { addPlanVersion, findPlanVersion, listPlanVersions } from './repository';
import { yearlyLosses } from './rules';

export const investmentPlanHandlers = implement(contract, {
  async show({ db, scope, now }) {
    const investorId = ownInvestorId(scope);
    const today = dayInMexicoCity(now);
    const own = await ownBasis(db, investorId, today);
    const history = await platformHistory(db, today, now);
    const losses = yearlyLosses(history);
    return {
      as_of: today,
      basis: {
        start_cents: own.start,
        cash_cents: own.cash,
        lent_cents: own.lent,
        rate_from: own.rateFrom,
        annual_rate_bp: own.annualRate,
        net_rate_bp: own.netRate,
        losses: losses && {
          low_bp: losses.low,
          expected_bp: losses.expected,
          high_bp: losses.high,
        },
      },
      platform: {
        credits: history.credits,
        written_off_cents: history.writtenOff,
        over_90_cents: history.over90,
        late_cents: history.late,
        mean_credit_cents: history.meanCredit,
      },
      versions: (await listPlanVersions(db, investorId)).map(describe),
    };
  },

  async create({ db, scope, body, now, principal, record }) {
    const today = dayInMexicoCity(now);
    assertGoalDay(body.goal_on, today);
    const saved = await save(db, scope, body, { today, now, by: principal.userId });
    await record(ownInvestorId(scope), { number: saved.number, ...body });
    return saved;
  },

  async restore({ db, scope, body, now, principal, record }) {
    const today = dayInMexicoCity(now);
    const older = await findPlanVersion(db, ownInvestorId(scope), body.number);
    if (!older) throw notFound();
    assertGoalDay(older.goalOn, today);
    const inputs = {
      goal_cents: older.goalCents,
      goal_on: older.goalOn,
      monthly_cents: older.monthlyCents,
      reinvest_bp: toBasisPoints(older.reinvestBp),
    };
    const restoredFrom = older.number;
    const saved = await save(db, scope, inputs, {
      ...{ today, now, by: principal.userId, restoredFrom },
    });
    await record(ownInvestorId(scope), { number: saved.number, restored_from: restoredFrom });
    return saved;
  },
});

/** @throws AppError `rule` on `goal_on` when the goal is nearer than a month or beyond twenty years. */
function assertGoalDay(goalOn: Day, today: Day): void {
  const { min, max } = goalDays(today);
  if (goalOn >= min && goalOn <= max) return;
  const message = t(
    goalOn < min ? treasuryWords.investmentPlans.tooSoon : treasuryWords.investmentPlans.tooFar,
  );
  throw refused(message, { goal_on: message });
}

interface Saving {
  today: Day;
  now: Date;
  by: string;
  restoredFrom?: number;
}

/** Adds a version with what is estimated of it now. */
async function save(
  tx: Tx,
  scope: Scope,
  inputs: PlanInputs,
  { today, now, by, restoredFrom }: Saving,
): Promise<PlanVersion> {
  const investorId = ownInvestorId(scope);
  const { start, netRate } = await ownBasis(tx, investorId, today);
  const losses = yearlyLosses(await readPlatformHistory(tx, today)) ?? NO_LOSSES;
  const last = projectPlan(
    { start, netRate, losses },
    { monthly: inputs.monthly_cents, reinvest: inputs.reinvest_bp },
    { today, months: monthsUntil(today, inputs.goal_on) },
  ).at(-1);
  const number = await addPlanVersion(tx, {
    investorId,
    goalCents: inputs.goal_cents,
    goalOn: inputs.goal_on,
    monthlyCents: inputs.monthly_cents,
    reinvestBp: inputs.reinvest_bp,
    lowCents: last?.low ?? start,
    expectedCents: last?.expected ?? start,
    highCents: last?.high ?? start,
    restoredFrom: restoredFrom ?? null,
    createdBy: by,
    createdAt: now,
  });
  const version = (await listPlanVersions(tx, investorId, 1))[0];
  if (version?.row.number !== number) throw new Error('the version was not kept');
  return describe(version);
}

function describe({
  row,
  createdBy,
}: Awaited<ReturnType<typeof listPlanVersions>>[number]): PlanVersion {
  return {
    number: row.number,
    goal_cents: row.goalCents,
    goal_on: row.goalOn,
    monthly_cents: row.monthlyCents,
    reinvest_bp: toBasisPoints(row.reinvestBp),
    low_cents: row.lowCents,
    expected_cents: row.expectedCents,
    high_cents: row.highCents,
    restored_from: row.restoredFrom,
    created_by: createdBy,
    created_at: row.createdAt.toISOString(),
  };
}
