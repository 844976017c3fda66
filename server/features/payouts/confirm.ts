import type { Centavos } from '@contract/fields/centavos';
import type { Tx } from '@server/db/connection';
import { payouts } from '@server/db/schema/treasury';
import { and, eq } from 'drizzle-orm';

/** A line of the bank says that money left: when it is a payout that was sent, it is confirmed. */
export async function confirmSentPayout(
  tx: Tx,
  line: { trackingKey: string; amountCents: Centavos },
  { now }: { now: Date },
): Promise<string | null> {
  const [confirmed] = await tx
    .update(payouts)
    .set({ status: 'confirmed', settledAt: now })
    .where(
      and(
        eq(payouts.trackingKey, line.trackingKey),
        eq(payouts.amountCents, line.amountCents),
        eq(payouts.status, 'sent'),
      ),
    )
    .returning({ id: payouts.id });
  return confirmed?.id ?? null;
}
