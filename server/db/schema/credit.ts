import type { ContractPaper } from '@contract/credit/contracts';
import { amortModes, type LoanStatus, riskGrades } from '@contract/credit/loans';
import { statusesOnTheWay } from '@contract/credit/on-the-way';
import {
  type AppliedRow,
  type PaymentComponent,
  paymentComponents,
} from '@contract/credit/payments';
import type { ProjectStatus } from '@contract/credit/project-states';
import { tariffs } from '@contract/credit/tariffs';
import { serialParts, type TechnicalData } from '@contract/credit/technical-data';
import type { OfferSheet } from '@contract/funding/offers';
import { toCentavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  doublePrecision,
  foreignKey,
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
import { centavos, createdAt, id, instant } from './columns';
import { applicants, supplierAgents, suppliers } from './people';
import { programs, prospects, zones } from './program';
import { bankMovements } from './treasury';

/** Whether a project is on its way, as its index has it. */
export const openProject = sql.raw(
  `status in (${statusesOnTheWay.map((status) => `'${status}'`).join(', ')})`,
);

export const projects = pgTable(
  'projects',
  {
    id: id(),
    folio: text().notNull(),
    applicantId: uuid()
      .notNull()
      .references(() => applicants.id),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    agentId: uuid().references(() => supplierAgents.id),
    /**
     * The program that supports it and the zone it counts in: those of the prospect that its applicant was, else of
     * its installer, else none. Staff move it (`project_moves`).
     */
    programId: uuid().references(() => programs.id),
    zoneId: uuid(),
    /** The prospect of a program that its applicant was. */
    prospectId: uuid().references(() => prospects.id),
    /** The executive of the program who follows it; at first the prospect's. */
    executiveUserId: uuid(),
    productId: smallint().notNull(),
    status: text().$type<ProjectStatus>().notNull(),
    amountCents: centavos().notNull(),
    /**
     * What the applicant declared to owe to other institutions of collective financing (CUITF 48); null of
     * requests of before it was asked.
     */
    owedElsewhereCents: centavos(),
    termMonths: smallint().notNull(),
    purpose: text().notNull(),
    decisionReason: text(),
    /** What staff write of the offer, beside its terms, for investors to read. */
    offerSheet: jsonb().$type<OfferSheet>().notNull().default({}),
    /** Counts the saves of the sheet. */
    offerVersion: integer().notNull().default(0),
    /** Since when its installer has put it away, and why. */
    archivedAt: instant(),
    archiveReason: text(),
    statusChangedAt: instant().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('projects_folio_key').on(t.folio),
    index('projects_folio_search').using('gin', sql`${searched(t.folio)} gin_trgm_ops`),
    index('projects_applicant').on(t.applicantId, t.id),
    index('projects_supplier').on(t.supplierId, t.id),
    index('projects_supplier_archived').on(t.supplierId, t.id).where(sql`archived_at is not null`),
    index('projects_agent').on(t.agentId, t.id),
    index('projects_status').on(t.status, t.id),
    index('projects_amount').on(t.amountCents, t.id),
    index('projects_changed').on(t.statusChangedAt, t.id),
    index('projects_program').on(t.programId, t.zoneId, t.id),
    index('projects_prospect').on(t.prospectId, t.id),
    // What a program has on its way, by how long it has waited.
    index('projects_program_open').on(t.programId, t.statusChangedAt, t.id).where(openProject),
    index('projects_zone_open').on(t.zoneId, t.statusChangedAt, t.id).where(openProject),
    foreignKey({
      name: 'projects_zone_of_program',
      columns: [t.programId, t.zoneId],
      foreignColumns: [zones.programId, zones.id],
    }),
    check('projects_archive_reason', sql`(${t.archivedAt} is null) = (${t.archiveReason} is null)`),
    check('projects_zone_has_program', sql`${t.zoneId} is null or ${t.programId} is not null`),
  ],
);

/** The site of a project's system (the specification's fg_location). */
export const installationSites = pgTable(
  'installation_sites',
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    street: text().notNull(),
    neighbourhood: text().notNull(),
    municipality: text().notNull(),
    state: text().notNull(),
    postalCode: char({ length: 5 }).notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    tariff: text({ enum: tariffs }),
    /** Of CFE's meter, as its bill has it. */
    meterNumber: text(),
    /** What is installed there; null until its installer says it. */
    technicalData: jsonb().$type<TechnicalData>(),
    /** Counts the saves of its address, its equipment and its interconnection. */
    version: integer().notNull().default(0),
    /** Its interconnection with CFE, step by step. */
    requestedOn: date().$type<Day>(),
    /** Null until it is known whether a verification is asked for. */
    needsVerification: boolean(),
    verifiedOn: date().$type<Day>(),
    meterOn: date().$type<Day>(),
    contractOn: date().$type<Day>(),
    createdAt: createdAt(),
  },
  (t) => [index('installation_sites_project').on(t.projectId, t.id)],
);

