import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { bankAccounts } from '@server/db/schema/people';
import type { Vault } from '@server/db/vault';
import { eq } from 'drizzle-orm';
import { accountMark } from './account-mark';
import { clabePlace } from './rules';

/** What the migration `account_marks` wrote where the mark needs the application's secret. */
const UNMARKED = '';
const BATCH = 500;

/**
 * Marks the accounts that an earlier version registered. Runs at each start and finds nothing to do after the
 * first; a start that was cut short is finished by the next.
 */
export async function markStoredAccounts(db: Db, vault: Vault): Promise<void> {
  while ((await inTransaction(db, (tx) => markBatch(tx, vault))) === BATCH);
}

async function markBatch(tx: Tx, vault: Vault): Promise<number> {
  const rows = await tx
    .select({ ownerId: bankAccounts.ownerId, clabe: bankAccounts.clabe })
    .from(bankAccounts)
    .where(eq(bankAccounts.mark, UNMARKED))
    .orderBy(bankAccounts.ownerId)
    .limit(BATCH)
    .for('update');
  for (const { ownerId, clabe } of rows) {
    const mark = accountMark(vault, vault.open(clabe, clabePlace(ownerId)));
    await tx.update(bankAccounts).set({ mark }).where(eq(bankAccounts.ownerId, ownerId));
  }
  return rows.length;
}
