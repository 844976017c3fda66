import type { FilteredList } from '@contract/platform/saved-filters';
import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { users } from './identity';

/** What a person of staff keeps of a list under a name: filters, search and order. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    list: text().$type<FilteredList>().notNull(),
    name: text().notNull(),
    /** As names are compared: without accents and case. */
    nameSearched: text().notNull(),
    /** Sealed under `saved_filters.query:<id>`: what was searched for may be a person's CURP. */
    query: text().notNull(),
    isDefault: boolean().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('saved_filters_name').on(t.userId, t.list, t.nameSearched),
    uniqueIndex('saved_filters_default').on(t.userId, t.list).where(sql`is_default`),
  ],
);
