import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { BankLine } from '@contract/treasury/bank-movements';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { accountMark, type Owner, ownerById } from '@server/features/people';
import { conflict, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { bouncedOrder } from '../transfers/bounce';
import { chargeReturned, takeForReturn } from './charge-returned';
import { chargeGivenBack, pairWithCharge } from './charges';
import { credit, give } from './credit';
import { isKeyedBy, keyBeside, naturalKeyOf, sealAccounts } from './line-keys';
import { holdTrackingKey, orderOf, wentElsewhere } from './outgoing';
import { lockMovement, mark } from './repository';
import { returnedDeposit, reverseMovement } from './reverse';
import { dayProblem } from './rules';

export type BankMovement = typeof bankMovements.$inferSelect;

export interface Origin {
  source: BankMovement['source'];
  /** A user's id, or 'bank' for what arrives by itself. */
  actor: string;
  now: Date;
  config: Config;
  vault: Vault;
}

/**
 * The one way in for the bank's lines, from any source. The same line again changes nothing and
 * answers what the first one did, but that the bank has signed it now; its natural key is clave de rastreo, date, amount and sender. A line that
 * differs from an earlier one only in its day, sender or receiver may be the same transfer: it waits for
 * staff. So does one that staff had taken back or discarded and that is reported again, and a deposit of another amount
 * by the same account on the same day, since no bank gives one key to two transfers of a day.
 * @throws AppError rule when its day cannot be.
 */
export async function receiveBankMovement(
  tx: Tx,
  line: BankLine,
  origin: Origin,
): Promise<{ movement: BankMovement; fresh: boolean }> {
  const problem = dayProblem(line.occurred_on, dayInMexicoCity(origin.now));
  if (problem) throw refused(t(outcomes.invalidTitle), { occurred_on: problem });
  const naturalKey = naturalKeyOf(origin.vault, line);
  // Two lines of one transfer reported at the same moment see each other.
  await holdTrackingKey(tx, line.tracking_key);
  const ofKey = await tx
    .select()
    .from(bankMovements)
    .where(eq(bankMovements.trackingKey, line.tracking_key));
  const alike = ofKey.filter(({ amountCents }) => amountCents === line.amount_cents);
  const same = alike.filter((row) => isKeyedBy(row, naturalKey));
  const receiverMark = accountMark(origin.vault, line.receiver_clabe);
  const known = same.find(
    (row) =>
      row.direction === line.direction &&
      row.receiverMark === receiverMark &&
      !isReportedAnew(row, origin.source),
  );
  if (known) {
    const isSigned = origin.source === 'webhook' && known.source !== 'webhook';
    return {
      movement: isSigned ? await mark(tx, known, { source: 'webhook' }) : known,
      fresh: false,
    };
  }
  const senderMark = accountMark(origin.vault, line.sender_clabe);
  const isReportedAgain =
    alike.some(({ direction }) => direction === line.direction) ||
    ofKey.some(
      (row) =>
        line.direction === 'in' &&
        row.direction === 'in' &&
        row.occurredOn === line.occurred_on &&
        row.senderMark === senderMark &&
        row.status !== 'mistaken',
    );
  const id = v7();
  const [movement] = await tx
    .insert(bankMovements)
    .values({
      id,
      direction: line.direction,
      trackingKey: line.tracking_key,
      occurredOn: line.occurred_on,
      amountCents: line.amount_cents,
      ...sealAccounts(origin.vault, id, line.sender_clabe, line.receiver_clabe),
      naturalKey: same.length > 0 ? keyBeside(naturalKey, id) : naturalKey,
      senderName: line.sender_name,
      concept: line.concept,
      status: isReportedAgain ? 'review' : 'unidentified',
      source: origin.source,
      createdAt: origin.now,
    })
    .returning();
  if (!movement) throw new Error('the movement was not kept');
  return {
    movement: isReportedAgain ? movement : await recognise(tx, movement, origin),
    fresh: true,
  };
}

/**
 * What a line is: an order of ours that left or came back, a deposit that went back, a charge without an
 * order and its return, a person's deposit, or one without an owner yet. Its clave de rastreo is held by the caller.
 */
async function recognise(tx: Tx, movement: BankMovement, origin: Origin): Promise<BankMovement> {
  if (movement.direction === 'in') {
    const bounced = await bouncedOrder(tx, movement, origin);
    if (!bounced) {
      const charge = await chargeGivenBack(tx, origin.vault, movement);
      if (!charge) return credit(tx, movement, origin);
      await pairWithCharge(tx, charge, movement);
      return lockMovement(tx, movement.id);
    }
    return mark(tx, movement, {
      status: 'matched',
      matchedKind: bounced.kind,
      matchedId: bounced.id,
    });
  }
  if (await wentElsewhere(tx, origin.vault, movement)) {
    // Staff look at it first; what they decide is no order of ours stays a charge without an order.
    const status = movement.status === 'review' ? 'unidentified' : 'review';
    return mark(tx, movement, { status });
  }
  const order = await orderOf(tx, movement, origin);
  if (order) {
    return mark(tx, movement, { status: 'matched', matchedKind: order.kind, matchedId: order.id });
  }
  const deposit = await returnedDeposit(tx, movement, origin);
  const back = deposit ? null : await chargeReturned(tx, movement, origin);
  const found = deposit ?? back;
  return mark(tx, movement, {
    status: found ? (found.waits ? 'held' : 'matched') : 'unidentified',
    matchedKind: deposit ? 'deposit' : back ? 'charge' : null,
    matchedId: found?.id ?? null,
  });
}

/**
 * Staff gives an unidentified deposit to its owner, once.
 * @throws AppError conflict when it is not waiting for one · rule when the applicant has no loan.
 */
export async function assignMovement(tx: Tx, movement: BankMovement, owner: Owner, origin: Origin) {
  if (movement.direction !== 'in')
    throw conflict(t(treasuryWords.bankMovements.receive.depositsOnly));
  if (movement.status !== 'unidentified')
    throw conflict(t(treasuryWords.bankMovements.receive.ownedAlready));
  return give(tx, movement, owner, origin);
}

/**
 * Staff take a line that waits: one in review was another transfer and is processed as such; a held deposit becomes
 * available to whom it was sent; one whose owner had used it when the bank sent it back is taken from them, and
 * so is one that was the return of a charge without an order.
 * An account under the owner's own name is known as theirs from then on.
 * @throws AppError conflict when it does not wait.
 */
export async function acceptMovement(tx: Tx, movement: BankMovement, origin: Origin) {
  if (movement.status === 'review') {
    await holdTrackingKey(tx, movement.trackingKey);
    return recognise(tx, movement, origin);
  }
  if (movement.status === 'held' && movement.matchedKind === 'deposit' && movement.matchedId) {
    const deposit = await lockMovement(tx, movement.matchedId);
    const reason = t(treasuryWords.bankMovements.receive.speiReturn, {
      trackingKey: movement.trackingKey,
    });
    await reverseMovement(
      tx,
      deposit,
      { kind: 'returned', on: movement.occurredOn, reason },
      origin,
    );
    return lockMovement(tx, movement.id);
  }
  if (movement.status === 'held' && movement.matchedKind === 'charge' && movement.matchedId) {
    await takeForReturn(tx, movement, await lockMovement(tx, movement.matchedId), origin);
    return lockMovement(tx, movement.id);
  }
  const owner =
    movement.status === 'held' && movement.matchedKind === 'investor' && movement.matchedId
      ? await ownerById(tx, 'investor', movement.matchedId)
      : undefined;
  if (!owner) throw conflict(t(treasuryWords.bankMovements.receive.notWaiting));
  return give(tx, movement, owner, origin);
}

/** Staff decide that a line in review repeats a registered transfer: it adds no money. */
export async function dismissMovement(tx: Tx, movement: BankMovement): Promise<BankMovement> {
  if (movement.status !== 'review')
    throw conflict(t(treasuryWords.bankMovements.receive.notInReview));
  return mark(tx, movement, { status: 'dismissed' });
}

/**
 * A line that staff took back as never there, or discarded though the bank had not signed it, is new
 * when it is reported again; so does one whose money went back, when the bank signs it a second time.
 */
const isReportedAnew = (row: BankMovement, source: Origin['source']) =>
  row.status === 'mistaken' ||
  (row.status === 'returned' && row.source === 'webhook' && source === 'webhook') ||
  (row.status === 'dismissed' && row.source !== 'webhook' && source === 'webhook');
