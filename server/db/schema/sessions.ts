import type { Role } from '@contract/kernel/roles';
import type { LogCode } from '@contract/people/general-data';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { users } from './people';

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: char({ length: 64 }).notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    role: text().$type<Role>().notNull(),
    deviceId: text(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    /** Set on an extended session: the administrator's own session and account behind it. */
    actorSessionId: uuid(),
    actorUserId: uuid(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    steppedUpAt: instant(),
    createdAt: createdAt(),
    lastSeenAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
    endReason: text({
      enum: [
        'logout',
        'replaced',
        'idle',
        'lifetime',
        'revoked',
        'password',
        'role',
        'staff',
        'blocked',
        'codes',
      ],
    }),
  },
  (t) => [
    uniqueIndex('sessions_token_key').on(t.tokenHash),
    index('sessions_user').on(t.userId, t.id),
    index('sessions_actor').on(t.actorSessionId),
  ],
);

/** Links and codes that work once, for one purpose and one subject. Only their hash is kept. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: id(),
    tokenHash: char({ length: 64 }).notNull(),
    purpose: text().notNull(),
    userId: uuid().references(() => users.id),
    /** What else the token is bound to: a path id, a session, a document version. */
    subject: text().notNull().default(''),
    payload: jsonb().$type<Record<string, string>>().notNull().default({}),
    attempts: integer().notNull().default(0),
    uses: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    uniqueIndex('one_time_tokens_hash_key').on(t.tokenHash),
    index('one_time_tokens_user').on(t.userId, t.purpose),
  ],
);

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
    index('audit_log_object').on(t.object, t.objectId, t.seq),
    index('audit_log_user').on(t.userId, t.seq),
    index('audit_log_actor').on(t.actorUserId, t.seq).where(sql`actor_user_id is not null`),
    // Lists are read from the newest instant down, whatever range of days is asked for.
    index('audit_log_at').on(t.at, t.seq),
    index('audit_log_action').on(t.action, t.at, t.seq),
  ],
);

/**
 * Where the audit trail ends: one row, moved by the database with each entry and never back, so that an
 * end that was cut off is missed (migration 0009_audit_guard.sql).
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

/** Telemetry that the portal reports of itself (saveApplicantLog, saveInvestorLog): untrusted. */
export const activityLogs = pgTable(
  'activity_logs',
  {
    id: id(),
    userId: uuid().notNull(),
    account: text({ enum: ['applicant', 'investor'] }).notNull(),
    accountId: uuid().notNull(),
    logCode: text().$type<LogCode | 'otro'>().notNull(),
    /** What another client called an event that we do not know. */
    otherCode: text(),
    extraParams: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('activity_logs_account').on(t.accountId, t.id)],
);

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
    createdAt: createdAt(),
    readAt: instant(),
  },
  (t) => [index('notifications_user').on(t.userId, t.id)],
);

/** Mail waiting to be handed to the mail adapter, written in the transaction that caused it. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
    sentAt: instant(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** The lower goes out first; its jobs have it too. */
    priority: smallint().notNull().default(2),
    /** When it is handed over, or tried again; null once it was sent or given up. */
    dueAt: instant().defaultNow(),
  },
  (t) => [
    index('mails_unsent').on(t.sentAt, t.id),
    index('mails_to').using('gin', sql`lower(${t.to}) gin_trgm_ops`),
  ],
);
