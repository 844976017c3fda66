import type { BankLine } from '@contract/bank-movements';
import { type Day, dayInMexicoCity } from '@contract/fields/day';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import { conflict, refused } from '@server/http/errors';
import {
  type BankDeposit,
  depositAssigned,
  depositIdentified,
  depositUnidentified,
  repaymentReceived,
} from '@server/ledger/events/deposits';
import { and, eq } from 'drizzle-orm';
import { announce } from '../notifications/announce';
import { events } from '../notifications/events/events';
import { applyMoney, loanForPayment } from '../payments/apply';
import { orderOf } from './outgoing';
import { type Owner, ownerOfClabe } from './owners';
import { dayProblem, sameName } from './rules';

export type BankMovement = typeof bankMovements.$inferSelect;

export interface Origin {
  source: BankMovement['source'];
  /** A user's id, or 'bank' for what arrives by itself. */
  actor: string;
  now: Date;
  config: Config;
}

/**
 * The one way in for the bank's lines, whoever brings them. The same line again changes nothing and
 * answers what the first one did; its natural key is clave de rastreo, date, amount and sender.
 * @throws AppError conflict when the key stands for a movement with another receiver · rule when its day
 * cannot be.
 */
export async function receiveBankMovement(
  tx: Tx,
  line: BankLine,
  origin: Origin,
): Promise<{ movement: BankMovement; fresh: boolean }> {
  const problem = dayProblem(line.occurred_on, dayInMexicoCity(origin.now));
  if (problem) throw refused('Información faltante o incorrecta', { occurred_on: problem });
  const [movement] = await tx
    .insert(bankMovements)
    .values({
      direction: line.direction,
      trackingKey: line.tracking_key,
      occurredOn: line.occurred_on,
      amountCents: line.amount_cents,
      senderClabe: line.sender_clabe,
      senderName: line.sender_name,
      receiverClabe: line.receiver_clabe,
      concept: line.concept,
      status: 'unidentified',
      source: origin.source,
      createdAt: origin.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!movement) return { movement: await toldBefore(tx, line), fresh: false };
  if (movement.direction === 'out') {
    const order = await orderOf(tx, movement, origin);
    const change = order && { matchedKind: order.kind, matchedId: order.id };
    return {
      movement: change ? await mark(tx, movement, { status: 'matched', ...change }) : movement,
      fresh: true,
    };
  }
  return { movement: await credit(tx, movement, origin), fresh: true };
}

/**
 * Staff gives an unidentified deposit to its owner, once.
 * @throws AppError conflict when it is not waiting for one · rule when the applicant has no loan.
 */
export async function assignMovement(tx: Tx, movement: BankMovement, owner: Owner, origin: Origin) {
  if (movement.direction !== 'in') throw conflict('Solo los depósitos se asignan a una persona.');
  if (movement.status !== 'unidentified') throw conflict('Este movimiento ya tiene dueño.');
  const deposit = depositOf(movement, origin.actor);
  if (owner.kind === 'investor') {
    await depositAssigned(tx, deposit, { investorId: owner.id });
  } else {
    const loanId = await loanForPayment(tx, owner.id);
    if (!loanId) throw refused('La persona no tiene un crédito que pagar.');
    await depositAssigned(tx, deposit, { applicantId: owner.id, loanId });
  }
  const assigned = await mark(tx, movement, { status: 'assigned', ...ownedBy(movement, owner) });
  await afterCredit(tx, assigned, owner, origin);
  return assigned;
}

async function credit(tx: Tx, movement: BankMovement, origin: Origin): Promise<BankMovement> {
  const owner = await ownerOfClabe(tx, movement.receiverClabe);
  const loanId = owner?.kind === 'applicant' ? await loanForPayment(tx, owner.id) : null;
  const deposit = depositOf(movement, origin.actor);
  if (owner?.kind === 'investor') {
    await depositIdentified(tx, { ...deposit, investorId: owner.id });
  } else if (owner && loanId) {
    await repaymentReceived(tx, { ...deposit, applicantId: owner.id, loanId });
  } else {
    // Nobody's CLABE, or an applicant who owes nothing: staff find out whose it is.
    await depositUnidentified(tx, deposit);
    return movement;
  }
  const matched = await mark(tx, movement, { status: 'matched', ...ownedBy(movement, owner) });
  await afterCredit(tx, matched, owner, origin);
  return matched;
}

/** What money means to its owner: a balance for investors, a payment for applicants. */
async function afterCredit(tx: Tx, movement: BankMovement, owner: Owner, origin: Origin) {
  if (owner.kind === 'investor') {
    await announce(tx, origin.config, owner.userId, events.depositReceived, {
      amount: movement.amountCents,
      trackingKey: movement.trackingKey,
    });
    return;
  }
  const today = dayInMexicoCity(origin.now);
  await applyMoney(tx, {
    applicantId: owner.id,
    movement,
    // SPEI dates what comes in after hours on the next business day; the money is here today.
    on: earlier(movement.occurredOn, today),
    actor: origin.actor,
    now: origin.now,
    config: origin.config,
  });
}

const ownedBy = (movement: BankMovement, owner: Owner) => ({
  matchedKind: owner.kind,
  matchedId: owner.id,
  thirdParty: !sameName(movement.senderName, owner.name),
});

async function mark(tx: Tx, movement: BankMovement, change: Partial<BankMovement>) {
  const [changed] = await tx
    .update(bankMovements)
    .set(change)
    .where(eq(bankMovements.id, movement.id))
    .returning();
  if (!changed) throw new Error('the movement is gone');
  return changed;
}

function depositOf(movement: BankMovement, actor: string): BankDeposit {
  return {
    trackingKey: movement.trackingKey,
    senderClabe: movement.senderClabe,
    amount: movement.amountCents,
    occurredOn: movement.occurredOn,
    actor,
  };
}

async function toldBefore(tx: Tx, line: BankLine): Promise<BankMovement> {
  const [known] = await tx
    .select()
    .from(bankMovements)
    .where(
      and(
        eq(bankMovements.trackingKey, line.tracking_key),
        eq(bankMovements.occurredOn, line.occurred_on),
        eq(bankMovements.amountCents, line.amount_cents),
        eq(bankMovements.senderClabe, line.sender_clabe),
      ),
    );
  if (known?.receiverClabe === line.receiver_clabe && known.direction === line.direction)
    return known;
  throw conflict(
    `La clave de rastreo ${line.tracking_key} ya está registrada con la misma fecha, monto y cuenta ordenante, pero hacia otra cuenta.`,
  );
}

const earlier = (a: Day, b: Day): Day => ([a, b].sort()[0] === a ? a : b);
