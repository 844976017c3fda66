import type { Day } from '@contract/kernel/fields/day';
import { date, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id } from './columns';

/** Values that law or business change: each holds from a day on, until its end or the next value's day. */
export const settings = pgTable(
  'settings',
  {
    id: id(),
    key: text('key').notNull(),
    value: jsonb('value').notNull(),
    validFrom: date('valid_from').$type<Day>().notNull(),
    /** First day on which the value no longer holds; null while it does. */
    validTo: date('valid_to').$type<Day>(),
    /** Where the value comes from: law, article, decision. */
    source: text('source').notNull(),
    setBy: text('set_by').notNull(),
  },
  (t) => [uniqueIndex('settings_key_from_key').on(t.key, t.validFrom)],
);
