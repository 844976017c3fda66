import type { AppliedRow } from '@contract/credit/payments';
import type { RestructureStatus } from '@contract/credit/restructures';
import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { sql } from 'drizzle-orm';
import {
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
import { contracts, loans } from './credit';
import { users } from './identity';

/** An instalment as a restructure has it, before anything of it is paid. */
export interface AgreedRow {
  n: number;
  dueOn: Day;
  capitalCents: Centavos;
  interestCents: Centavos;
  vatCents: Centavos;
  balanceCents: Centavos;
  /** Part of its interest and VAT that was owed already when it was agreed: it bears nothing, and is owed in full. */
  carriedInterestCents: Centavos;
  carriedVatCents: Centavos;
}

/** What left an instalment when its credit was restructured, and the late charges that were given up. */
export interface MovedRow {
  n: number;
  capitalCents: Centavos;
  interestCents: Centavos;
  vatCents: Centavos;
  lateInterestCents: Centavos;
  lateVatCents: Centavos;
}

/** A row of before as the restructure leaves it: what had been paid of it, late charges included. */
export interface KeptRow extends AgreedRow {
  lateInterestCents: Centavos;
  lateVatCents: Centavos;
  lateAccruedOn: Day | null;
  movedOn: Day | null;
  movedCents: Centavos;
}

/** What had paid the credit when it was restructured. */
interface PaidRow {
  on: Day;
  movementId: string | null;
  amount: Centavos;
  applied: AppliedRow[];
}

/** New terms that staff offered a late credit, and what came of it; once signed, a fact that never changes. */
export const loanRestructures = pgTable(
  'loan_restructures',
  {
    id: id(),
    loanId: uuid()
      .notNull()
      .references(() => loans.id),
    status: text().$type<RestructureStatus>().notNull(),
    months: smallint().notNull(),
    firstDueOn: date().$type<Day>().notNull(),
    annualRateBp: integer().notNull(),
    /** The terms until then. */
    monthsBefore: smallint().notNull(),
    annualRateBpBefore: integer().notNull(),
    /** Why staff propose it. */
    reason: text().notNull(),
    proposedBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    /** The last day on which it may be signed. */
    expiresOn: date().$type<Day>().notNull(),
    /** What the new calendar comes from: capital, and interest and VAT that are owed and bear nothing. */
    capitalCents: centavos().notNull(),
    interestCents: centavos().notNull(),
    vatCents: centavos().notNull(),
    /** Late interest and its VAT that is given up, as counted on the day of the proposal or of the signature. */
    condonedCents: centavos().notNull(),
    /** Until where interest was counted before. */
    countedUntil: date().$type<Day>().notNull(),
    rows: jsonb().$type<AgreedRow[]>().notNull(),
    contractId: uuid().references(() => contracts.id),
    /** When it was signed, or ended without. */
    endedAt: instant(),
    endReason: text(),
    // Of a signed one.
    signedOn: date().$type<Day>(),
    kept: jsonb().$type<KeptRow[]>(),
    moved: jsonb().$type<MovedRow[]>(),
    paid: jsonb().$type<PaidRow[]>(),
  },
  (t) => [
    index('loan_restructures_loan').on(t.loanId, t.id),
    uniqueIndex('loan_restructures_open_key').on(t.loanId).where(sql`status = 'proposed'`),
    uniqueIndex('loan_restructures_contract_key').on(t.contractId),
    check(
      'loan_restructures_signed',
      sql`(${t.status} = 'signed') = (${t.signedOn} is not null and ${t.kept} is not null and ${t.moved} is not null and ${t.paid} is not null)`,
    ),
    check('loan_restructures_ended', sql`(${t.status} = 'proposed') = (${t.endedAt} is null)`),
    check('loan_restructures_rate', sql`${t.annualRateBp} <= ${t.annualRateBpBefore}`),
  ],
);
