import type { IdentitySubject } from '@contract/people/identity-checks';
import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { users } from './identity';

/** What a person declared of who they are, and of those who stand behind their account. */
export const identityChecks = pgTable(
  'identity_checks',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    subject: text().$type<IdentitySubject>().notNull(),
    version: integer().notNull(),
    /** Sealed as a whole: numbers of papers and of taxpayers, offices, where money comes from. */
    answers: text().notNull(),
    /** Keyed hash of the RFC of another person, which finds it again. */
    rfcMark: text(),
    updatedAt: instant().notNull(),
  },
  (t) => [uniqueIndex('identity_checks_subject_key').on(t.userId, t.subject)],
);
