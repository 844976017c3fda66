import type { Centavos } from '@contract/fields/centavos';
import type { Tx } from '@server/db/connection';
import { payouts } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { and, eq, type SQL } from 'drizzle-orm';
import { payoutPlace } from './place';

/** CLABE to which a payout goes; null of taxes, which have none. */
export const clabeOfPayout = (tx: Tx, vault: Vault, id: string) =>
  clabeWhere(tx, vault, eq(payouts.id, id));

/** CLABE of the payout that was sent as a transfer; undefined when none was. */
export const clabeOfSentPayout = (
  tx: Tx,
  vault: Vault,
  { trackingKey, amountCents }: { trackingKey: string; amountCents: Centavos },
) =>
  clabeWhere(
    tx,
    vault,
    and(
      eq(payouts.trackingKey, trackingKey),
      eq(payouts.amountCents, amountCents),
      eq(payouts.status, 'sent'),
    ),
  );

async function clabeWhere(tx: Tx, vault: Vault, where: SQL | undefined) {
  const [row] = await tx
    .select({ id: payouts.id, clabe: payouts.clabe })
    .from(payouts)
    .where(where);
  return row && (row.clabe === null ? null : vault.open(row.clabe, payoutPlace(row.id)));
}
