import type { Centavos } from '@contract/fields/centavos';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { stages } from '@server/db/schema/projects';
import { bankMovements } from '@server/db/schema/treasury';
import { and, eq, notExists, sql } from 'drizzle-orm';
import { confirmSentPayout } from '../payouts/confirm';
import { confirmSentWithdrawal } from '../withdrawals/confirm';

/** What the bank and whoever ordered a transfer both know of it. */
interface Transfer {
  trackingKey: string;
  amountCents: Centavos;
}

/** Money that left: a withdrawal, a stage paid to its installer, fees, taxes and favours, or a deposit that went back. */
interface Order {
  kind: 'withdrawal' | 'stage' | 'payout' | 'deposit';
  id: string;
}

/**
 * The order behind a line that says money left: the one of the same clave de rastreo and amount. A
 * withdrawal that was sent is confirmed by it. Null while nobody has told of such an order.
 */
export async function orderOf(
  tx: Tx,
  line: Transfer,
  origin: { config: Config; now: Date },
): Promise<Order | null> {
  await holdTrackingKey(tx, line.trackingKey);
  const withdrawalId = await confirmSentWithdrawal(tx, line, origin);
  if (withdrawalId) return { kind: 'withdrawal', id: withdrawalId };
  const payoutId = await confirmSentPayout(tx, line, origin);
  if (payoutId) return { kind: 'payout', id: payoutId };
  const [stage] = await tx
    .select({ id: stages.id })
    .from(stages)
    .where(
      and(
        eq(stages.trackingKey, line.trackingKey),
        eq(stages.amountCents, line.amountCents),
        notExists(
          tx
            .select({ id: bankMovements.id })
            .from(bankMovements)
            .where(eq(bankMovements.matchedId, stages.id)),
        ),
      ),
    )
    .limit(1);
  return stage ? { kind: 'stage', id: stage.id } : null;
}

/** Gives a transfer just ordered to the line that told of it before; answers whether there was one. */
export async function wasToldOf(tx: Tx, order: Order, transfer: Transfer): Promise<boolean> {
  await holdTrackingKey(tx, transfer.trackingKey);
  const [line] = await tx
    .select({ id: bankMovements.id })
    .from(bankMovements)
    .where(
      and(
        eq(bankMovements.trackingKey, transfer.trackingKey),
        eq(bankMovements.amountCents, transfer.amountCents),
        eq(bankMovements.direction, 'out'),
        eq(bankMovements.status, 'unidentified'),
      ),
    )
    .orderBy(bankMovements.id)
    .limit(1);
  if (!line) return false;
  await tx
    .update(bankMovements)
    .set({ status: 'matched', matchedKind: order.kind, matchedId: order.id })
    .where(eq(bankMovements.id, line.id));
  return true;
}

/** An order and its line told at the same moment wait for each other, and so find each other. */
export async function holdTrackingKey(tx: Tx, trackingKey: string) {
  const name = `transfer/${trackingKey}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
