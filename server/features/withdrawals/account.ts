import type { Centavos } from '@contract/fields/centavos';
import type { Tx } from '@server/db/connection';
import { withdrawals } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { and, eq, type SQL } from 'drizzle-orm';
import { withdrawalPlace } from './place';

/** CLABE to which a withdrawal goes. */
export const clabeOfWithdrawal = (tx: Tx, vault: Vault, id: string) =>
  clabeWhere(tx, vault, eq(withdrawals.id, id));

/** CLABE of the withdrawal that was sent as a transfer; undefined when none was. */
export const clabeOfSentWithdrawal = (
  tx: Tx,
  vault: Vault,
  { trackingKey, amountCents }: { trackingKey: string; amountCents: Centavos },
) =>
  clabeWhere(
    tx,
    vault,
    and(
      eq(withdrawals.trackingKey, trackingKey),
      eq(withdrawals.amountCents, amountCents),
      eq(withdrawals.status, 'sent'),
    ),
  );

async function clabeWhere(tx: Tx, vault: Vault, where: SQL | undefined) {
  const [row] = await tx
    .select({ id: withdrawals.id, clabe: withdrawals.clabe })
    .from(withdrawals)
    .where(where);
  return row && vault.open(row.clabe, withdrawalPlace(row.id));
}
