import type { ConsentDocument } from '@contract/people/consents';
import type { LogCode } from '@contract/people/general-data';
import type { ProgramRole } from '@contract/people/program-users';
import { supplierActs, supplierStandings } from '@contract/people/supplier-states';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { searched } from '../search-text';
import { createdAt, id, instant } from './columns';
import { users } from './identity';
import { programs, prospects, zones } from './program';

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
    /** The prospect of a program that the applicant was, if any: their requests are of that program and zone. */
    prospectId: uuid().references(() => prospects.id),
    onboardingStep: text(),
    /** Personal reference of bank transfers: the CLABE assigned to this applicant's payments. */
    paymentClabe: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('applicants_user_key').on(t.userId),
    uniqueIndex('applicants_payment_clabe_key').on(t.paymentClabe),
    index('applicants_supplier').on(t.supplierId, t.id),
    index('applicants_prospect').on(t.prospectId),
  ],
);

export const investors = pgTable(
  'investors',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    onboardingStep: text(),
    /** CLABE that receives this investor's deposits. */
    depositClabe: text().notNull(),
    /** Limits do not apply to experienced or related investors (CUITF 50-V). */
    experienced: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('investors_user_key').on(t.userId),
    uniqueIndex('investors_deposit_clabe_key').on(t.depositClabe),
    index('investors_created').on(t.createdAt, t.id),
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
    verificationRequestedAt: instant(),
    verifiedAt: instant(),
    /** Since when staff keep it from new work, and why; its status stays for when they let it in again. */
    suspendedAt: instant(),
    suspensionReason: text(),
    /** The program that it installs for and, of one zone alone, which; requests with it are of that program. */
    programId: uuid().references(() => programs.id),
    zoneId: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('suppliers_user_key').on(t.userId),
    index('suppliers_name').on(t.name, t.id),
    index('suppliers_name_search').using('gin', sql`${searched(t.name)} gin_trgm_ops`),
    index('suppliers_created').on(t.createdAt, t.id),
    index('suppliers_status').on(t.status, t.createdAt, t.id),
    index('suppliers_suspended').on(t.createdAt, t.id).where(sql`suspended_at is not null`),
    index('suppliers_requested')
      .on(t.createdAt, t.id)
      .where(sql`verification_requested_at is not null`),
    foreignKey({
      name: 'suppliers_zone_of_program',
      columns: [t.programId, t.zoneId],
      foreignColumns: [zones.programId, zones.id],
    }),
    check('suppliers_zone_has_program', sql`${t.zoneId} is null or ${t.programId} is not null`),
  ],
);

/** What a company asked for and what staff decided about it, with who and why. */
export const supplierDecisions = pgTable(
  'supplier_decisions',
  {
    id: id(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    act: text({ enum: supplierActs }).notNull(),
    decidedBy: uuid()
      .notNull()
      .references(() => users.id),
    decidedAt: instant().notNull(),
    fromStanding: text({ enum: supplierStandings }).notNull(),
    toStanding: text({ enum: supplierStandings }).notNull(),
    fromLevel: smallint().notNull(),
    toLevel: smallint().notNull(),
    /** Null of a request alone. */
    reason: text(),
  },
  (t) => [index('supplier_decisions_supplier').on(t.supplierId, t.id)],
);

/**
 * Who sells for an installer, from the invitation on: a row for each time that a person does. Name, mail and
 * telephone are what the installer wrote down; the person's own stand in their account, and an installer
 * for whom they no longer sell learns nothing new from it.
 */
export const supplierAgents = pgTable(
  'supplier_agents',
  {
    id: id(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    /** Null until the invitation is accepted: the account is made then. */
    userId: uuid().references(() => users.id),
    fullName: text().notNull(),
    email: text().notNull(),
    phone: text(),
    /** The step of their onboarding that they finished last. */
    onboardingStep: text(),
    /** When the link that still counts was sent. */
    invitedAt: instant().notNull().defaultNow(),
    joinedAt: instant(),
    removedAt: instant(),
    createdAt: createdAt(),
    version: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('supplier_agents_user_key').on(t.userId).where(sql`removed_at is null`),
    uniqueIndex('supplier_agents_email_key')
      .on(t.supplierId, sql`lower(${t.email})`)
      .where(sql`removed_at is null`),
    index('supplier_agents_supplier').on(t.supplierId, t.id),
    index('supplier_agents_name').on(t.supplierId, t.fullName, t.id),
    index('supplier_agents_user').on(t.userId, t.id),
    index('supplier_agents_removed').on(t.id).where(sql`removed_at is not null`),
    // Staff read those of all installers.
    index('supplier_agents_full_name').on(t.fullName, t.id),
    index('supplier_agents_name_search').using('gin', sql`${searched(t.fullName)} gin_trgm_ops`),
    index('supplier_agents_email_search').using('gin', sql`${searched(t.email)} gin_trgm_ops`),
  ],
);

export const programUsers = pgTable(
  'program_users',
  {
    id: id(),
    /** Null until the invitation is accepted: the account is made then. */
    userId: uuid().references(() => users.id),
    programId: uuid()
      .notNull()
      .references(() => programs.id),
    /** As what they work in this program; in another they may have another. */
    role: text().$type<ProgramRole>().notNull(),
    /** The zones of the program that they work, which a trigger holds them to; null for all. */
    zoneIds: uuid().array(),
    /** What was typed in the invitation, until it is accepted. */
    invited: jsonb().$type<{ email: string; fullName: string }>(),
    /** Set while they are kept out of the program: since when, and why. */
    removedAt: instant(),
    removedReason: text(),
    createdAt: createdAt(),
    version: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('program_users_member_key')
      .on(t.userId, t.programId)
      .where(sql`removed_at is null`),
    index('program_users_program').on(t.programId, t.id),
    check('program_users_zones_some', sql`cardinality(${t.zoneIds}) > 0`),
    check('program_users_account_or_invitation', sql`num_nonnulls(${t.userId}, ${t.invited}) = 1`),
    check(
      'program_users_removed_whole',
      sql`num_nonnulls(${t.removedAt}, ${t.removedReason}) in (0, 2)`,
    ),
  ],
);

/** The account to which a person's or company's own money goes, in any role. */
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

/** Which text version a person accepted, when and from where; append-only, deleted with an account that was never activated. */
export const legalAcceptances = pgTable(
  'legal_acceptances',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    document: text().$type<ConsentDocument>().notNull(),
    version: text().notNull(),
    /** SHA-256 of the text, which proves the text of the version. */
    textHash: char({ length: 64 }).notNull(),
    /** Whose credit history may be consulted, as they were called that day; null of every other text. */
    named: text().array(),
    ip: text().notNull(),
    acceptedAt: createdAt(),
  },
  (t) => [index('legal_acceptances_user').on(t.userId, t.id)],
);
