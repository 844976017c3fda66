import { MOST_PLAN_VERSIONS } from '@contract/treasury/investment-plans';
import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { investors } from '@server/db/schema/people';
import { investmentPlans } from '@server/db/schema/treasury-investment-plans';
import { and, desc, eq } from 'drizzle-orm';

/** The versions of an investor's plan with who saved each, the newest first. */
export const listPlanVersions = (db: Db | Tx, investorId: string, limit = MOST_PLAN_VERSIONS) =>
  db
    .select({ row: investmentPlans, createdBy: users.fullName })
    .from(investmentPlans)
    .innerJoin(users, eq(users.id, investmentPlans.createdBy))
    .where(eq(investmentPlans.investorId, investorId))
    .orderBy(desc(investmentPlans.number))
    .limit(limit);

/** One of them, or undefined. */
export async function findPlanVersion(db: Db | Tx, investorId: string, number: number) {
  const [version] = await db
    .select()
    .from(investmentPlans)
    .where(and(eq(investmentPlans.investorId, investorId), eq(investmentPlans.number, number)));
  return version;
}

/** The newest version, or undefined; who else saves one waits until this transaction is over. */
export async function lockPlan(tx: Tx, investorId: string) {
  await tx
    .select({ id: investors.id })
    .from(investors)
    .where(eq(investors.id, investorId))
    .for('update');
  const [newest] = await listPlanVersions(tx, investorId, 1);
  return newest?.row;
}

export async function addPlanVersion(
  tx: Tx,
  values: typeof investmentPlans.$inferInsert,
): Promise<void> {
  await tx.insert(investmentPlans).values(values);
}