/** The serial numbers of what is installed at a site. */
export const siteSerials = pgTable(
  'site_serials',
  {
    id: id(),
    siteId: uuid()
      .notNull()
      .references(() => installationSites.id),
    part: text({ enum: serialParts }).notNull(),
    serial: text().notNull(),
    /** What serial numbers are compared by (`serialKey`). */
    serialKey: text().notNull(),
    /** Since when it may be financed again: its request ended before anything was lent. */
    releasedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('site_serials_site').on(t.siteId, t.part, t.id),
    // What is financed is financed once, also under concurrent calls.
    uniqueIndex('site_serials_key').on(t.serialKey).where(sql`released_at is null`),
  ],
);

/** The events of a project, shown to the people in it. */
export const projectEvents = pgTable(
  'project_events',
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    title: text().notNull(),
    desc: text().notNull(),
    color: text().notNull(),
    icon: text().notNull(),
    userName: text().notNull(),
    time: createdAt(),
  },
  (t) => [index('project_events_project').on(t.projectId, t.id)],
);

export const loans = pgTable(
  'loans',
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    applicantId: uuid()
      .notNull()
      .references(() => applicants.id),
    status: text().$type<LoanStatus>().notNull(),
    principalCents: centavos().notNull(),
    annualRateBp: integer().notNull(),
    lateRateBp: integer().notNull(),
    /** Days after a due day in which no late interest is charged. */
    lateGraceDays: smallint().notNull().default(0),
    /** In which order a payment covers what an instalment owes. */
    waterfallOrder: jsonb()
      .$type<PaymentComponent[]>()
      .notNull()
      .default([...paymentComponents]),
    termMonths: smallint().notNull(),
    openingFeeBp: integer().notNull(),
    /** How its instalments are level; loans of before had the VAT inside. */
    amortMode: text({ enum: amortModes }).notNull().default('level_total'),
    /** What its investors pay of the interest that they get, without VAT. */
    investorFeeBp: integer().notNull().default(0),
    vatBp: integer().notNull(),
    /** Annual cost (CAT) without VAT, in basis points, to the tenth of a percent; null when incomputable. */
    catBp: integer(),
    riskGrade: text({ enum: riskGrades }).notNull(),
    approvedBy: uuid().notNull(),
    approvedAt: instant().notNull(),
    /** When the applicant accepted the terms. */
    acceptedAt: instant(),
    disbursedOn: date(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('loans_project_key').on(t.projectId),
    index('loans_applicant').on(t.applicantId, t.id),
    index('loans_status').on(t.status, t.id),
    index('loans_principal').on(t.principalCents, t.id),
  ],
);

/** The payment calendar of a loan; amounts paid are the sum of what payments applied. */
export const loanInstalments = pgTable(
  'loan_instalments',
  {
    id: id(),
    loanId: uuid()
      .notNull()
      .references(() => loans.id),
    n: smallint().notNull(),
    dueOn: date().notNull(),
    capitalCents: centavos().notNull(),
    interestCents: centavos().notNull(),
    vatCents: centavos().notNull(),
    balanceCents: centavos().notNull(),
    capitalPaidCents: centavos().notNull(),
    interestPaidCents: centavos().notNull(),
    vatPaidCents: centavos().notNull(),
    /** Late charges accrued until `lateAccruedOn`, paid or not. */
    lateInterestCents: centavos().notNull().default(toCentavos(0)),
    lateVatCents: centavos().notNull().default(toCentavos(0)),
    lateAccruedOn: date().$type<Day>(),
    lateInterestPaidCents: centavos().notNull(),
    lateVatPaidCents: centavos().notNull(),
    paidOn: date(),
    /** Parts of its interest and VAT that a restructure brought: owed already, and bearing nothing. */
    carriedInterestCents: centavos().notNull().default(toCentavos(0)),
    carriedVatCents: centavos().notNull().default(toCentavos(0)),
    /** When a restructure took what was not paid of it (capital, interest, VAT), and how much. */
    movedOn: date().$type<Day>(),
    movedCents: centavos().notNull().default(toCentavos(0)),
  },
  (t) => [
    uniqueIndex('loan_instalments_loan_n_key').on(t.loanId, t.n),
    index('loan_instalments_due').on(t.dueOn),
    // Those that were ever late, or may be: what a past day's delay is read from.
    index('loan_instalments_late')
      .on(t.dueOn, t.paidOn, t.loanId)
      .where(sql`paid_on is null or paid_on > due_on`),
    index('loan_instalments_paid_late')
      .on(t.paidOn, t.dueOn, t.loanId)
      .where(sql`paid_on > due_on`),
  ],
);

