import type { Centavos } from '@contract/kernel/fields/centavos';
import { cardWords } from '@contract/locales/es-MX/treasury/cards-server';
import type { CardBrand, ChargeState, DeclineReason } from '@contract/treasury/cards';
import type { CardGateway, ChargeOutcome } from '@server/adapters/adapters';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { cardCharges, cards } from '@server/db/schema/treasury-cards';
import type { Vault } from '@server/db/vault';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import { and, eq, inArray } from 'drizzle-orm';
import { cardsOf, factsOf } from './kept';
import { isExpiredAt, tokenPlace } from './rules';

/** A card that can be charged, as its owner recognises it. */
export interface UsableCard {
  id: string;
  brand: CardBrand;
  last4: string;
  month: number;
  year: number;
  /** Whether it is charged first. */
  isDefault: boolean;
}

/** A holder's cards that can be charged now: neither removed nor expired; the one to charge first, then the newest. */
export async function usableCards(
  db: Db | Tx,
  applicantId: string,
  now: Date,
): Promise<UsableCard[]> {
  const kept = await cardsOf(db, applicantId);
  return kept
    .map((card) => ({ id: card.id, ...factsOf(card), isDefault: card.isDefault }))
    .filter((card) => !isExpiredAt(card, now));
}

/** How a charge stands. `asked`: the gateway has not answered, and the same call may be made again. */
export type CardCharge = { state: Exclude<ChargeState, 'declined'> } | Declined;

interface Declined {
  state: 'declined';
  reason: DeclineReason;
}

interface NewCharge {
  cardId: string;
  amountCents: Centavos;
  /** Names the charge for whoever asks, forever: it happens once. */
  reference: string;
}

/**
 * Charges a card once, however often and at the same moment it is asked for by one reference: later calls answer how
 * that charge stands. Nothing is booked in the ledger. It runs transactions of its own, so that none waits for the
 * gateway.
 *
 * @returns also a refusal of the gateway, of an expired card and of one that was removed (`declined`)
 * @throws AppError conflict when the reference is of another card or amount; what the gateway throws when it does not
 * answer, after which the same call may be made again
 */
export async function chargeCard(
  db: Db,
  { gateway, vault, now }: { gateway: CardGateway; vault: Vault; now: Date },
  charge: NewCharge,
): Promise<CardCharge> {
  const begun = await inTransaction(db, (tx) => beginCharge(tx, charge, now));
  if (begun.state !== 'asked' || !begun.token) return standingOf(begun);
  const token = vault.open(begun.token, tokenPlace(charge.cardId));
  const outcome = await gateway.charge(token, charge.amountCents, charge.reference);
  const { reference } = charge;
  const stands = await inTransaction(db, (tx) =>
    writeOutcome(tx, reference, outcome, ['asked'], now),
  );
  if (!stands) throw new Error('the charge is gone');
  return stands;
}

/** What may become of a charge: money on the bank's statement is over what was said before it came. */
const settlesFrom = {
  paid: ['asked', 'pending', 'declined', 'returned'],
  declined: ['asked', 'pending'],
  /** The line that paid it never was. */
  pending: ['paid'],
  returned: ['paid'],
} as const satisfies Record<string, readonly ChargeState[]>;

type Settled = { state: 'paid' | 'pending' | 'returned' } | Declined;

/**
 * Says what came of a charge that waited, by whoever learnt it: the gateway's notice, the bank's line, or staff.
 * The same word again changes nothing.
 *
 * @throws AppError conflict when another outcome is known, or the charge was never asked for
 */
export async function settleCardCharge(
  tx: Tx,
  reference: string,
  outcome: Settled,
  now: Date,
): Promise<void> {
  const stands = await writeOutcome(tx, reference, outcome, settlesFrom[outcome.state], now);
  // Whoever sends money writes any reference that they like.
  if (!stands && outcome.state !== 'declined') return;
  if (stands?.state !== outcome.state) throw conflict(t(cardWords.otherOutcome));
}

/** As long as the gateway may still be on its way to answer. */
const ANSWERS_WITHIN_MS = 60 * 60 * 1000;

/** Whether the gateway is being asked for a charge, so that nobody else can say yet that it was not made. */
export async function isBeingAsked(tx: Tx, reference: string, now: Date): Promise<boolean> {
  const charge = await chargeBy(tx, reference);
  if (!charge) return true;
  return charge.state === 'asked' && charge.askedAt.getTime() > now.getTime() - ANSWERS_WITHIN_MS;
}

/** Why a card may not be charged; null when it may. */
export async function whyNotCharged(
  db: Db | Tx,
  cardId: string,
  now: Date,
): Promise<'removed' | 'expired' | null> {
  const [card] = await db.select().from(cards).where(eq(cards.id, cardId));
  return card ? problemOf(card, now) : 'removed';
}

const problemOf = (card: typeof cards.$inferSelect, now: Date) =>
  card.removedAt ? 'removed' : isExpiredAt(factsOf(card), now) ? 'expired' : null;

/** The row of a charge, and by what its card is charged; written at the first call of a reference. */
async function beginCharge(tx: Tx, { cardId, amountCents, reference }: NewCharge, now: Date) {
  const [card] = await tx.select().from(cards).where(eq(cards.id, cardId));
  if (!card) throw new Error('a charge to a card that never was');
  const whyNot = problemOf(card, now);
  await tx
    .insert(cardCharges)
    .values({
      cardId,
      amountCents,
      reference,
      askedAt: now,
      ...(whyNot
        ? { state: 'declined' as const, reason: whyNot, settledAt: now }
        : { state: 'asked' as const }),
    })
    .onConflictDoNothing({ target: cardCharges.reference });
  const row = await chargeBy(tx, reference);
  if (!row) throw new Error('the charge was not kept');
  if (row.cardId !== cardId || row.amountCents !== amountCents) {
    throw conflict(t(cardWords.otherCharge));
  }
  return { ...row, token: card.token };
}

/** Writes what came of a charge that stands in one of some states; answers how it stands then, null where none is. */
async function writeOutcome(
  tx: Tx,
  reference: string,
  outcome: ChargeOutcome | Settled,
  from: readonly ChargeState[],
  now: Date,
): Promise<CardCharge | null> {
  await tx
    .update(cardCharges)
    .set({
      state: outcome.state,
      reason: outcome.state === 'declined' ? outcome.reason : null,
      settledAt: outcome.state === 'pending' ? null : now,
      ...('chargeId' in outcome && { gatewayId: outcome.chargeId }),
    })
    .where(and(eq(cardCharges.reference, reference), inArray(cardCharges.state, [...from])));
  const row = await chargeBy(tx, reference);
  return row ? standingOf(row) : null;
}

async function chargeBy(tx: Tx, reference: string) {
  const [row] = await tx.select().from(cardCharges).where(eq(cardCharges.reference, reference));
  return row;
}

const standingOf = ({ state, reason }: typeof cardCharges.$inferSelect): CardCharge =>
  state === 'declined' ? { state, reason: reason ?? 'refused' } : { state };
