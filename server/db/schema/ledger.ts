import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { AccountFamily } from '@server/ledger/families';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id } from './columns';

/**
 * The money tables. Only server/ledger writes them, through `ledger_post`; the guards that make them
 * append-only, balanced and never overdrawn are in 0000_baseline.sql. Columns are named
 * here because that file names them too.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Chart of accounts, for example `inv:{id}:disponible`. */
    code: text('code').notNull(),
    /** Client money, the operator's own, or rights and targets that are not cash. */
    book: text('book', { enum: ['custodia', 'empresa', 'memo'] }).notNull(),
    /** The side of the account's normal balance. */
    kind: text('kind', { enum: ['debit', 'credit'] }).notNull(),
    /** Whether the account's balance may never be on the other side. */
    noNegative: boolean('no_negative').notNull(),
    /** What it holds; its owner is in the columns after it. */
    family: text('family').$type<AccountFamily>().notNull(),
    investorId: uuid('investor_id'),
    applicantId: uuid('applicant_id'),
    supplierId: uuid('supplier_id'),
    projectId: uuid('project_id'),
    loanId: uuid('loan_id'),
  },
  (t) => [
    uniqueIndex('ledger_accounts_code_key').on(t.code),
    index('ledger_accounts_family').on(t.family, t.id),
    index('ledger_accounts_investor')
      .on(t.investorId, t.family)
      .where(sql`${t.investorId} is not null`),
    index('ledger_accounts_loan').on(t.loanId, t.family).where(sql`${t.loanId} is not null`),
  ],
);

export const journalEntries = pgTable(
  'journal_entries',
  {
    id: id(),
    kind: text('kind').notNull(),
    /** Business day of the event, on the calendar of Mexico City. */
    occurredOn: date('occurred_on').$type<Day>().notNull(),
    postedAt: timestamp('posted_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of what was asked; distinguishes a replay from another request under the same key. */
    payloadHash: text('payload_hash').notNull(),
    actor: text('actor').notNull(),
    /** What the entry comes from: a bank movement, a payment, a reason. */
    sourceRef: text('source_ref'),
    reversesId: uuid('reverses_id').references((): AnyPgColumn => journalEntries.id),
  },
  (t) => [
    uniqueIndex('journal_entries_idempotency_key').on(t.idempotencyKey),
    uniqueIndex('journal_entries_reverses_key').on(t.reversesId),
  ],
);

export const postings = pgTable(
  'postings',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => journalEntries.id),
    line: integer('line').notNull(),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerAccounts.id),
    /** Debits are positive, credits negative. */
    amountSigned: bigint('amount_signed', { mode: 'number' }).$type<Centavos>().notNull(),
    /** Part of a payment that the row is: capital, interest, vat … */
    concept: text('concept'),
    loanId: uuid('loan_id'),
    projectId: uuid('project_id'),
    investorId: uuid('investor_id'),
  },
  (t) => [
    primaryKey({ columns: [t.entryId, t.line] }),
    index('postings_account').on(t.accountId, t.entryId, t.line),
    index('postings_vat').on(t.investorId).where(sql`${t.concept} in ('vat', 'late_vat')`),
    check('postings_amount_not_zero', sql`${t.amountSigned} <> 0`),
  ],
);

/**
 * The hash chain: one link per entry, added when its transaction commits. A table of its own, so that
 * journal rows are never updated, and the chain's lock is kept for the commit alone.
 */
export const journalChain = pgTable(
  'journal_chain',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => journalEntries.id),
    prevHash: text('prev_hash').notNull(),
    /** SHA-256 of the previous hash and the entry's canonical text. */
    hash: text('hash').notNull(),
  },
  (t) => [uniqueIndex('journal_chain_entry_key').on(t.entryId)],
);

/** Sum of an account's postings, kept in the transaction that posts them and guarded by the database. */
export const accountBalances = pgTable(
  'account_balances',
  {
    accountId: bigint('account_id', { mode: 'number' })
      .primaryKey()
      .references(() => ledgerAccounts.id),
    balanceSigned: bigint('balance_signed', { mode: 'number' }).$type<Centavos>().notNull(),
    /** 1: may not go below zero; -1: may not go above it (a credit account); 0: free. */
    guard: smallint('guard').notNull(),
  },
  (t) => [check('account_balances_guard', sql`${t.guard} * ${t.balanceSigned} >= 0`)],
);
