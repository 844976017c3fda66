import type { Duty } from '@contract/kernel/duties';
import type { Day } from '@contract/kernel/fields/day';
import type { ApprovalDetail } from '@contract/platform/approvals';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { centavos, createdAt, id, instant } from './columns';
import { users } from './identity';

/** Who did what, chained by hash so that a change to history shows. */
export const auditLog = pgTable(
  'audit_log',
  {
    seq: bigint({ mode: 'number' }).primaryKey(),
    at: instant().notNull(),
    userId: uuid(),
    actorUserId: uuid(),
    action: text().notNull(),
    object: text().notNull(),
    objectId: text().notNull(),
    details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
    prevHash: char({ length: 64 }).notNull(),
    hash: char({ length: 64 }).notNull(),
  },
  (t) => [
    // Of one record and of one person, from the newest instant down.
    index('audit_log_object').on(t.object, t.objectId, t.at, t.seq),
    index('audit_log_user').on(t.userId, t.at, t.seq),
    index('audit_log_actor').on(t.actorUserId, t.seq).where(sql`actor_user_id is not null`),
    // Lists are read from the newest instant down, for any range of days.
    index('audit_log_at').on(t.at, t.seq),
    index('audit_log_action').on(t.action, t.at, t.seq),
  ],
);

/** What APP_SECRET sealed when the house began: one row, which opens under no other. */
export const secretCanary = pgTable(
  'secret_canary',
  {
    one: boolean().primaryKey().default(true),
    sealed: text().notNull(),
  },
  (t) => [check('secret_canary_one', sql`${t.one}`)],
);

/**
 * Where the audit trail ends: one row, moved by the database with each entry and never back, so that an
 * end that was cut off is missed (the guards in 0000_baseline.sql).
 */
export const auditHead = pgTable(
  'audit_head',
  {
    one: boolean().primaryKey().default(true),
    seq: bigint({ mode: 'number' }).notNull(),
    hash: char({ length: 64 }).notNull(),
  },
  (t) => [check('audit_head_one', sql`${t.one}`)],
);

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    body: text().notNull(),
    /** Path inside the portal that the notification leads to. */
    href: text(),
    /** Names what it is about, where the same is not told again before it is read. */
    matter: text(),
    createdAt: createdAt(),
    readAt: instant(),
  },
  (t) => [
    index('notifications_user').on(t.userId, t.id),
    index('notifications_matter').on(t.matter).where(sql`read_at is null and matter is not null`),
  ],
);

/** Messages waiting to be handed to the adapter of their channel, written in the transaction that caused them. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    channel: text({ enum: ['mail', 'sms'] })
      .notNull()
      .default('mail'),
    /** A mail address, or a telephone in E.164. */
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
    sentAt: instant(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** The lower goes out first; its jobs have it too. */
    priority: smallint().notNull().default(2),
    /** When it is handed over, or retried; null once it was sent or given up. */
    dueAt: instant().defaultNow(),
  },
  (t) => [
    index('mails_unsent').on(t.sentAt, t.id),
    index('mails_channel').on(t.channel, t.id),
    index('mails_to').using('gin', sql`lower(${t.to}) gin_trgm_ops`),
  ],
);

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
    details: jsonb().$type<ApprovalDetail[]>().notNull(),
    /** Each line of what it does many of. */
    lines: jsonb().$type<{ label: string; value: string }[]>().notNull().default([]),
    amountCents: centavos(),
    /** The duty of staff that who asks and who confirms hold; null of what was asked before there were any. */
    duty: text().$type<Duty>(),
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
    index('approvals_done').on(t.endpoint, t.objectId).where(sql`outcome = 'done'`),
    index('approvals_alone').on(t.requestedBy, t.kind, t.requestedAt).where(sql`outcome = 'alone'`),
  ],
);

/** Values that law or business change: each holds from a day on, until its end or the next value's day. */
export const settings = pgTable(
  'settings',
  {
    id: id(),
    key: text('key').notNull(),
    value: jsonb('value').notNull(),
    validFrom: date().$type<Day>().notNull(),
    /** First day on which the value no longer holds; null while it does. */
    validTo: date().$type<Day>(),
    /** Where the value comes from: law, article, decision. */
    source: text('source').notNull(),
    setBy: text('set_by').notNull(),
  },
  (t) => [uniqueIndex('settings_key_from_key').on(t.key, t.validFrom)],
);
