import type { Day } from '@contract/kernel/fields/day';
import type { Role } from '@contract/kernel/roles';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { programs, zones } from './programs';

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    passwordHash: text(),
    fullName: text().notNull(),
    phone: text(),
    /** 0 is a legal entity, anything else an individual. */
    personType: smallint().notNull().default(1),
    status: text({ enum: ['pending', 'active', 'closed'] })
      .notNull()
      .default('pending'),
    failedLogins: integer().notNull().default(0),
    /** Wrong codes since the last right one, whatever passwords were typed between them. */
    wrongCodes: integer().notNull().default(0),
    blockedUntil: instant(),
    /** Until when a block does not hold for the network from which its owner opened the account. */
    openedUntil: instant(),
    openedFrom: text(),
    passwordChangedAt: instant(),
    totpSecret: text(),
    totpEnabledAt: instant(),
    /** The last time step accepted, so that one code opens one door. */
    totpLastStep: integer(),
    /** When it was last enrolled or removed: money stays put for a while from then on. */
    secondFactorChangedAt: instant(),
    preferences: jsonb().$type<{ theme?: string; starred?: string[] }>().notNull().default({}),
    referralCode: text().notNull(),
    referredBy: uuid(),
    termsAcceptedAt: instant(),
    lastLoginAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    uniqueIndex('users_referral_code_key').on(t.referralCode),
    index('users_name_search').using('gin', sql`${searched(t.fullName)} gin_trgm_ops`),
    index('users_email_search').using('gin', sql`${searched(t.email)} gin_trgm_ops`),
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
  (t) => [primaryKey({ columns: [t.userId, t.role] })],
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

export const applicants = pgTable(
  'applicants',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** The installer that brought the applicant, if any. */
    supplierId: uuid().references(() => suppliers.id),
    agentId: uuid(),
    onboardingStep: text(),
    rfc: text(),
    curp: text(),
    birthDay: text().$type<Day>(),
    /** Personal reference of bank transfers: the CLABE assigned to this applicant's payments. */
    paymentClabe: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('applicants_user_key').on(t.userId),
    uniqueIndex('applicants_payment_clabe_key').on(t.paymentClabe),
    index('applicants_supplier').on(t.supplierId, t.id),
  ],
);

export const investors = pgTable(
  'investors',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    status: smallint().notNull().default(1),
    onboardingStep: text(),
    rfc: text(),
    curp: text(),
    /** CLABE that receives this investor's deposits. */
    depositClabe: text().notNull(),
    /** Limits do not apply to experienced or related investors (CUITF 50-V). */
    experienced: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('investors_user_key').on(t.userId),
    uniqueIndex('investors_deposit_clabe_key').on(t.depositClabe),
  ],
);

export const suppliers = pgTable(
  'suppliers',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    status: smallint().notNull().default(1),
    level: smallint().notNull().default(1),
    onboardingStep: text(),
    rfc: text(),
    verificationRequestedAt: instant(),
    verifiedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('suppliers_user_key').on(t.userId), index('suppliers_name').on(t.name, t.id)],
);

export const supplierAgents = pgTable(
  'supplier_agents',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    removedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('supplier_agents_user_key').on(t.userId),
    index('supplier_agents_supplier').on(t.supplierId, t.id),
  ],
);

export const programUsers = pgTable(
  'program_users',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    programId: uuid()
      .notNull()
      .references(() => programs.id),
    zoneId: uuid().references(() => zones.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('program_users_user_key').on(t.userId),
    index('program_users_program').on(t.programId, t.id),
  ],
);

/** The account to which a person's or company's own money goes, whoever they are here. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    /** An investor, an applicant or an installer: ids are unique over all three. */
    ownerId: uuid().primaryKey(),
    /** Encrypted; its mark (keyed hash) finds it again. */
    clabe: text().notNull(),
    mark: text().notNull(),
    holder: text().notNull(),
    changedAt: instant().notNull(),
  },
  (t) => [index('bank_accounts_mark').on(t.mark)],
);
