import { normaliseAccount } from '@contract/kernel/fields/account-number';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { and, eq, like, ne } from 'drizzle-orm';
import { keyBeside, naturalKeyOf, sealAccounts } from './line-keys';

/** What the migration `bank_lines_keyed` wrote where the key needs the application's secret. */
const UNSEALED = 'unsealed:';
const BATCH = 500;

/**
 * Seals the accounts and keys of lines that were kept in the clear by an earlier version. Runs at each start
 * and finds nothing to do after the first; a start that was cut short is finished by the next.
 */
export async function sealStoredLines(db: Db, vault: Vault): Promise<void> {
  while ((await inTransaction(db, (tx) => sealBatch(tx, vault))) === BATCH);
}

async function sealBatch(tx: Tx, vault: Vault): Promise<number> {
  const rows = await tx
    .select()
    .from(bankMovements)
    .where(like(bankMovements.naturalKey, `${UNSEALED}%`))
    .orderBy(bankMovements.id)
    .limit(BATCH)
    .for('update');
  for (const row of rows) {
    const sender = normaliseAccount(row.senderClabe);
    const key = naturalKeyOf(vault, {
      tracking_key: row.trackingKey,
      occurred_on: row.occurredOn,
      amount_cents: row.amountCents,
      sender_clabe: sender,
    });
    const [taken] = await tx
      .select({ id: bankMovements.id })
      .from(bankMovements)
      .where(and(eq(bankMovements.naturalKey, key), ne(bankMovements.id, row.id)));
    await tx
      .update(bankMovements)
      .set({
        ...sealAccounts(vault, row.id, sender, row.receiverClabe),
        // Two spellings of one line were two lines until now: the later one stays beside the first.
        naturalKey: taken ? keyBeside(key, row.id) : key,
      })
      .where(eq(bankMovements.id, row.id));
  }
  return rows.length;
}
