import type { Day } from '@contract/kernel/fields/day';
import type { AcknowledgedText } from '@contract/people/acknowledgements';
import type { ConsentDocument } from '@contract/people/consents';
import type { ReferenceKind, ReferenceState } from '@contract/people/references';
import type { RiskAnswers } from '@contract/people/risk-acknowledgements';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  customType,
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
import { searched } from '../search-text';
import { createdAt, id, instant } from './columns';
import { users } from './identity';
import { legalAcceptances, supplierAgents, suppliers } from './people';
import { prospects } from './program';

/** People who may be asked about the person of an account, and what staff found when they did. */
export const personReferences = pgTable(
  'person_references',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text().$type<ReferenceKind>().notNull(),
    fullName: text().notNull(),
    phone: text().notNull(),
    relation: text().notNull(),
    years: smallint().notNull(),
    state: text().$type<ReferenceState>().notNull().default('pending'),
    /** By which of staff, when and with what outcome in their words; null until then. */
    checkedBy: uuid().references(() => users.id),
    checkedAt: instant(),
    note: text(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('person_references_phone_key').on(t.userId, t.phone)],
);

/** A person's list of beneficiaries as a whole: it is saved at once. */
export const beneficiaryLists = pgTable('beneficiary_lists', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id),
  version: integer().notNull().default(0),
});

/** Who receives what of an account's money should its person die; their percentages add up to 100. */
export const beneficiaries = pgTable(
  'beneficiaries',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => beneficiaryLists.userId),
    /** Place in the list, from 0. */
    position: smallint().notNull(),
    fullName: text().notNull(),
    relation: text().notNull(),
    birthDay: date().$type<Day>().notNull(),
    /** Encrypted, as the CURP. */
    rfc: text(),
    curp: text(),
    phone: text(),
    email: text(),
    /** Whole percent. */
    share: smallint().notNull(),
  },
  (t) => [
    index('beneficiaries_user').on(t.userId, t.position),
    check('beneficiaries_share', sql`${t.share} between 1 and 100`),
  ],
);

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Every try at the risk acknowledgement, right or wrong (CUITF 43, Annex 8); append-only, kept for ten years. */
export const riskAcknowledgements = pgTable(
  'risk_acknowledgements',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    textVersion: text().notNull(),
    /** SHA-256 of warnings and questions as they were shown. */
    textHash: char({ length: 64 }).notNull(),
    answers: jsonb().$type<RiskAnswers>().notNull(),
    /** Every answer was right. */
    passed: boolean().notNull(),
    name: text().notNull(),
    /** Second factor, session, network address and device. */
    evidence: jsonb().$type<Record<string, string | number | null>>().notNull(),
    answeredAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('risk_acknowledgements_passed_key').on(t.userId).where(sql`passed`),
    index('risk_acknowledgements_user').on(t.userId, t.id),
  ],
);

/** The contracts that investors signed, one a version, with the exact bytes; append-only. */
export const investorContracts = pgTable(
  'investor_contracts',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    version: text().notNull(),
    name: text().notNull(),
    /** SHA-256 of the words, and of the PDF that was shown and signed. */
    textHash: char({ length: 64 }).notNull(),
    sha256: char({ length: 64 }).notNull(),
    pdf: bytes().notNull(),
    evidence: jsonb().$type<Record<string, string | number | null>>().notNull(),
    sealHash: char({ length: 64 }).notNull(),
    signedAt: instant().notNull(),
  },
  (t) => [uniqueIndex('investor_contracts_version_key').on(t.userId, t.version)],
);

/** When an acceptance was taken back, and from where; append-only as acceptances are. */
export const legalRevocations = pgTable('legal_revocations', {
  acceptanceId: uuid()
    .primaryKey()
    .references(() => legalAcceptances.id),
  ip: text().notNull(),
  revokedAt: instant().notNull(),
});

/** Who was told of which version of a text that they have to agree to, or of a contract that they have to sign, again; each of each once. */
export const legalTextNotices = pgTable(
  'legal_text_notices',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    document: text().$type<ConsentDocument | AcknowledgedText | 'investor_contract'>().notNull(),
    version: text().notNull(),
    toldAt: instant().notNull(),
  },
  (t) => [uniqueIndex('legal_text_notices_once_key').on(t.userId, t.document, t.version)],
);

/** Applicants whom an installer, one of its sellers or a program invited; the account is made when the link is used. */
export const applicantInvitations = pgTable(
  'applicant_invitations',
  {
    id: id(),
    /** The installer that invited; null of a prospect, whom the program invites. */
    supplierId: uuid().references(() => suppliers.id),
    /** The seller who invited; null for the installer itself. */
    agentId: uuid().references(() => supplierAgents.id),
    /** The prospect that was invited. */
    prospectId: uuid().references(() => prospects.id),
    fullName: text().notNull(),
    email: text().notNull(),
    phone: text(),
    /** When the link that still counts was sent. */
    invitedAt: instant().notNull(),
    userId: uuid().references(() => users.id),
    joinedAt: instant(),
    revokedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('applicant_invitations_email_key')
      .on(t.supplierId, sql`lower(${t.email})`)
      .where(sql`user_id is null and revoked_at is null`),
    index('applicant_invitations_supplier').on(t.supplierId, t.id),
    index('applicant_invitations_joined').on(t.id).where(sql`user_id is not null`),
    index('applicant_invitations_revoked').on(t.id).where(sql`revoked_at is not null`),
    index('applicant_invitations_name_search').using(
      'gin',
      sql`${searched(t.fullName)} gin_trgm_ops`,
    ),
    index('applicant_invitations_email_search').using(
      'gin',
      sql`${searched(t.email)} gin_trgm_ops`,
    ),
    uniqueIndex('applicant_invitations_prospect_key')
      .on(t.prospectId)
      .where(sql`revoked_at is null`),
    check(
      'applicant_invitations_from_one',
      sql`num_nonnulls(${t.supplierId}, ${t.prospectId}) = 1`,
    ),
  ],
);
