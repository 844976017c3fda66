import type { NipChannel } from '@contract/credit/co-obligors';
import type { Day } from '@contract/kernel/fields/day';
import { sql } from 'drizzle-orm';
import { char, date, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { projects } from './credit';
import { users } from './identity';

/** Who answers for a credit beside its applicant: whom they named, what was answered, and the code that is open. */
export const coObligors = pgTable(
  'co_obligors',
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    fullName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    relation: text().notNull(),
    acceptedAt: instant(),
    declinedAt: instant(),
    declineReason: text(),
    withdrawnAt: instant(),
    /** Sealed: birth day, CURP, RFC, telephone and address, as they gave them. */
    person: text(),
    /** What the duty read as, and from where it was accepted. */
    dutyVersion: text(),
    dutyHash: char({ length: 64 }),
    acceptedIp: text(),
    acceptedUserAgent: text(),
    /** Keyed hash of the code that was sent last. */
    nipMark: text(),
    nipChannel: text().$type<NipChannel>(),
    nipSentAt: instant(),
    nipEndsAt: instant(),
    nipTries: smallint().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('co_obligors_open_key')
      .on(t.projectId)
      .where(sql`declined_at is null and withdrawn_at is null`),
    index('co_obligors_project').on(t.projectId, t.id),
    index('co_obligors_email').on(sql`lower(${t.email})`),
  ],
);

/** Authorisations to consult a co-obligor's credit history, with all that proves them; append-only. */
export const bureauConsents = pgTable(
  'bureau_consents',
  {
    id: id(),
    coObligorId: uuid()
      .notNull()
      .references(() => coObligors.id),
    folio: text().notNull(),
    version: text().notNull(),
    textHash: char({ length: 64 }).notNull(),
    /** Sealed: name, RFC, CURP, birth day, address and telephone of that moment. */
    person: text().notNull(),
    nipMark: text().notNull(),
    channel: text().$type<NipChannel>().notNull(),
    sentAt: instant().notNull(),
    validatedAt: instant().notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
  },
  (t) => [
    uniqueIndex('bureau_consents_co_obligor_key').on(t.coObligorId),
    uniqueIndex('bureau_consents_folio_key').on(t.folio),
  ],
);

/** What the bureau reported, each time that it was consulted; append-only. */
export const bureauReports = pgTable(
  'bureau_reports',
  {
    id: id(),
    consentId: uuid()
      .notNull()
      .references(() => bureauConsents.id),
    source: text({ enum: ['by_hand'] }).notNull(),
    reportedOn: date().$type<Day>().notNull(),
    /** Sealed: score and summary. */
    content: text().notNull(),
    recordedBy: uuid()
      .notNull()
      .references(() => users.id),
    recordedAt: instant().notNull(),
  },
  (t) => [index('bureau_reports_consent').on(t.consentId, t.id)],
);
