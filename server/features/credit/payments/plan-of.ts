import type { Day } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { type Plan, planApplications } from './plan';
import { type DeliveredLoan, moneyOf } from './standing';

/** What the money of some applicants pays until a day, derived from the facts, by applicant. */
export async function plansOf(
  db: Db | Tx,
  loansOf: ReadonlyMap<string, readonly DeliveredLoan[]>,
  until: Day,
): Promise<Map<string, Plan>> {
  if (loansOf.size === 0) return new Map();
  const money = await moneyOf(db, [...loansOf.keys()]);
  return new Map(
    [...loansOf].map(([applicantId, loans]) => [
      applicantId,
      planApplications({ loans, money: money.get(applicantId) ?? [], until }),
    ]),
  );
}

/** What the money of one applicant pays of all their loans until a day, derived from the facts. */
export async function planOf(
  tx: Tx,
  applicantId: string,
  loans: readonly DeliveredLoan[],
  until: Day,
): Promise<Plan> {
  const plan = (await plansOf(tx, new Map([[applicantId, loans]]), until)).get(applicantId);
  if (!plan) throw new Error('the plan lacks the applicant');
  return plan;
}
