import { cardWords } from '@contract/locales/es-MX/treasury/cards-server';
import type { CardFacts } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import type { Db, Tx } from '@server/db/connection';
import { cardCharges, cards } from '@server/db/schema/treasury-cards';
import type { Vault } from '@server/db/vault';
import { announce, audit, events } from '@server/features/platform';
import { notFound, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { enqueue } from '@server/jobs/outbox';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import { holdCards } from './links';
import { isExpiredAt, MOST_CARDS, nameCard, tokenPlace } from './rules';

type CardRow = typeof cards.$inferSelect;

/** What a row says of its card. */
export const factsOf = ({ brand, last4, expiryMonth, expiryYear }: CardRow): CardFacts => ({
  brand,
  last4,
  month: expiryMonth,
  year: expiryYear,
});

/** A holder's registered cards: the one that is charged first, then the newest. */
export const cardsOf = (db: Db | Tx, applicantId: string): Promise<CardRow[]> =>
  db
    .select()
    .from(cards)
    .where(and(eq(cards.applicantId, applicantId), isNull(cards.removedAt)))
    .orderBy(desc(cards.isDefault), desc(cards.id));

/** The last charge to each of some cards, by the card. */
export async function lastCharges(db: Db | Tx, cardIds: readonly string[]) {
  const rows = await db
    .selectDistinctOn([cardCharges.cardId])
    .from(cardCharges)
    .where(inArray(cardCharges.cardId, [...cardIds]))
    .orderBy(cardCharges.cardId, desc(cardCharges.askedAt), desc(cardCharges.id));
  return new Map(rows.map((row) => [row.cardId, row]));
}

interface Keeper {
  /** Who is told, and in whose name the audit trail has it. */
  userId: string;
  applicantId: string;
  config: Config;
  now: Date;
}

/**
 * Registers a card that the gateway keeps. It is charged first where no other can be. Its holder is told.
 *
 * @param facts what the gateway says of the token
 * @throws AppError refused an expired one, one that is there, and one too many
 */
export async function registerCard(
  tx: Tx,
  vault: Vault,
  { token, facts }: { token: string; facts: CardFacts },
  { userId, applicantId, config, now }: Keeper,
): Promise<string> {
  await holdCards(tx, applicantId);
  const kept = await cardsOf(tx, applicantId);
  if (isExpiredAt(facts, now)) throw refused(t(cardWords.expired));
  if (kept.length >= MOST_CARDS) throw refused(t(cardWords.tooMany, { most: MOST_CARDS }));
  const { brand, last4, month, year } = facts;
  const isThere = kept
    .map(factsOf)
    .some(
      (card) =>
        card.brand === brand && card.last4 === last4 && card.month === month && card.year === year,
    );
  if (isThere) throw refused(t(cardWords.already, { card: nameCard(facts) }));
  const isDefault = !kept.some((card) => card.isDefault && !isExpiredAt(factsOf(card), now));
  if (isDefault && kept.length > 0) await endDefault(tx, applicantId);
  const id = v7();
  await tx.insert(cards).values({
    id,
    applicantId,
    token: vault.seal(token, tokenPlace(id)),
    brand,
    last4,
    expiryMonth: month,
    expiryYear: year,
    isDefault,
    createdAt: now,
  });
  await announce(tx, config, userId, events.cardAdded, { card: nameCard(facts) });
  await audit(tx, {
    ...entryOf(id, userId, now),
    action: 'cards.create',
    details: { card_last4: last4 },
  });
  return id;
}

/**
 * Charges a card first from now on.
 * @throws AppError not_found, refused once it expired
 */
export async function setDefault(
  tx: Tx,
  cardId: string,
  { userId, applicantId, now }: Omit<Keeper, 'config'>,
) {
  const card = await holdCard(tx, cardId, applicantId);
  if (isExpiredAt(factsOf(card), now)) throw refused(t(cardWords.expired));
  if (card.isDefault) return;
  await endDefault(tx, applicantId);
  await tx.update(cards).set({ isDefault: true }).where(eq(cards.id, cardId));
  const details = { card_last4: card.last4 };
  await audit(tx, { ...entryOf(cardId, userId, now), action: 'cards.set-default', details });
}

/**
 * Removes a card: it is charged no more, and the gateway forgets it in a moment. The newest that can be charged takes
 * its place. Its holder is told.
 *
 * @throws AppError not_found
 */
export async function removeCard(
  tx: Tx,
  cardId: string,
  { userId, applicantId, config, now }: Keeper,
) {
  const card = await holdCard(tx, cardId, applicantId);
  await leaveCards(tx, [cardId], now);
  const next = card.isDefault
    ? (await cardsOf(tx, applicantId)).find((each) => !isExpiredAt(factsOf(each), now))
    : undefined;
  if (next) await tx.update(cards).set({ isDefault: true }).where(eq(cards.id, next.id));
  await announce(tx, config, userId, events.cardRemoved, { card: nameCard(factsOf(card)) });
  const details = { card_last4: card.last4 };
  await audit(tx, { ...entryOf(cardId, userId, now), action: 'cards.delete', details });
}

/** Marks cards as removed, and has the gateway forget them. */
export async function leaveCards(tx: Tx, cardIds: readonly string[], now: Date) {
  await tx
    .update(cards)
    .set({ removedAt: now, isDefault: false })
    .where(inArray(cards.id, [...cardIds]));
  await enqueue(
    tx,
    'forget-card',
    cardIds.map((cardId) => ({ data: { cardId } })),
  );
}

async function holdCard(tx: Tx, cardId: string, applicantId: string): Promise<CardRow> {
  await holdCards(tx, applicantId);
  const card = (await cardsOf(tx, applicantId)).find(({ id }) => id === cardId);
  if (!card) throw notFound();
  return card;
}

const endDefault = (tx: Tx, applicantId: string) =>
  tx
    .update(cards)
    .set({ isDefault: false })
    .where(and(eq(cards.applicantId, applicantId), eq(cards.isDefault, true)));

const entryOf = (cardId: string, userId: string, now: Date) => ({
  at: now,
  userId,
  object: 'cards' as const,
  objectId: cardId,
});
