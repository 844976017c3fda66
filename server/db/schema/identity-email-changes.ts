import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { users } from './identity';

/** Changes of an account's mail address: asked for, confirmed at the new one, perhaps undone from the old one. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    fromEmail: text().notNull(),
    toEmail: text().notNull(),
    createdAt: createdAt(),
    confirmedAt: instant(),
    undoneAt: instant(),
  },
  (t) => [index('email_changes_user').on(t.userId, t.id)],
);
