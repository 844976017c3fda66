import type { OpportunityStatus } from '@contract/funding/opportunity-statuses';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { centavos, createdAt, id, instant } from './columns';
import { loans } from './credit';
import { investors } from './people';

export const opportunities = pgTable(
  'opportunities',
  {
    id: id(),
    loanId: uuid()
      .notNull()
      .references(() => loans.id),
    status: text().$type<OpportunityStatus>().notNull(),
    goalCents: centavos().notNull(),
    committedCents: centavos().notNull(),
    closesAt: instant().notNull(),
    publishedAt: instant().notNull(),
    publishedBy: uuid().notNull(),
    closedAt: instant(),
  },
  (t) => [
    uniqueIndex('opportunities_loan_key').on(t.loanId),
    index('opportunities_status').on(t.status, t.id),
    index('opportunities_closes').on(t.closesAt, t.id),
    index('opportunities_goal').on(t.goalCents, t.id),
  ],
);

/** An investor's promise of money to an opportunity; it becomes a participation when the loan is paid out. */
export const commitments = pgTable(
  'commitments',
  {
    id: id(),
    opportunityId: uuid()
      .notNull()
      .references(() => opportunities.id),
    investorId: uuid()
      .notNull()
      .references(() => investors.id),
    amountCents: centavos().notNull(),
    status: text({
      enum: ['reserved', 'firm', 'active', 'cancelled', 'expired', 'settled'],
    }).notNull(),
    createdAt: createdAt(),
    endedAt: instant(),
  },
  (t) => [
    index('commitments_opportunity').on(t.opportunityId, t.id),
    index('commitments_investor').on(t.investorId, t.id),
    index('commitments_status').on(t.status, t.id),
    index('commitments_amount').on(t.amountCents, t.id),
  ],
);