/** Reminders sent to an applicant of an instalment: each event once, however often the job runs. */
export const instalmentReminders = pgTable(
  'instalment_reminders',
  {
    loanId: uuid()
      .notNull()
      .references(() => loans.id),
    n: smallint().notNull(),
    event: text({ enum: ['due_soon', 'overdue'] }).notNull(),
    toldAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.loanId, t.n, t.event] })],
);

/** Money owed to the supplier at each stage of the installation. */
export const stages = pgTable(
  'stages',
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    n: smallint().notNull(),
    name: text().notNull(),
    amountCents: centavos().notNull(),
    status: text({ enum: ['waiting', 'payable', 'paid'] }).notNull(),
    /** What of it paid draws of the installer's credit line as it was delivered; the rest is transferred. */
    keptCents: centavos().notNull().default(toCentavos(0)),
    approvedBy: uuid(),
    approvedAt: instant(),
    paidAt: instant(),
    /** SPEI tracking key of the transfer to the supplier. */
    trackingKey: text(),
    /** Mark (keyed hash) of the account that it went to, to know the transfer when it comes back. */
    paidMark: text(),
    /** When it was listed in a file for the bank, as of a withdrawal. */
    listedAt: instant(),
  },
  (t) => [
    uniqueIndex('stages_project_n_key').on(t.projectId, t.n),
    index('stages_status').on(t.status, t.id),
    index('stages_amount').on(t.amountCents, t.id),
    index('stages_tracking_key').on(t.trackingKey),
  ],
);

/** A set of signatures over one exact PDF (the specification's wid). */
export const contracts = pgTable(
  'contracts',
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    kind: text({ enum: ['loan', 'restructure'] }).notNull(),
    title: text().notNull(),
    version: integer().notNull(),
    sha256: char({ length: 64 }).notNull(),
    size: integer().notNull(),
    /** The version of its words, counted as its template's; their hash is of those drawn since staff keep them. */
    textNumber: integer().notNull().default(1),
    textHash: char({ length: 64 }),
    /** What its PDF was drawn from, to be read on a screen; null of those from before it was kept. */
    paper: jsonb().$type<ContractPaper>(),
    status: text({ enum: ['pending', 'signed', 'void'] }).notNull(),
    createdAt: createdAt(),
    completedAt: instant(),
  },
  (t) => [uniqueIndex('contracts_project_kind_key').on(t.projectId, t.kind, t.version)],
);

export const signatures = pgTable(
  'signatures',
  {
    id: id(),
    contractId: uuid()
      .notNull()
      .references(() => contracts.id),
    /** The account of who signs; of who has none, the id of the co-obligor or of the contract's signer. */
    userId: uuid().notNull(),
    party: text({
      enum: ['applicant', 'supplier', 'platform', 'legal_representative', 'spouse', 'co_obligor'],
    }).notNull(),
    position: integer().notNull(),
    signedAt: instant(),
    /** Who, when, from where, with which factor, over which hash, under which text. */
    evidence: jsonb().$type<Record<string, string | number | null>>(),
    sealHash: char({ length: 64 }),
  },
  (t) => [
    uniqueIndex('signatures_contract_party_key').on(t.contractId, t.party),
    index('signatures_user').on(t.userId, t.id),
  ],
);

/** Money of an applicant applied to a loan, distributed to its investors in the same transaction. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    loanId: uuid()
      .notNull()
      .references(() => loans.id),
    /** What brought the money; null when a credit balance was applied. */
    bankMovementId: uuid().references(() => bankMovements.id),
    receivedOn: date().$type<Day>().notNull(),
    /** Total applied to the loan. */
    amountCents: centavos().notNull(),
    applied: jsonb().$type<AppliedRow[]>().notNull(),
    createdAt: createdAt(),
    /** When a payment of an earlier day, reported later, or a return took its place. */
    reversedAt: instant(),
  },
  (t) => [
    index('payments_loan').on(t.loanId, t.id),
    index('payments_received').on(t.receivedOn, t.id).where(sql`reversed_at is null`),
    uniqueIndex('payments_bank_movement_key')
      .on(t.bankMovementId, t.loanId)
      .where(sql`${t.reversedAt} is null`),
  ],
);
