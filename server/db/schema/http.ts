import {
  bigint,
  char,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';

/** Answers already given to idempotent calls, stored in the transaction that did the work. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    userId: uuid().notNull(),
    endpoint: text().notNull(),
    key: text().notNull(),
    bodyHash: char({ length: 64 }).notNull(),
    status: integer(),
    response: jsonb(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('idempotency_keys_key').on(t.userId, t.endpoint, t.key)],
);

/** Counters of the rate limiter, in the shape its library asks for. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
