import { earlyUses } from '@contract/credit/early-payments';
import type { Day } from '@contract/kernel/fields/day';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { centavos, createdAt, id } from './columns';
import { loans } from './credit';
import { users } from './identity';

/**
 * What applicants chose that money beyond what is due does for a credit, never changed: each counts from its day on,
 * until the next, or is about so much of the credit balance of that day.
 */
export const earlyPaymentChoices = pgTable(
  'early_payment_choices',
  {
    id: id(),
    loanId: uuid()
      .notNull()
      .references(() => loans.id),
    on: date('chosen_on').$type<Day>().notNull(),
    use: text({ enum: earlyUses }).notNull(),
    /** Null when it counts from its day on. */
    amountCents: centavos(),
    /** The sentence that the person accepted, in its words; of instalments that are paid ahead. */
    acceptedText: text(),
    /** Null of credits that had been delivered before it was asked. */
    chosenBy: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('early_payment_choices_loan').on(t.loanId, t.id),
    check('early_payment_choices_amount', sql`${t.amountCents} > 0`),
    check(
      'early_payment_choices_accepted',
      sql`${t.use} <> 'instalments' or ${t.acceptedText} is not null`,
    ),
  ],
);
