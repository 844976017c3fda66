import type { Centavos } from '@contract/fields/centavos';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { withdrawals } from '@server/db/schema/treasury';
import { and, eq } from 'drizzle-orm';
import { announce } from '../notifications/announce';
import { events } from '../notifications/events/events';
import { userOfInvestor } from './repository';

/**
 * A line of the bank says that money left: when it is a withdrawal that was sent, it is confirmed.
 * Answers its id, or null when the line is something else.
 */
export async function confirmSentWithdrawal(
  tx: Tx,
  line: { trackingKey: string; amountCents: Centavos },
  { config, now }: { config: Config; now: Date },
): Promise<string | null> {
  const [confirmed] = await tx
    .update(withdrawals)
    .set({ status: 'confirmed', settledAt: now })
    .where(
      and(
        eq(withdrawals.trackingKey, line.trackingKey),
        eq(withdrawals.amountCents, line.amountCents),
        eq(withdrawals.status, 'sent'),
      ),
    )
    .returning();
  if (!confirmed) return null;
  const userId = await userOfInvestor(tx, confirmed.investorId);
  await announce(tx, config, userId, events.withdrawalConfirmed, {
    folio: confirmed.folio,
    amount: confirmed.amountCents,
    last4: confirmed.clabeLast4,
  });
  return confirmed.id;
}
