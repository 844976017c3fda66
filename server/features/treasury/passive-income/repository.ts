import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Db, Tx } from '@server/db/connection';
import { incomeTargets } from '@server/db/schema/treasury-income-targets';
import { eq } from 'drizzle-orm';

/** What an investor wants to receive each month, or undefined. */
export async function targetOf(db: Db | Tx, investorId: string) {
  const [target] = await db
    .select()
    .from(incomeTargets)
    .where(eq(incomeTargets.investorId, investorId));
  return target;
}

export async function saveTarget(
  tx: Tx,
  investorId: string,
  { monthlyCents, setAt }: { monthlyCents: Centavos; setAt: Date },
) {
  const values = { monthlyCents, setAt };
  await tx
    .insert(incomeTargets)
    .values({ investorId, ...values })
    .onConflictDoUpdate({ target: incomeTargets.investorId, set: values });
}
