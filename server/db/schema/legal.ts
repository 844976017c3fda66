import type { LegalDocument } from '@contract/people/legal-texts';
import { char, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { users } from './people';

/** Which words somebody accepted, when and from where; rows are only added, and go with an account nobody activated. */
export const legalAcceptances = pgTable(
  'legal_acceptances',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    document: text().$type<LegalDocument>().notNull(),
    version: text().notNull(),
    /** SHA-256 of the text, which proves the words of the version. */
    textHash: char({ length: 64 }).notNull(),
    ip: text().notNull(),
    acceptedAt: createdAt(),
  },
  (t) => [index('legal_acceptances_user').on(t.userId, t.id)],
);
