import type { Day } from '@contract/kernel/fields/day';
import { sql } from 'drizzle-orm';
import { check, date, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { loans } from './credit';
import { users } from './identity';

/**
 * Credits that were written off, with why, and what undid it. How much is the ledger's (`principalWrittenOff`), who
 * confirmed each is the approval's that was decided at the same moment.
 */
export const writeOffs = pgTable(
  'write_offs',
  {
    id: id(),
    loanId: uuid()
      .notNull()
      .references(() => loans.id),
    on: date('written_off_on').$type<Day>().notNull(),
    reason: text().notNull(),
    evidence: text().notNull(),
    askedBy: uuid()
      .notNull()
      .references(() => users.id),
    doneAt: instant().notNull(),
    /** Null while it stands. */
    undoneOn: date().$type<Day>(),
    undoneReason: text(),
    undoneBy: uuid().references(() => users.id),
    undoneAt: instant(),
  },
  (t) => [
    uniqueIndex('write_offs_standing_key').on(t.loanId).where(sql`undone_at is null`),
    check(
      'write_offs_undone',
      sql`num_nulls(${t.undoneOn}, ${t.undoneReason}, ${t.undoneBy}, ${t.undoneAt}) in (0, 4) and ${t.undoneOn} >= ${t.on}`,
    ),
  ],
);
