import {
  evidenceKinds,
  incomeKinds,
  incomePeriods,
  incomeRoles,
} from '@contract/credit/income-kinds';
import type { Day } from '@contract/kernel/fields/day';
import { sql } from 'drizzle-orm';
import { char, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { centavos, createdAt, id, instant } from './columns';
import { projects } from './credit';
import { coObligors } from './credit-co-obligors';
import { users } from './identity';

/** What the applicant of a request, or who answers for it too, lives on. */
export const incomeSources = pgTable(
  'income_sources',
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    role: text({ enum: incomeRoles }).notNull(),
    /** Whose it is, of a co-obligor: of one who left it counts no more. */
    coObligorId: uuid().references(() => coObligors.id),
    kind: text({ enum: incomeKinds }).notNull(),
    payer: text().notNull(),
    since: date().$type<Day>().notNull(),
    amountCents: centavos().notNull(),
    period: text({ enum: incomePeriods }).notNull(),
    notes: text().notNull(),
    /** Who stated it: the applicant's side, or the installer's. */
    statedBy: text({ enum: ['applicant', 'supplier'] }).notNull(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index('income_sources_project').on(t.projectId, t.id),
    index('income_sources_co_obligor').on(t.coObligorId),
    check(
      'income_sources_of_co_obligor',
      sql`(${t.role} = 'co-obligor') = (${t.coObligorId} is not null)`,
    ),
  ],
);

/** The files that prove a source. */
export const incomeEvidence = pgTable(
  'income_evidence',
  {
    id: id(),
    incomeSourceId: uuid()
      .notNull()
      .references(() => incomeSources.id, { onDelete: 'cascade' }),
    kind: text({ enum: evidenceKinds }).notNull(),
    sha256: char({ length: 64 }).notNull(),
    fileName: text().notNull(),
    mediaType: text().notNull(),
    size: integer().notNull(),
    uploadedBy: uuid()
      .notNull()
      .references(() => users.id),
    uploadedAt: instant().notNull(),
  },
  (t) => [
    index('income_evidence_source').on(t.incomeSourceId, t.id),
    index('income_evidence_sha256').on(t.sha256),
  ],
);
