import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { cardBrandName } from '@contract/locales/es-MX/treasury/card-names';
import { cardWords } from '@contract/locales/es-MX/treasury/cards-server';
import type { CardFacts } from '@server/adapters/adapters';
import { t } from '@server/i18n';

/** As many as a person may have registered. */
export const MOST_CARDS = 5;

/** Wrong codes since the last right one that end an address. */
export const MOST_WRONG_CODES = 10;

/**
 * Whether a card may no longer be charged: it may be until its last month is over in Mexico City.
 *
 * @param day of the charge
 */
export const isExpiredOn = ({ month, year }: Pick<CardFacts, 'month' | 'year'>, day: Day) =>
  `${year}-${String(month).padStart(2, '0')}` < day.slice(0, 7);

export const isExpiredAt = (card: Pick<CardFacts, 'month' | 'year'>, now: Date): boolean =>
  isExpiredOn(card, dayInMexicoCity(now));

/** A card as its owner recognises it. */
export const nameCard = ({ brand, last4 }: Pick<CardFacts, 'brand' | 'last4'>): string =>
  t(cardWords.named, { brand: t(cardBrandName[brand]), last4 });

export const tokenPlace = (cardId: string) => `cards.token:${cardId}`;
export const linkPlace = (linkId: string) => `card_links.sealed:${linkId}`;
