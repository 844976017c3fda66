import type { CardBrand, ChargeState, DeclineReason } from '@contract/treasury/cards';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { centavos, createdAt, id, instant } from './columns';
import { applicants } from './people';

/** Addresses at which applicants register the cards that they pay by: one in force of each. */
export const cardLinks = pgTable(
  'card_links',
  {
    id: id(),
    applicantId: uuid()
      .notNull()
      .references(() => applicants.id),
    /** Keyed hash of the address's unguessable part. */
    mark: char({ length: 64 }).notNull(),
    /** That part, sealed, for its owner to open it again. */
    sealed: text().notNull(),
    /** Wrong codes since the last right one: too many end it. */
    wrongCodes: integer().notNull().default(0),
    createdAt: createdAt(),
    endedAt: instant(),
  },
  (t) => [
    uniqueIndex('card_links_mark_key').on(t.mark),
    uniqueIndex('card_links_in_force').on(t.applicantId).where(sql`ended_at is null`),
    index('card_links_applicant').on(t.applicantId),
  ],
);

/** Cards that applicants pay by. Their numbers are the gateway's alone. */
export const cards = pgTable(
  'cards',
  {
    id: id(),
    applicantId: uuid()
      .notNull()
      .references(() => applicants.id),
    /** What the gateway charges it by, sealed; null once the gateway forgot it. */
    token: text(),
    brand: text().$type<CardBrand>().notNull(),
    last4: char({ length: 4 }).notNull(),
    expiryMonth: smallint().notNull(),
    expiryYear: smallint().notNull(),
    isDefault: boolean().notNull(),
    createdAt: createdAt(),
    removedAt: instant(),
  },
  (t) => [
    index('cards_applicant').on(t.applicantId, t.id),
    uniqueIndex('cards_default').on(t.applicantId).where(sql`is_default`),
    uniqueIndex('cards_once')
      .on(t.applicantId, t.brand, t.last4, t.expiryYear, t.expiryMonth)
      .where(sql`removed_at is null`),
    check('cards_default_in_force', sql`not (${t.isDefault} and ${t.removedAt} is not null)`),
    check('cards_month', sql`${t.expiryMonth} between 1 and 12`),
  ],
);

/** Charges to cards, each by a reference of whoever asked for it, by which it happens once. */
export const cardCharges = pgTable(
  'card_charges',
  {
    id: id(),
    cardId: uuid()
      .notNull()
      .references(() => cards.id),
    reference: text().notNull(),
    amountCents: centavos().notNull(),
    state: text().$type<ChargeState>().notNull(),
    /** Why it was declined. */
    reason: text().$type<DeclineReason>(),
    /** The gateway's own name of it. */
    gatewayId: text(),
    askedAt: instant().notNull(),
    /** When what came of it was known. */
    settledAt: instant(),
  },
  (t) => [
    uniqueIndex('card_charges_reference_key').on(t.reference),
    index('card_charges_card').on(t.cardId, t.askedAt),
    check('card_charges_amount', sql`${t.amountCents} > 0`),
    check('card_charges_reason', sql`(${t.state} = 'declined') = (${t.reason} is not null)`),
  ],
);
