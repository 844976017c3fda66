import { MOST_PLAN_VERSIONS } from '@contract/treasury/investment-plans';
import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { investors } from '@server/db/schema/people';
import { investmentPlans } from '@server/db/schema/treasury-investment-plans';
import { and, desc, eq } from 'drizzle-orm';

type NewVersion = Omit<typeof investmentPlans.$inferInsert, 'id' | 'number'>;

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

/** Adds the next version; those who save at the same moment wait for each other. */
export async function addPlanVersion(tx: Tx, values: NewVersion): Promise<number> {
  const { investorId } = values;
  await tx
    .select({ id: investors.id })
    .from(investors)
    .where(eq(investors.id, investorId))
    .for('update');
  const [newest] = await listPlanVersions(tx, investorId, 1);
  const number = (newest?.row.number ?? 0) + 1;
  await tx.insert(investmentPlans).values({ ...values, number });
  return number;
}
