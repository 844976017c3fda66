import { cardWords } from '@contract/locales/es-MX/treasury/cards-server';
import { cardCharges, cardLinks, cards } from '@server/db/schema/treasury-cards';
import { t } from '@server/i18n';
import { asc, eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';
import { cardsOf, leaveCards } from './kept';
import { endLinks, holdCards } from './links';

/** The cards that a person paid by and what was charged to them; the law keeps both, and no number was ever here. */
export const cardData: PersonalData = {
  async collect(db, { applicantId }) {
    if (!applicantId) return { cards: [] };
    const kept = await db
      .select()
      .from(cards)
      .where(eq(cards.applicantId, applicantId))
      .orderBy(asc(cards.id));
    const charges = await db
      .select()
      .from(cardCharges)
      .where(
        inArray(
          cardCharges.cardId,
          kept.map(({ id }) => id),
        ),
      )
      .orderBy(asc(cardCharges.id));
    return {
      cards: kept.map(({ id, brand, last4, expiryMonth, expiryYear, createdAt, removedAt }) => ({
        brand,
        last4,
        month: expiryMonth,
        year: expiryYear,
        created_at: createdAt,
        removed_at: removedAt,
        charges: charges
          .filter(({ cardId }) => cardId === id)
          .map(({ amountCents, state, reason, askedAt }) => ({
            amount_cents: amountCents,
            state,
            reason,
            asked_at: askedAt,
          })),
      })),
    };
  },

  async hangs(db, { applicantId }) {
    if (!applicantId) return [];
    const some =
      (await db.$count(cards, eq(cards.applicantId, applicantId))) > 0 ||
      (await db.$count(cardLinks, eq(cardLinks.applicantId, applicantId))) > 0;
    return some ? [t(cardWords.hangs)] : [];
  },

  async erase(tx, { applicantId }, now) {
    if (!applicantId) return;
    await holdCards(tx, applicantId);
    await endLinks(tx, applicantId, now);
    const kept = await cardsOf(tx, applicantId);
    await leaveCards(
      tx,
      kept.map(({ id }) => id),
      now,
    );
  },
};
