import type { Day } from '@contract/kernel/fields/day';
import {
  char,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './identity';

/** How often a person's invitation was opened on a day. */
export const referralDays = pgTable(
  'referral_days',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    day: date().$type<Day>().notNull(),
    visits: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
);

/** How much of a day's count is one network's, by a keyed hash of network and day; forgotten when the day is over. */
export const referralNetworks = pgTable(
  'referral_networks',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    day: date().$type<Day>().notNull(),
    network: char({ length: 64 }).notNull(),
    visits: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day, t.network] }),
    index('referral_networks_day').on(t.day),
  ],
);
