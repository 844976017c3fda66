import type { Centavos } from '@contract/kernel/fields/centavos';
import { sql } from 'drizzle-orm';
import { char, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { centavos, instant } from './columns';
import { users } from './identity';
import { journalEntries } from './ledger';

/** Months whose withheld taxes were reported, with what was reported; a month without a row is open. */
export const taxMonths = pgTable(
  'tax_months',
  {
    /** '2026-03' */
    month: char({ length: 7 }).primaryKey(),
    incomeTaxCents: centavos().$type<Centavos>().notNull(),
    vatCents: centavos().$type<Centavos>().notNull(),
    reportedBy: uuid()
      .notNull()
      .references(() => users.id),
    reportedAt: instant().notNull(),
    /** The operation number of the payment; null until it is made. */
    reference: text(),
    remittedBy: uuid().references(() => users.id),
    remittedAt: instant(),
  },
  (t) => [
    check(
      'tax_months_remitted_whole',
      sql`num_nulls(${t.reference}, ${t.remittedBy}, ${t.remittedAt}) in (0, 3)`,
    ),
  ],
);

/** Entries that became known after the month that they concern was reported. */
export const taxComplements = pgTable(
  'tax_complements',
  {
    entryId: uuid()
      .primaryKey()
      .references(() => journalEntries.id),
    /** The reported month, '2026-03'. */
    month: char({ length: 7 })
      .notNull()
      .references(() => taxMonths.month),
  },
  (t) => [index('tax_complements_month').on(t.month)],
);
