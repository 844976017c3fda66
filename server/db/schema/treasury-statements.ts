import type { StatementFormat } from '@contract/treasury/statements';
import { sql } from 'drizzle-orm';
import {
  bigint,
  char,
  check,
  customType,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { applicants, investors } from './people';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Months that are closed for statements: what the journal had by then of days until their end is in them, and what
 * it learns later is in the month after. Append-only, without gaps, in order.
 */
export const statementMonths = pgTable('statement_months', {
  /** '2026-03' */
  month: char({ length: 7 }).primaryKey(),
  /** The journal's last link as the month was closed. */
  throughSeq: bigint({ mode: 'number' }).notNull(),
  closedAt: instant().notNull(),
});

/** Statements as they were issued, each sealed in the journal's chain; append-only, kept for ten years. */
export const statements = pgTable(
  'statements',
  {
    id: id(),
    folio: text().notNull(),
    investorId: uuid().references(() => investors.id),
    applicantId: uuid().references(() => applicants.id),
    /** '2026-03' for a month, '2026' for a year. */
    period: text().notNull(),
    /** Canonical JSON: the text that the seal is the hash of. */
    content: text().notNull(),
    /** SHA-256 of the content, in hex. */
    sha256: char({ length: 64 }).notNull(),
    issuedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('statements_folio_key').on(t.folio),
    uniqueIndex('statements_investor_period')
      .on(t.investorId, t.period)
      .where(sql`investor_id is not null`),
    uniqueIndex('statements_applicant_period')
      .on(t.applicantId, t.period)
      .where(sql`applicant_id is not null`),
    check('statements_owner', sql`num_nonnulls(${t.investorId}, ${t.applicantId}) = 1`),
  ],
);

/** Files of statements, made when they are first asked for and never again; append-only. */
export const statementFiles = pgTable(
  'statement_files',
  {
    statementId: uuid()
      .notNull()
      .references(() => statements.id),
    format: text().$type<StatementFormat>().notNull(),
    sha256: char({ length: 64 }).notNull(),
    bytes: bytes().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.statementId, t.format] }),
    index('statement_files_sha256').on(t.sha256),
  ],
);
