import { decisions } from '@contract/program/prospect-batches';
import { batchFields, matchKeys } from '@contract/program/prospect-cells';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { programs } from './program';

/** The rows of an uploaded file until they are taken in; afterwards those that changed a prospect, with what it was. */
export const prospectBatchRows = pgTable(
  'prospect_batch_rows',
  {
    // Not referenced: a check for each of a million rows, which are written under their batch's lock alone.
    batchId: uuid().notNull(),
    /** As a spreadsheet numbers it. */
    row: integer().notNull(),
    /** The id of the prospect that it becomes. */
    id: uuid().notNull(),
    // As they are kept, or as they were written where they cannot be.
    businessName: text(),
    contactName: text(),
    phone: text(),
    email: text(),
    rfc: text(),
    municipality: text(),
    state: text(),
    postalCode: text(),
    zone: text(),
    zoneId: uuid(),
    searchText: text().notNull(),
    problems: jsonb().$type<Record<string, string>>(),
    /** Where the catalogue has its postal code, of a row that says another place; null once somebody accepted that. */
    knownPlace: text(),
    /** By what it repeats a prospect of the program, or an earlier row. */
    match: text({ enum: matchKeys }),
    matchId: uuid(),
    matchRow: integer(),
    /** Whether the prospect has already all that the row would write over it. */
    same: boolean(),
    decision: text({ enum: decisions }),
    /** What the prospect was that it changed, and which version the change left; a later act that was undone left it too. */
    before: jsonb().$type<Record<string, unknown>>(),
    version: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.batchId, t.row] }),
    index('prospect_batch_rows_bad').on(t.batchId, t.row).where(sql`${t.problems} is not null`),
    index('prospect_batch_rows_misplaced')
      .on(t.batchId, t.row)
      .where(sql`${t.knownPlace} is not null`),
    // An act over a prospect that is taken back tells the one before it.
    index('prospect_batch_rows_changed').on(t.matchId).where(sql`${t.before} is not null`),
    index('prospect_batch_rows_repeated').on(t.batchId, t.row).where(sql`${t.match} is not null`),
  ],
);

/** What people of a program said which field a heading is; null of one that is none. */
export const prospectColumns = pgTable(
  'prospect_columns',
  {
    programId: uuid()
      .notNull()
      .references(() => programs.id),
    /** Accent-free, in lower case. */
    heading: text().notNull(),
    field: text({ enum: batchFields }),
  },
  (t) => [primaryKey({ columns: [t.programId, t.heading] })],
);
