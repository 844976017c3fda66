import type { ShareComponent } from '@server/ledger/events/shares';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { centavos } from './columns';
import { payments } from './credit';
import { participations } from './funding-participations';

/**
 * What each participation got of a payment, written with its distribution. Rows of a payment that was undone
 * stay, as its entries do: those that count are of payments without `reversed_at`.
 */
export const paymentShares = pgTable(
  'payment_shares',
  {
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    participationId: uuid()
      .notNull()
      .references(() => participations.id),
    component: text().$type<ShareComponent>().notNull(),
    /** What came is positive; tax and fees, which were taken of it, are negative. */
    amountCents: centavos().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.paymentId, t.participationId, t.component] }),
    index('payment_shares_participation').on(t.participationId, t.paymentId),
    check('payment_shares_not_zero', sql`${t.amountCents} <> 0`),
  ],
);
