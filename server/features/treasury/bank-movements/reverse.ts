import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { reversalKinds } from '@contract/treasury/bank-movements';
import type { Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import { unapplyMoney } from '@server/features/credit';
import { cancelUndelivered } from '@server/features/funding';
import { ownerById } from '@server/features/people';
import { announce, events } from '@server/features/platform';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import {
  type Account,
  companyContributed,
  custodyBank,
  heldInCustody,
  investorAvailable,
} from '@server/ledger/accounts';
import { balances } from '@server/ledger/balances';
import { entriesByKey } from '@server/ledger/entries';
import { LedgerError } from '@server/ledger/errors';
import { keysOfDeposit } from '@server/ledger/events/deposits';
import { depositTakenBack } from '@server/ledger/events/investor-debt';
import { reverse } from '@server/ledger/reverse';
import { and, eq, inArray, lte, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { uncollectCharge } from '../direct-debits/collect';
import { undoBounce } from '../transfers/bounce-undone';
import { isSentKind } from '../transfers/confirm';
import { voidUnsent } from '../transfers/void-unsent';
import { freeCharge } from './charges';
import { mayBeOfOpenOrder } from './open-orders';
import { isAlreadyReported } from './outgoing';
import type { BankMovement, Origin } from './receive';

interface Reversal {
  kind: (typeof reversalKinds)[number];
  /** Day on which the money went back, or the mistake was found. */
  on: Day;
  reason: string;
}

const reversible = ['matched', 'assigned', 'unidentified', 'held'] as const;

/**
 * A deposit is no longer money: the bank sent it back, or its line never was. What it paid is undone and
 * the loans owe it again. Investors give back what they have available of it when the line was a mistake, or
 * went back on its own day; a payment that returns later takes nothing from them, the applicant owes it
 * (docs/decisions/0008-replay.md). An investor's own deposit is taken from what they have available, what
 * they promised and was not delivered goes with it, and they owe the rest. A line that a person reported of a
 * transfer of ours that came back is taken back as a mistake alone.
 * @throws AppError conflict when it is no valid deposit, or the bank confirmed it.
 */
export async function reverseMovement(
  tx: Tx,
  movement: BankMovement,
  { kind, on, reason }: Reversal,
  origin: Pick<Origin, 'actor' | 'now' | 'config' | 'vault'>,
): Promise<BankMovement> {
  const stands = reversible.some((status) => status === movement.status);
  if (movement.direction !== 'in' || !stands)
    throw conflict(t(treasuryWords.bankMovements.reverse.notStanding));
  if (isSentKind(movement.matchedKind)) {
    if (kind === 'mistaken' && movement.source !== 'webhook')
      return reverseBounce(tx, movement, origin);
    throw conflict(t(treasuryWords.bankMovements.reverse.ourReturn));
  }
  if (movement.matchedKind === 'charge') {
    if (kind === 'mistaken' && movement.source !== 'webhook') return neverCameBack(tx, movement);
    throw conflict(t(treasuryWords.bankMovements.reverse.chargeReturn));
  }
  const [reversed] = await tx
    .update(bankMovements)
    .set({ status: kind })
    .where(eq(bankMovements.id, movement.id))
    .returning();
  const entries = await entriesByKey(tx, keysOfDeposit(movement.naturalKey));
  if (!reversed || entries.size === 0)
    throw conflict(t(treasuryWords.bankMovements.reverse.notInLedger));
  const isHeldReturn = await settleHeldReturn(tx, movement);
  if (isHeldReturn && kind === 'mistaken')
    throw conflict(t(treasuryWords.bankMovements.reverse.wasSentBack));
  await freeCharge(tx, movement);
  // The line of its way back may have been reported before staff could decide.
  if (kind === 'returned' && !isHeldReturn)
    await isAlreadyReported(tx, { kind: 'deposit', id: movement.id }, movement, origin.vault);
  const { actor, now, config } = origin;
  const { matchedKind, matchedId, amountCents: amount } = movement;
  const credited = ownerCredited(movement);
  if (credited) await voidUnsent(tx, { owner: credited, deposit: movement, origin });
  if (matchedKind === 'applicant' && matchedId) {
    await unapplyMoney(tx, {
      applicantId: matchedId,
      amount,
      undoneKeys: [...entries.keys()],
      takeBack: kind === 'mistaken' || on <= movement.occurredOn,
      reversal: { actor, reason },
      now,
      config,
    });
    await uncollectCharge(tx, { id: movement.id, kind, on, now });
    return reversed;
  }
  const reversal = { occurredOn: dayInMexicoCity(now), actor, reason };
  const undone = [...entries.values()];
  const owner = investorCredited(movement);
  if (!owner) {
    for (const { id } of undone.toReversed()) await reverse(tx, id, reversal);
    return reversed;
  }
  await cancelUndelivered(tx, { investorId: owner, deposit: movement, origin });
  const owed = await depositTakenBack(tx, {
    ...reversal,
    investorId: owner,
    entries: undone,
    amount,
  });
  const person = await ownerById(tx, 'investor', owner);
  if (person) {
    const { trackingKey } = movement;
    await announce(tx, config, person.userId, events.depositTakenBack, {
      amount,
      owed,
      trackingKey,
    });
  }
  return reversed;
}

/** A line that a person reported of a transfer that came back was a mistake: it is of no order any more. */
async function reverseBounce(
  tx: Tx,
  movement: BankMovement,
  origin: Pick<Origin, 'actor' | 'now' | 'config'>,
): Promise<BankMovement> {
  await undoBounce(tx, movement, origin);
  return asMistaken(tx, movement);
}

/** A line that a person reported of a charge's return was a mistake: the charge is out again. */
async function neverCameBack(tx: Tx, movement: BankMovement): Promise<BankMovement> {
  await freeCharge(tx, movement);
  return asMistaken(tx, movement);
}

async function asMistaken(tx: Tx, movement: BankMovement): Promise<BankMovement> {
  const [reversed] = await tx
    .update(bankMovements)
    .set({ status: 'mistaken', matchedKind: null, matchedId: null })
    .where(eq(bankMovements.id, movement.id))
    .returning();
  if (!reversed) throw new Error('the movement is gone');
  return reversed;
}

/** The line of a deposit's way back and waited for staff is what they decide. */
async function settleHeldReturn(tx: Tx, { id }: BankMovement): Promise<boolean> {
  const settled = await tx
    .update(bankMovements)
    .set({ status: 'matched' })
    .where(
      and(
        eq(bankMovements.matchedKind, 'deposit'),
        eq(bankMovements.matchedId, id),
        eq(bankMovements.status, 'held'),
      ),
    )
    .returning({ id: bankMovements.id });
  return settled.length > 0;
}

const line = alias(bankMovements, 'line');

/**
 * The deposit that a line of money which left sends back, as SPEI returns a transfer: the same clave de
 * rastreo and amount, to the account that sent it. Null when it is none. What it paid is undone, but for what
 * an investor has used already: that waits for staff.
 */
export async function returnedDeposit(
  tx: Tx,
  out: BankMovement,
  origin: Pick<Origin, 'actor' | 'now' | 'config' | 'vault'>,
): Promise<{ id: string; waits: boolean } | null> {
  const [deposit] = await tx
    .select()
    .from(bankMovements)
    .where(
      and(
        eq(bankMovements.direction, 'in'),
        eq(bankMovements.trackingKey, out.trackingKey),
        eq(bankMovements.amountCents, out.amountCents),
        eq(bankMovements.senderMark, out.receiverMark),
        // No deposit goes back before it came.
        lte(bankMovements.occurredOn, out.occurredOn),
        inArray(bankMovements.status, [...reversible, 'returned']),
        notExists(
          tx.select({ id: line.id }).from(line).where(eq(line.matchedId, bankMovements.id)),
        ),
      ),
    )
    .orderBy(bankMovements.id)
    .limit(1)
    .for('update', { of: bankMovements });
  if (!deposit) return null;
  const { id } = deposit;
  if (deposit.status === 'returned') return { id, waits: false };
  // Sending the order finds both its lines.
  if (!deposit.matchedId && (await mayBeOfOpenOrder(tx, origin.vault, deposit))) return null;
  if (await isSpent(tx, deposit)) return { id, waits: true };
  const reason = t(treasuryWords.bankMovements.reverse.speiReturn, {
    trackingKey: out.trackingKey,
  });
  await reverseMovement(tx, deposit, { kind: 'returned', on: out.occurredOn, reason }, origin);
  return { id, waits: false };
}

/** Whose balance a deposit became. */
const ownerCredited = ({ matchedKind, matchedId, status }: BankMovement) =>
  (matchedKind === 'investor' || matchedKind === 'applicant') && matchedId && status !== 'held'
    ? { kind: matchedKind, id: matchedId }
    : null;

/** The investor whose balance a deposit became; null of what is still held for them, or another person's. */
const investorCredited = ({ matchedKind, matchedId, status }: BankMovement) =>
  matchedKind === 'investor' && status !== 'held' ? matchedId : null;

/**
 * Whether an investor has used a deposit, the operator has had it back, or custody no longer has as much: staff see
 * to it, no notice fails.
 */
export async function isSpent(tx: Tx, deposit: BankMovement): Promise<boolean> {
  const needed = [
    custodyBank,
    ...(deposit.matchedKind === 'company' ? [companyContributed, heldInCustody] : []),
  ];
  const there = await balances(tx, needed);
  if (needed.some(({ code }) => (there.get(code) ?? 0) < deposit.amountCents)) return true;
  const investorId = investorCredited(deposit);
  if (!investorId) return false;
  const account = investorAvailable(investorId);
  const held = await balances(tx, [account], { lock: true });
  return (held.get(account.code) ?? 0) < deposit.amountCents;
}

/** What the ledger refused because custody or the operator's share of it has less than a deposit, as a message. */
export function orSayCustodyLacks(error: unknown): never {
  if (isLackOf(companyContributed, error) || isLackOf(heldInCustody, error))
    throw conflict(t(treasuryWords.bankMovements.reverse.contributionReturned));
  if (!isLackOf(custodyBank, error)) throw error;
  throw conflict(t(treasuryWords.bankMovements.reverse.custodyShort));
}

const isLackOf = ({ code }: Account, error: unknown) =>
  error instanceof LedgerError && error.refusal === 'insufficient_funds' && error.subject === code;
