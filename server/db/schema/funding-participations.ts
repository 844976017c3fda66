import type { Day } from '@contract/kernel/fields/day';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { centavos, id } from './columns';
import { loans } from './credit';
import { commitments } from './funding';
import { investors } from './people';

/**
 * Who holds which part of a delivered loan, since when: an investor's commitments to it are one row, with the id
 * of the oldest. When it passes to another investor its row ends and theirs begins. What of it is still owed
 * is the ledger's (`principalOwed`), whether it is settled the loan's.
 */
export const participations = pgTable(
  'participations',
  {
    id: id(),
    loanId: uuid()
      .notNull()
      .references(() => loans.id),
    investorId: uuid()
      .notNull()
      .references(() => investors.id),
    /** From which it came: the centavos that a split leaves over go to the oldest first, regardless of the holder. */
    commitmentId: uuid()
      .notNull()
      .references(() => commitments.id),
    nominalCents: centavos().notNull(),
    heldSince: date().$type<Day>().notNull(),
    /** The day on which it passed to another investor. */
    heldUntil: date().$type<Day>(),
  },
  (t) => [
    uniqueIndex('participations_holder_key')
      .on(t.loanId, t.investorId)
      .where(sql`${t.heldUntil} is null`),
    index('participations_investor').on(t.investorId, t.id),
    check('participations_nominal_positive', sql`${t.nominalCents} > 0`),
    check('participations_held_in_order', sql`${t.heldUntil} >= ${t.heldSince}`),
  ],
);
