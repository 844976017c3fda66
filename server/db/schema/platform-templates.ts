import type { Day } from '@contract/kernel/fields/day';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { users } from './identity';

/**
 * Staff's own words for a mail or a contract, or the product's where an upgrade changes them. One is a draft until it is given the day from which it is used; from then
 * on the database refuses to change or delete it, but for its withdrawal before that day (the migrations' trigger).
 */
export const templateVersions = pgTable(
  'template_versions',
  {
    id: id(),
    template: text().notNull(),
    /**
     * Counted from the product's own text, 0 of a mail's, 1 of a contract's, which is a row only where a house keeps
     * since when it has it.
     */
    number: integer().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    fromDay: date().$type<Day>(),
    /** What changes and why, of a contract. */
    reason: text(),
    /** Null of later words of the product's own, which come with an upgrade and are published by nobody. */
    createdBy: uuid().references(() => users.id),
    createdAt: createdAt(),
    publishedBy: uuid().references(() => users.id),
    publishedAt: instant(),
    withdrawnBy: uuid().references(() => users.id),
    withdrawnAt: instant(),
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex('template_versions_number_key').on(t.template, t.number),
    uniqueIndex('template_versions_draft_key').on(t.template).where(sql`from_day is null`),
    index('template_versions_in_force').on(t.template, t.fromDay, t.number),
    check(
      'template_versions_published',
      sql`(${t.fromDay} is null) = (${t.publishedAt} is null) and (${t.fromDay} is null or ${t.createdBy} is null) = (${t.publishedBy} is null)`,
    ),
    check(
      'template_versions_withdrawn',
      sql`(${t.withdrawnBy} is null) = (${t.withdrawnAt} is null) and (${t.withdrawnAt} is null or ${t.fromDay} is not null)`,
    ),
  ],
);
