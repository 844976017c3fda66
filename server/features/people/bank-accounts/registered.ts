import type { Db, Tx } from '@server/db/connection';
import { bankAccounts } from '@server/db/schema/people';
import { and, eq, ne } from 'drizzle-orm';

/** Whether an account is registered by another person than the one given; by any person, when none is given. */
export async function isRegisteredByOther(
  db: Db | Tx,
  mark: string,
  ownerId: string | null,
): Promise<boolean> {
  const [other] = await db
    .select({ ownerId: bankAccounts.ownerId })
    .from(bankAccounts)
    .where(
      and(eq(bankAccounts.mark, mark), ownerId ? ne(bankAccounts.ownerId, ownerId) : undefined),
    )
    .limit(1);
  return other !== undefined;
}
