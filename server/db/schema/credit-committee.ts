import type { DecisionKind, RejectionReason } from '@contract/credit/decisions';
import type { Day } from '@contract/kernel/fields/day';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { centavos, id, instant } from './columns';
import { projects } from './credit';
import { users } from './identity';
import { applicants } from './people';

/** What the bureau reported of an applicant, each time that it was consulted; append-only. */
export const applicantReports = pgTable(
  'applicant_reports',
  {
    id: id(),
    applicantId: uuid()
      .notNull()
      .references(() => applicants.id),
    source: text({ enum: ['by_hand'] }).notNull(),
    reportedOn: date().$type<Day>().notNull(),
    /** Sealed: score and summary. */
    content: text().notNull(),
    recordedBy: uuid()
      .notNull()
      .references(() => users.id),
    recordedAt: instant().notNull(),
  },
  (t) => [index('applicant_reports_applicant').on(t.applicantId, t.id)],
);

/** What the committee decided on requests, append-only: who, when, of what, and why. */
export const creditDecisions = pgTable(
  'credit_decisions',
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    kind: text().$type<DecisionKind>().notNull(),
    /** What the request asked for at that moment: what it asks for follows a counter-offer that is accepted. */
    askedAmountCents: centavos().notNull(),
    askedTermMonths: smallint().notNull(),
    /** Of a rejection, in the order of the list. */
    reasons: text().array().$type<RejectionReason[]>().notNull().default([]),
    /** In the committee's own words. */
    note: text(),
    decidedBy: uuid()
      .notNull()
      .references(() => users.id),
    decidedAt: instant().notNull(),
  },
  (t) => [
    index('credit_decisions_project').on(t.projectId, t.id),
    check(
      'credit_decisions_reasons',
      sql`(${t.kind} = 'rejected') = (cardinality(${t.reasons}) > 0)`,
    ),
  ],
);

/** What a credit was approved on condition of; its contract waits until each is met. */
export const creditConditions = pgTable(
  'credit_conditions',
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    text: text().notNull(),
    metAt: instant(),
    metBy: uuid().references(() => users.id),
  },
  (t) => [
    index('credit_conditions_project').on(t.projectId, t.id),
    check('credit_conditions_met', sql`(${t.metAt} is null) = (${t.metBy} is null)`),
  ],
);
