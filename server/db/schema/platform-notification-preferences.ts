import type { NoticeChoices, NoticeEvents } from '@contract/platform/notification-preferences';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { users } from './identity';

/** How a person wants to be notified; of who has no row, as the first choices have it. */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id),
  version: integer().notNull(),
  choices: jsonb().$type<NoticeChoices>().notNull(),
  /** Of events that go by other ways than their kind. */
  events: jsonb().$type<NoticeEvents>().notNull().default({}),
  /** Times of day in Mexico City between which mails and texts of work wait; empty for none. */
  quietFrom: text().notNull(),
  quietTo: text().notNull(),
  updatedAt: instant().notNull(),
});
