import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { users } from './identity';

/**
 * What staff noted about a person. A note is never changed: a correction is another one (the database refuses more).
 * They go with the person's account, and into the copy of their data.
 */
export const personNotes = pgTable(
  'person_notes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    writtenBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [index('person_notes_user').on(t.userId, t.createdAt, t.id)],
);
