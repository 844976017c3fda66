import { bankOf } from '@contract/kernel/fields/clabe';
import type { Db, Tx } from '@server/db/connection';
import { bankAccounts } from '@server/db/schema/people';
import type { Vault } from '@server/db/vault';
import { coolingOffEnd } from '@server/features/identity';
import { eq } from 'drizzle-orm';
import { clabePlace } from './rules';

/**
 * The account to which the money of an investor, an applicant or an installer goes, opened from the vault;
 * null until they set one.
 */
export async function bankAccountOf(
  db: Db | Tx,
  vault: Vault,
  ownerId: string,
  { lock = false } = {},
) {
  const query = db.select().from(bankAccounts).where(eq(bankAccounts.ownerId, ownerId));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) return null;
  const clabe = vault.open(row.clabe, clabePlace(ownerId));
  return {
    clabe,
    mark: row.mark,
    last4: clabe.slice(-4),
    bank: bankOf(clabe),
    holder: row.holder,
    changedAt: row.changedAt,
    // A day and more after it was set, so that a theft is noticed.
    usableAt: await coolingOffEnd(db, row.changedAt),
  };
}

export type BankAccount = NonNullable<Awaited<ReturnType<typeof bankAccountOf>>>;
