import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Tx } from '@server/db/connection';
import { t } from '@server/i18n';
import { pairWithCharge, returnReportedBefore } from './charges';
import type { BankMovement, Origin } from './receive';
import { isSpent, reverseMovement } from './reverse';

type Taking = Pick<Origin, 'actor' | 'now' | 'config' | 'vault'>;

/**
 * The return of a charge without an order, reported before the charge and taken for a deposit. A deposit without
 * an owner settles the charge at once; one that has an owner, or came before the charge left, waits for staff.
 * Null when there is none.
 */
export async function chargeReturned(
  tx: Tx,
  charge: BankMovement,
  origin: Taking,
): Promise<{ id: string; waits: boolean } | null> {
  const back = await returnReportedBefore(tx, origin.vault, charge);
  if (!back) return null;
  const isWithoutOwner = back.status === 'unidentified' && charge.occurredOn <= back.occurredOn;
  if (!isWithoutOwner || (await isSpent(tx, back))) return { id: back.id, waits: true };
  await takeForReturn(tx, charge, back, origin);
  return { id: back.id, waits: false };
}

/** A deposit was no deposit but the return of a charge: it leaves the ledger, and both lines settle each other. */
export async function takeForReturn(
  tx: Tx,
  charge: BankMovement,
  back: BankMovement,
  origin: Taking,
) {
  const { trackingKey } = back;
  const reason = t(treasuryWords.bankMovements.unordered.returnOf, { trackingKey });
  await reverseMovement(tx, back, { kind: 'mistaken', on: back.occurredOn, reason }, origin);
  await pairWithCharge(tx, charge, back);
}
