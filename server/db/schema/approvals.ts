import { sql } from 'drizzle-orm';
import { char, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { centavos, id, instant } from './columns';
import { users } from './people';

/**
 * Staff's acts over money: those that one person did alone, which count against the amount from which it
 * takes two, and those that wait or waited for a second one.
 */
export const approvals = pgTable(
  'approvals',
  {
    id: id(),
    /** Method and path of the endpoint. */
    endpoint: text().notNull(),
    /** Acts of one kind count together. */
    kind: text().notNull(),
    object: text().notNull(),
    objectId: text().notNull(),
    title: text().notNull(),
    details: jsonb().$type<{ label: string; value: string }[]>().notNull(),
    /** Each line of what it does many of. */
    lines: jsonb().$type<{ label: string; value: string }[]>().notNull().default([]),
    amountCents: centavos(),
    /** Users whose money it is: they neither ask for it nor confirm it. */
    people: uuid().array().notNull(),
    /** What was sent, sealed, and the SHA-256 of it with what was shown; none of what was done at once. */
    payload: text(),
    payloadHash: char({ length: 64 }),
    requestedBy: uuid()
      .notNull()
      .references(() => users.id),
    requestedAt: instant().notNull(),
    outcome: text({ enum: ['alone', 'waiting', 'done', 'declined', 'expired'] }).notNull(),
    decidedBy: uuid().references(() => users.id),
    decidedAt: instant(),
    declineReason: text(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('approvals_waiting_key').on(t.endpoint, t.objectId).where(sql`outcome = 'waiting'`),
    index('approvals_outcome').on(t.outcome, t.id),
    index('approvals_alone').on(t.requestedBy, t.kind, t.requestedAt).where(sql`outcome = 'alone'`),
  ],
);
