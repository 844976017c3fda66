import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Tx } from '@server/db/connection';
import { bankMovements, payouts, withdrawals } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { accountMark } from '@server/features/people';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { clabeOf, type KeepingKind } from './account';

const tables = { withdrawal: withdrawals, payout: payouts };

/** Staff may be sending an order from now on: its owner does not cancel it, nor does one person alone. */
export async function beginProcessing(tx: Tx, kind: KeepingKind, id: string, now: Date) {
  const table = tables[kind];
  await tx
    .update(table)
    .set({ processingSince: now })
    .where(and(eq(table.id, id), isNull(table.processingSince)));
}

interface Waiting {
  id: string;
  clabe: string | null;
  amountCents: Centavos;
  processingSince: Date | null;
}

/** Whether an order's money may be on its way, though it is not marked as sent. */
export async function mayHaveLeft(
  tx: Tx,
  vault: Vault,
  kind: KeepingKind,
  row: Waiting,
): Promise<boolean> {
  if (row.processingSince) return true;
  const clabe = clabeOf(vault, kind, row);
  return clabe !== null && isReportedAsSent(tx, vault, { clabe, amountCents: row.amountCents });
}

/** Whether the bank reported such an amount that went to an account, and no order is known to be behind it yet. */
export async function isReportedAsSent(
  tx: Tx,
  vault: Vault,
  { clabe, amountCents }: { clabe: string; amountCents: Centavos },
): Promise<boolean> {
  const [line] = await tx
    .select({ id: bankMovements.id })
    .from(bankMovements)
    .where(
      and(
        eq(bankMovements.receiverMark, accountMark(vault, clabe)),
        eq(bankMovements.amountCents, amountCents),
        eq(bankMovements.direction, 'out'),
        inArray(bankMovements.status, ['unidentified', 'review']),
      ),
    )
    .limit(1);
  return line !== undefined;
}

/**
 * Why the account of an order is not shown to be sent to, as a sentence: what sending it would be refused for.
 * Null also when the bank reported a transfer that may be the order's: that has left, whatever is owed.
 */
export async function whyNotSent(
  tx: Tx,
  vault: Vault,
  transfer: { clabe: string; amountCents: Centavos },
  whyOwed: () => Promise<string | null>,
): Promise<string | null> {
  const why = await whyOwed();
  return why && !(await isReportedAsSent(tx, vault, transfer)) ? why : null;
}
