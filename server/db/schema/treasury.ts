import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { type BankDifference, bankSources } from '@contract/treasury/bank-days';
import {
  bankDirections,
  bankMovementStatuses,
  matchedKinds,
} from '@contract/treasury/bank-movements';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  date,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { searched } from '../search-text';
import { centavos, createdAt, id, instant } from './columns';
import { users } from './identity';
import { applicants, investors } from './people';

/** The figures of a closed day. */
export interface DayClose {
  linesInCents: Centavos;
  linesOutCents: Centavos;
  ledgerCents: Centavos;
  differences: BankDifference[];
}

/** Statuses of lines that do not count for the bank's balance: not decided yet, reported twice, or mistaken. */
export const uncountedLines = [
  'review',
  'dismissed',
  'mistaken',
] as const satisfies readonly (typeof bankMovementStatuses)[number][];

/** One line of the bank's statement; the natural key makes a repeated notice harmless. */
export const bankMovements = pgTable(
  'bank_movements',
  {
    id: id(),
    direction: text({ enum: bankDirections }).notNull(),
    trackingKey: text().notNull(),
    occurredOn: date().$type<Day>().notNull(),
    amountCents: centavos().notNull(),
    /** Both accounts are encrypted; their marks (keyed hashes) find them again. */
    senderClabe: text().notNull(),
    receiverClabe: text().notNull(),
    senderMark: text().notNull(),
    receiverMark: text().notNull(),
    /** Mark of clave de rastreo, day, amount and sender: identifies this line. */
    naturalKey: text().notNull(),
    senderName: text().notNull(),
    concept: text().notNull(),
    status: text({ enum: bankMovementStatuses }).notNull(),
    /**
     * What the money is: an investor's deposit, an applicant's payment, what the operator put in (without
     * an id), a transfer that left, or the other line of a charge without an order that came back. Of a held
     * deposit, whose it will be.
     */
    matchedKind: text({ enum: matchedKinds }),
    matchedId: uuid(),
    /** The sender's name is not the owner's, or the account not one that is known as theirs. */
    thirdParty: boolean().notNull().default(false),
    source: text({ enum: bankSources }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('bank_movements_natural_key').on(t.naturalKey),
    index('bank_movements_tracking').on(t.trackingKey, t.amountCents),
    index('bank_movements_sender').on(t.senderMark),
    index('bank_movements_receiver').on(t.receiverMark),
    index('bank_movements_status').on(t.status, t.id),
    index('bank_movements_occurred').on(t.occurredOn, t.id),
    index('bank_movements_amount').on(t.amountCents, t.id),
    // Deposits of investors.
    index('bank_movements_deposits').on(t.occurredOn, t.id).where(sql`matched_kind = 'investor'`),
    index('bank_movements_direction').on(t.direction, t.occurredOn, t.id),
    index('bank_movements_sender_search').using('gin', sql`${searched(t.senderName)} gin_trgm_ops`),
    index('bank_movements_matched').on(t.matchedId, t.id),
  ],
);

/** The bank's reported balance of the clients' account on a day, and the differences found when it was closed. */
export const bankDays = pgTable('bank_days', {
  day: date().$type<Day>().primaryKey(),
  openingCents: centavos().notNull(),
  closingCents: centavos().notNull(),
  source: text({ enum: bankSources }).notNull(),
  toldAt: createdAt(),
  /** Null while the day is open; a closed day is not changed. */
  close: jsonb().$type<DayClose>(),
  /** Null of a day that closed by itself. */
  closedBy: uuid().references(() => users.id),
  closedAt: instant(),
  /** When what was found is explained, or nothing of it is left. */
  settledAt: instant(),
  settledBy: uuid().references(() => users.id),
  /** Null where nothing is left to explain. */
  explanation: text(),
});

/** Events the bank's webhook has delivered, so that a repeated delivery changes nothing. */
export const webhookEvents = pgTable('webhook_events', {
  eventId: text().primaryKey(),
  bodyHash: char({ length: 64 }).notNull(),
  receivedAt: createdAt(),
});

/** An investor's order to send money to their own account. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    folio: text().notNull().default(sql`'RT-' || nextval('withdrawal_folio')`),
    investorId: uuid()
      .notNull()
      .references(() => investors.id),
    amountCents: centavos().notNull(),
    /** Encrypted; bank and last four digits stay readable for lists. */
    clabe: text().notNull(),
    clabeLast4: text().notNull(),
    bank: text(),
    holder: text().notNull(),
    status: text({
      enum: ['requested', 'sent', 'confirmed', 'returned', 'rejected', 'cancelled'],
    }).notNull(),
    rejectReason: text(),
    trackingKey: text(),
    /** Since when staff may be sending it: its account was seen, or a person asked to send it. */
    processingSince: instant(),
    /** When it was listed in a file for the bank; null while it may be in the next one. */
    listedAt: instant(),
    createdAt: createdAt(),
    /** The estimated day of arrival shown to the investor. */
    expectedOn: date().$type<Day>(),
    settledAt: instant(),
  },
  (t) => [
    uniqueIndex('withdrawals_folio_key').on(t.folio),
    index('withdrawals_investor').on(t.investorId, t.id),
    index('withdrawals_status').on(t.status, t.id),
    uniqueIndex('withdrawals_tracking_key').on(t.trackingKey),
  ],
);

/** An order to pay fees, taxes, a credit balance or the operator's own out of the account of the clients. */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    kind: text({
      enum: [
        'fees',
        'income_tax',
        'vat',
        'credit_balance',
        'contribution',
        'credit_line',
        'deposit',
      ],
    }).notNull(),
    amountCents: centavos().notNull(),
    /** Whose balance it is. */
    applicantId: uuid().references(() => applicants.id),
    /** The deposit that it sends back. */
    bankMovementId: uuid().references(() => bankMovements.id),
    beneficiary: text().notNull(),
    /** Encrypted; null of taxes, which are paid by their own line of the SAT. */
    clabe: text(),
    clabeLast4: text(),
    bank: text(),
    status: text({ enum: ['ordered', 'sent', 'confirmed', 'returned', 'cancelled'] }).notNull(),
    orderedBy: uuid()
      .notNull()
      .references(() => users.id),
    trackingKey: text(),
    /** Since when staff may be sending it, as of a withdrawal. */
    processingSince: instant(),
    /** When it was listed in a file for the bank, as of a withdrawal. */
    listedAt: instant(),
    cancelReason: text(),
    createdAt: createdAt(),
    settledAt: instant(),
  },
  (t) => [
    index('payouts_status').on(t.status, t.id),
    index('payouts_applicant').on(t.applicantId, t.id),
    uniqueIndex('payouts_tracking_key').on(t.trackingKey),
  ],
);
