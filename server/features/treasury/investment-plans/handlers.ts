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
import { assertFresh, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { ownBasis } from './basis';
import { platformHistory, readPlatformHistory } from './platform-history';
import { addPlanVersion, findPlanVersion, listPlanVersions, lockPlan } from './repository';
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
    const investorId = ownInvestorId(scope);
    const today = dayInMexicoCity(now);
    const { version, ...inputs } = body;
    assertGoalDay(inputs.goal_on, today);
    const newest = await lockPlan(db, investorId);
    assertFresh(version, { ...(newest && toInputs(newest)), version: newest?.number ?? 0 });
    const number = version + 1;
    const saved = await save(db, investorId, inputs, { number, today, now, by: principal.userId });
    await record(investorId, { version: number, ...inputs });
    return saved;
  },

  async restore({ db, scope, body, now, principal, record }) {
    const investorId = ownInvestorId(scope);
    const today = dayInMexicoCity(now);
    const newest = await lockPlan(db, investorId);
    const older = await findPlanVersion(db, investorId, body.number);
    if (!newest || !older) throw notFound();
    assertGoalDay(older.goalOn, today);
    const [number, restoredFrom] = [newest.number + 1, older.number];
    const saved = await save(db, investorId, toInputs(older), {
      ...{ number, today, now, by: principal.userId, restoredFrom },
    });
    await record(investorId, { version: number, restored_version: restoredFrom });
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
  number: number;
  today: Day;
  now: Date;
  by: string;
  restoredFrom?: number;
}

/** Adds a version with what is estimated of it now. */
async function save(
  tx: Tx,
  investorId: string,
  inputs: PlanInputs,
  { number, today, now, by, restoredFrom }: Saving,
): Promise<PlanVersion> {
  const { start, netRate } = await ownBasis(tx, investorId, today);
  const losses = yearlyLosses(await readPlatformHistory(tx, today)) ?? NO_LOSSES;
  const last = projectPlan(
    { start, netRate, losses },
    { monthly: inputs.monthly_cents, reinvest: inputs.reinvest_bp },
    { today, months: monthsUntil(today, inputs.goal_on) },
  ).at(-1);
  await addPlanVersion(tx, {
    investorId,
    number,
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
  const [version] = await listPlanVersions(tx, investorId, 1);
  if (!version) throw new Error('the version was not kept');
  return describe(version);
}

type Saved = Awaited<ReturnType<typeof listPlanVersions>>[number];

/** What a version was saved with. */
const toInputs = (row: Saved['row']): PlanInputs => ({
  goal_cents: row.goalCents,
  goal_on: row.goalOn,
  monthly_cents: row.monthlyCents,
  reinvest_bp: toBasisPoints(row.reinvestBp),
});

const describe = ({ row, createdBy }: Saved): PlanVersion => ({
  ...toInputs(row),
  number: row.number,
  low_cents: row.lowCents,
  expected_cents: row.expectedCents,
  high_cents: row.highCents,
  restored_from: row.restoredFrom,
  created_by: createdBy,
  created_at: row.createdAt.toISOString(),
});
