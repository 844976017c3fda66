import type { Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { and, eq, inArray, isNull, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { linesOf } from '../transfers/confirm';
import { unclaimedLines } from '../transfers/lines';
import { mayBeOfOpenOrder } from './open-orders';
import { wentElsewhere } from './outgoing';
import type { BankMovement } from './receive';

/**
 * The line of money that left without an order, of which another line of the same clave de rastreo and
 * amount is the return. Null while either may be of an order that was not sent yet. The key is held by the caller.
 */
export async function chargeGivenBack(
  tx: Tx,
  vault: Vault,
  back: BankMovement,
): Promise<BankMovement | null> {
  for (const charge of await unclaimedLines(tx, back, 'out')) {
    if (await isReturnOf(tx, vault, charge, back)) return charge;
  }
  return null;
}

const line = alias(bankMovements, 'line');

/** The deposit that turns out to be the return of a charge without an order, reported after it. */
export async function returnReportedBefore(
  tx: Tx,
  vault: Vault,
  charge: BankMovement,
): Promise<BankMovement | null> {
  const deposits = await tx
    .select()
    .from(bankMovements)
    .where(
      and(
        linesOf(charge, 'in'),
        inArray(bankMovements.status, ['matched', 'assigned', 'unidentified', 'held']),
        or(
          isNull(bankMovements.matchedKind),
          inArray(bankMovements.matchedKind, ['investor', 'applicant', 'company']),
        ),
        notExists(
          tx.select({ id: line.id }).from(line).where(eq(line.matchedId, bankMovements.id)),
        ),
      ),
    )
    .orderBy(bankMovements.id)
    .for('update', { of: bankMovements });
  for (const deposit of deposits) {
    if (await isReturnOf(tx, vault, charge, deposit)) return deposit;
  }
  return null;
}

async function isReturnOf(tx: Tx, vault: Vault, charge: BankMovement, back: BankMovement) {
  if (await wentElsewhere(tx, vault, charge)) return false;
  for (const senderMark of [back.senderMark, charge.receiverMark]) {
    if (await mayBeOfOpenOrder(tx, vault, { amountCents: back.amountCents, senderMark })) {
      return false;
    }
  }
  return true;
}

/** Both lines settle each other: neither is in the ledger, and each names the other. */
export async function pairWithCharge(tx: Tx, charge: BankMovement, back: BankMovement) {
  const paired = { status: 'matched', matchedKind: 'charge', thirdParty: false } as const;
  for (const [one, other] of [
    [charge, back],
    [back, charge],
  ] as const) {
    await tx
      .update(bankMovements)
      .set({ ...paired, matchedId: other.id })
      .where(eq(bankMovements.id, one.id));
  }
}

/** After its return was taken back, or turns out to be a deposit, the charge is again one without an order. */
export async function freeCharge(tx: Tx, { id }: BankMovement) {
  await tx
    .update(bankMovements)
    .set({ status: 'unidentified', matchedKind: null, matchedId: null })
    .where(and(eq(bankMovements.matchedKind, 'charge'), eq(bankMovements.matchedId, id)));
}
