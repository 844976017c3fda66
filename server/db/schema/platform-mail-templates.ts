import type { Day } from '@contract/kernel/fields/day';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { users } from './identity';

/**
 * Staff's own words for a mail. One is a draft until it is given the day from which it is mailed; from then on the
 * database refuses to change or delete it (the migration's trigger).
 */
export const mailTemplateVersions = pgTable(
  'mail_template_versions',
  {
    id: id(),
    template: text().notNull(),
    /** From 1 for each template; 0 is the product's own text. */
    number: integer().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    fromDay: date().$type<Day>(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    publishedBy: uuid().references(() => users.id),
    publishedAt: instant(),
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex('mail_template_versions_number_key').on(t.template, t.number),
    uniqueIndex('mail_template_versions_draft_key').on(t.template).where(sql`from_day is null`),
    index('mail_template_versions_in_force').on(t.template, t.fromDay, t.number),
    check(
      'mail_template_versions_published',
      sql`(${t.fromDay} is null) = (${t.publishedAt} is null) and (${t.fromDay} is null) = (${t.publishedBy} is null)`,
    ),
  ],
);
