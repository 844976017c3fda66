import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Tx } from '@server/db/connection';
import { stages } from '@server/db/schema/credit';
import { bankMovements, payouts, withdrawals } from '@server/db/schema/treasury';
import { creditLineDraws, creditLinePayments } from '@server/db/schema/treasury-credit-lines';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { and, eq, inArray } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { holdTrackingKey } from '../bank-movements/outgoing';
import { sentKinds } from './confirm';

/**
 * A clave de rastreo identifies one transfer of ours, of any kind. A stage whose transfer came back keeps
 * its key no more: the line of its return does.
 * @throws AppError rule when one has it, or had it before it came back
 */
export async function assertNewTrackingKey(tx: Tx, trackingKey: string): Promise<void> {
  await holdTrackingKey(tx, trackingKey);
  const used = await unionAll(
    tx
      .select({ id: withdrawals.id })
      .from(withdrawals)
      .where(eq(withdrawals.trackingKey, trackingKey)),
    tx.select({ id: payouts.id }).from(payouts).where(eq(payouts.trackingKey, trackingKey)),
    tx.select({ id: stages.id }).from(stages).where(eq(stages.trackingKey, trackingKey)),
    tx
      .select({ id: creditLineDraws.id })
      .from(creditLineDraws)
      .where(eq(creditLineDraws.trackingKey, trackingKey)),
    tx
      .select({ id: creditLinePayments.id })
      .from(creditLinePayments)
      .where(eq(creditLinePayments.trackingKey, trackingKey)),
    tx
      .select({ id: bankMovements.id })
      .from(bankMovements)
      .where(
        and(
          eq(bankMovements.trackingKey, trackingKey),
          eq(bankMovements.direction, 'in'),
          inArray(bankMovements.matchedKind, sentKinds),
        ),
      ),
  ).limit(1);
  if (used.length === 0) return;
  throw refused(t(outcomes.invalidTitle), {
    tracking_key: t(treasuryWords.transfers.newTrackingKey.keyTaken),
  });
}
