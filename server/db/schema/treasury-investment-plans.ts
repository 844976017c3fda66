import type { Day } from '@contract/kernel/fields/day';
import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { centavos, id, instant } from './columns';
import { users } from './identity';
import { investors } from './people';

/** What an investor wants to have and by when, in versions that are never changed; the newest is in force. */
export const investmentPlans = pgTable(
  'investment_plans',
  {
    id: id(),
    investorId: uuid()
      .notNull()
      .references(() => investors.id),
    /** From 1 for each investor. */
    number: integer().notNull(),
    goalCents: centavos().notNull(),
    goalOn: date().$type<Day>().notNull(),
    monthlyCents: centavos().notNull(),
    reinvestBp: integer().notNull(),
    /** What was estimated for that day when it was saved. */
    lowCents: centavos().notNull(),
    expectedCents: centavos().notNull(),
    highCents: centavos().notNull(),
    restoredFrom: integer(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('investment_plans_number_key').on(t.investorId, t.number),
    check(
      'investment_plans_amounts',
      sql`${t.goalCents} > 0 and ${t.monthlyCents} >= 0 and ${t.reinvestBp} between 0 and 10000`,
    ),
    check(
      'investment_plans_band',
      sql`${t.lowCents} between 0 and ${t.expectedCents} and ${t.expectedCents} <= ${t.highCents}`,
    ),
  ],
);
