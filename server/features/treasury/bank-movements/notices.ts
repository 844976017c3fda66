import { createHash } from 'node:crypto';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import { isAuthenticBankEvent } from '@server/adapters/bank-signature';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { prepared } from '@server/db/prepared';
import { webhookEvents } from '@server/db/schema/treasury';
import { AppError, conflict } from '@server/http/errors';
import type { SignedRequest } from '@server/http/implement';
import { t } from '@server/i18n';
import { eq, sql } from 'drizzle-orm';

/**
 * Whether a notice of the bank is received for the first time.
 * @throws AppError unauthenticated when the bank did not sign it · conflict
 */
export async function isNewNotice(
  tx: Tx,
  { bytes, headers }: SignedRequest,
  eventId: string,
  { config, now }: { config: Config; now: Date },
): Promise<boolean> {
  const notice = {
    bytes,
    timestamp: headers['x-bank-timestamp'],
    signature: headers['x-bank-signature'],
  };
  if (!isAuthenticBankEvent(notice, config.bankWebhookSecrets, now)) {
    throw new AppError('unauthenticated', t(treasuryWords.bankMovements.notices.badSignature));
  }
  return isFirstDelivery(tx, eventId, bytes, now);
}

/**
 * Keeps the event's id in the transaction that does its work, so that a delivery whose work failed is
 * taken again and one that was answered is not.
 * @throws AppError conflict when the id came with another body.
 */
async function isFirstDelivery(
  tx: Tx,
  eventId: string,
  bytes: Buffer,
  now: Date,
): Promise<boolean> {
  const bodyHash = createHash('sha256').update(bytes).digest('hex');
  const inserted = await keepEvent(tx).execute({ eventId, bodyHash, receivedAt: now });
  if (inserted.length > 0) return true;
  const [known] = await tx.select().from(webhookEvents).where(eq(webhookEvents.eventId, eventId));
  if (known?.bodyHash !== bodyHash)
    throw conflict(t(treasuryWords.bankMovements.notices.otherContent));
  return false;
}

const keepEvent = prepared((db) =>
  db
    .insert(webhookEvents)
    .values({
      eventId: sql.placeholder('eventId'),
      bodyHash: sql.placeholder('bodyHash'),
      receivedAt: sql.placeholder('receivedAt'),
    })
    .onConflictDoNothing()
    .returning({ eventId: webhookEvents.eventId })
    .prepare('keep_webhook_event'),
);
