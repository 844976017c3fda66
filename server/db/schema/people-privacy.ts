import type { Day } from '@contract/kernel/fields/day';
import type { privacyRights } from '@contract/people/privacy';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { users } from './identity';

/** Copies of their data that people asked for: made by a job, sealed, gone once downloaded or expired. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    readyAt: instant(),
    expiresAt: instant(),
    downloadedAt: instant(),
    /** Encrypted JSON while it may be downloaded. */
    content: text(),
  },
  (t) => [index('data_exports_user').on(t.userId, t.id)],
);

/** What people ask of their data by law (access, rectification, cancellation, opposition), and what was answered. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: id(),
    folio: text()
      .notNull()
      .unique()
      .default(sql`'ARCO-' || lpad(nextval('privacy_folio')::text, 6, '0')`),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text().$type<(typeof privacyRights)[number]>().notNull(),
    text: text().notNull(),
    /** The last day on which the law lets us answer. */
    dueOn: date().$type<Day>().notNull(),
    createdAt: createdAt(),
    outcome: text({ enum: ['accepted', 'declined'] }),
    answer: text(),
    answeredAt: instant(),
    answeredBy: uuid().references(() => users.id),
  },
  (t) => [
    index('privacy_requests_user').on(t.userId, t.id),
    index('privacy_requests_due').on(t.dueOn, t.id),
    check(
      'privacy_requests_answered_whole',
      sql`num_nonnulls(${t.outcome}, ${t.answer}, ${t.answeredAt}, ${t.answeredBy}) in (0, 4)`,
    ),
  ],
);
