import { sql } from 'drizzle-orm';
import { check, pgTable, uuid } from 'drizzle-orm/pg-core';
import { centavos, instant } from './columns';
import { investors } from './people';

/** What an investor wants to receive each month. */
export const incomeTargets = pgTable(
  'income_targets',
  {
    investorId: uuid()
      .primaryKey()
      .references(() => investors.id),
    monthlyCents: centavos().notNull(),
    setAt: instant().notNull(),
  },
  (t) => [check('income_targets_positive', sql`${t.monthlyCents} > 0`)],
);
