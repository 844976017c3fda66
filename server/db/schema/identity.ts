import type { CsvPreference } from '@contract/identity/users';
import { type Duty, duties } from '@contract/kernel/duties';
import type { PageSize } from '@contract/kernel/page-size';
import type { RestrictionLevel } from '@contract/kernel/restriction';
import type { Role } from '@contract/kernel/roles';
import { sql } from 'drizzle-orm';
import {
  char,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { searched } from '../search-text';
import { createdAt, id, instant } from './columns';
import { programs } from './program';

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    passwordHash: text(),
    fullName: text().notNull(),
    phone: text(),
    /** When its owner last typed back a code that was sent to it. */
    phoneVerifiedAt: instant(),
    /** 0 is a legal entity, anything else an individual. */
    personType: smallint().notNull().default(1),
    status: text({ enum: ['pending', 'active', 'closed'] })
      .notNull()
      .default('pending'),
    failedLogins: integer().notNull().default(0),
    /** Wrong codes since the last right one, regardless of passwords typed between them. */
    wrongCodes: integer().notNull().default(0),
    blockedUntil: instant(),
    /** Until when a block does not hold for the network from which its owner opened the account. */
    openedUntil: instant(),
    openedFrom: text(),
    /** Set while staff keep the account closed, with the reason. */
    staffBlockedAt: instant(),
    staffBlockReason: text(),
    /** How far staff hold the account back while it stays open, and why, as its person reads it. */
    restrictionLevel: smallint().$type<RestrictionLevel>().notNull().default(0),
    restrictionReason: text(),
    /** Staff's own words for finding the account again. */
    tags: text().array().notNull().default([]),
    /** How often staff saved the restriction and the tags. */
    standingVersion: integer().notNull().default(0),
    /** What an administrator is charged with; nothing of who is none. */
    duties: text().array().$type<Duty[]>().notNull().default([]),
    passwordChangedAt: instant(),
    totpSecret: text(),
    totpEnabledAt: instant(),
    /** The last time step accepted, so that a code is used once. */
    totpLastStep: integer(),
    /** When it was last enrolled or removed: withdrawals are blocked for a while from then on. */
    secondFactorChangedAt: instant(),
    /** When the address last changed, with the same consequence. */
    emailChangedAt: instant(),
    preferences: jsonb()
      .$type<{ theme?: string; starred?: string[]; csv?: CsvPreference; page_size?: PageSize }>()
      .notNull()
      .default({}),
    referralCode: text().notNull(),
    referredBy: uuid(),
    termsAcceptedAt: instant(),
    lastLoginAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    uniqueIndex('users_referral_code_key').on(t.referralCode),
    index('users_referred_by').on(t.referredBy).where(sql`referred_by is not null`),
    check('users_restriction_level', sql`${t.restrictionLevel} between 0 and 2`),
    check(
      'users_restriction_reason',
      sql`(${t.restrictionLevel} = 0) = (${t.restrictionReason} is null)`,
    ),
    check(
      'users_duties',
      sql`${t.duties} <@ array[${sql.raw(duties.map((duty) => `'${duty}'`).join(', '))}]`,
    ),
    index('users_name_search').using('gin', sql`${searched(t.fullName)} gin_trgm_ops`),
    index('users_email_search').using('gin', sql`${searched(t.email)} gin_trgm_ops`),
    index('users_phone').on(t.phone),
    // Few have any: the words by which staff find them again are looked through one by one.
    index('users_tagged').on(t.id).where(sql`cardinality(tags) > 0`),
    // The orders of the list of people.
    index('users_created').on(t.createdAt, t.id),
    index('users_status').on(t.status, t.createdAt, t.id),
    index('users_blocked').on(t.createdAt, t.id).where(sql`staff_blocked_at is not null`),
    index('users_full_name').on(t.fullName, t.id),
  ],
);

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    role: text().$type<Role>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.role] }),
    index('user_roles_role').on(t.role, t.userId),
  ],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    codeHash: text().notNull(),
    usedAt: instant(),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: char({ length: 64 }).notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    role: text().$type<Role>().notNull(),
    /** The program that it stands in, of all that a person of programs is in. */
    programId: uuid().references(() => programs.id),
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
        'renewed',
        'idle',
        'lifetime',
        'revoked',
        'password',
        'role',
        'staff',
        'blocked',
        'codes',
        'removed',
        'closed',
        'email',
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
