import type { Day } from '@contract/kernel/fields/day';
import {
  chargeStatuses,
  debitSourceKinds,
  failureReasons,
} from '@contract/treasury/direct-debit-charges';
import { directDebitStatuses, pauseReasons } from '@contract/treasury/direct-debits';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { centavos, createdAt, id, instant } from './columns';
import { loans } from './credit';
import { users } from './identity';
import { applicants } from './people';
import { bankMovements } from './treasury';

/** Mandates of applicants to charge what a credit owes to an account or a card of theirs. */
export const directDebits = pgTable(
  'direct_debits',
  {
    id: id(),
    folio: text().notNull().default(sql`'DOM-' || nextval('direct_debit_folio')`),
    applicantId: uuid()
      .notNull()
      .references(() => applicants.id),
    loanId: uuid()
      .notNull()
      .references(() => loans.id),
    status: text({ enum: directDebitStatuses }).notNull(),
    /** Null unless it is paused. */
    pauseReason: text({ enum: pauseReasons }),
    sourceKind: text({ enum: debitSourceKinds }).notNull(),
    /** Of a CLABE, whose registered account it is; of a card, its id. */
    sourceId: uuid().notNull(),
    /** Tells whether what is there now is what was agreed to: the account's mark, or a card's id. */
    sourceMark: text().notNull(),
    sourceLast4: text().notNull(),
    /** The bank of an account, the brand of a card. */
    sourceBank: text(),
    sourceHolder: text().notNull(),
    /** Day of the month, 1 to 28. */
    day: smallint().notNull(),
    /** Most that is taken per charge. */
    mostCents: centavos().notNull(),
    agreedAt: instant().notNull(),
    createdAt: createdAt(),
    endedAt: instant(),
  },
  (t) => [
    uniqueIndex('direct_debits_folio_key').on(t.folio),
    uniqueIndex('direct_debits_loan_key').on(t.loanId).where(sql`status <> 'cancelled'`),
    index('direct_debits_applicant').on(t.applicantId, t.id),
    index('direct_debits_active').on(t.id).where(sql`status = 'active'`),
    check('direct_debits_day', sql`${t.day} between 1 and 28`),
    check('direct_debits_most', sql`${t.mostCents} > 0`),
    check('direct_debits_paused', sql`(${t.status} = 'paused') = (${t.pauseReason} is not null)`),
  ],
);

/** Files of charges for the bank: what is in one never changes. */
export const directDebitFiles = pgTable(
  'direct_debit_files',
  {
    id: id(),
    folio: text().notNull().default(sql`'COB-' || nextval('direct_debit_folio')`),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('direct_debit_files_folio_key').on(t.folio)],
);

/** Charges of mandates: of each instalment one, and at most one more after it failed. */
export const directDebitCharges = pgTable(
  'direct_debit_charges',
  {
    id: id(),
    /** What the bank is told, and tells in turn. */
    reference: text().notNull().default(sql`'D' || nextval('direct_debit_folio')`),
    directDebitId: uuid()
      .notNull()
      .references(() => directDebits.id),
    applicantId: uuid()
      .notNull()
      .references(() => applicants.id),
    loanId: uuid()
      .notNull()
      .references(() => loans.id),
    n: smallint().notNull(),
    attempt: smallint().notNull(),
    dueOn: date().$type<Day>().notNull(),
    chargeOn: date().$type<Day>().notNull(),
    amountCents: centavos().notNull(),
    status: text({ enum: chargeStatuses }).notNull(),
    reason: text({ enum: failureReasons }),
    /** When it was announced; of a second one, when the first failed. */
    createdAt: createdAt(),
    settledOn: date().$type<Day>(),
    fileId: uuid().references(() => directDebitFiles.id),
    /** The account as the bank is told it, encrypted; null until then, and of a card. Its mark finds the bank's line. */
    clabe: text(),
    sourceKind: text({ enum: debitSourceKinds }).notNull().default('clabe'),
    sourceMark: text().notNull(),
    sourceLast4: text().notNull(),
    sourceBank: text(),
    /** The line that paid it. */
    bankMovementId: uuid().references(() => bankMovements.id),
  },
  (t) => [
    // What never went to the bank may come again.
    uniqueIndex('direct_debit_charges_once')
      .on(t.directDebitId, t.dueOn, t.attempt)
      .where(sql`status not in ('withdrawn', 'not_needed')`),
    uniqueIndex('direct_debit_charges_line').on(t.bankMovementId),
    uniqueIndex('direct_debit_charges_reference_key').on(t.reference),
    index('direct_debit_charges_day').on(t.chargeOn, t.id),
    index('direct_debit_charges_applicant').on(t.applicantId, t.chargeOn, t.id),
    index('direct_debit_charges_status').on(t.status, t.chargeOn, t.id),
    index('direct_debit_charges_file').on(t.fileId, t.chargeOn, t.id),
    index('direct_debit_charges_loan').on(t.loanId),
    check('direct_debit_charges_attempt', sql`${t.attempt} in (1, 2)`),
    check('direct_debit_charges_failed', sql`(${t.status} = 'failed') = (${t.reason} is not null)`),
  ],
);
