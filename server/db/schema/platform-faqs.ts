import type { Day } from '@contract/kernel/fields/day';
import type { FaqAudience, FaqTopic } from '@contract/platform/faqs';
import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

/** Questions that people ask and what staff answer, read on the public page and in the help of each role. */
export const faqs = pgTable(
  'faqs',
  {
    id: id(),
    /** Its deep link; a question that was retired leaves it to another. */
    slug: text().notNull(),
    topic: text().$type<FaqTopic>().notNull(),
    audience: text().array().$type<FaqAudience[]>().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    /** Its place among all; larger ones come later in their topic. */
    position: integer().notNull(),
    publishedFrom: date().$type<Day>().notNull(),
    retiredAt: instant(),
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex('faqs_slug_key').on(t.slug).where(sql`retired_at is null`),
    check('faqs_some_audience', sql`cardinality(${t.audience}) > 0`),
  ],
);
