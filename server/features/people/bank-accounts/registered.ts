import type { Db, Tx } from '@server/db/connection';
import { bankAccounts } from '@server/db/schema/people';
import { and, eq, ne } from 'drizzle-orm';

/** Whether an account is the registered one of somebody else than a person; of anybody, when there is none. */
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
