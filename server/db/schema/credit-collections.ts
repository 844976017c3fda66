import type {
  ActKind,
  ContactChannel,
  ContactParty,
  ContactResult,
  PromiseState,
} from '@contract/credit/collections';
import type { Day } from '@contract/kernel/fields/day';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { centavos, createdAt, id, instant } from './columns';
import { loans } from './credit';
import { users } from './identity';

/** What was done to collect a credit, append-only: a correction is another entry. */
export const collectionActs = pgTable(
  'collection_acts',
  {
    id: id(),
    loanId: uuid()
      .notNull()
      .references(() => loans.id),
    kind: text().$type<ActKind>().notNull(),
    /** When it was done, which may be before it was written down. */
    happenedAt: instant().notNull(),
    by: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    /** The entry that it corrects, or the promise that it takes back. */
    aboutId: uuid().references((): AnyPgColumn => collectionActs.id),
    // Of a contact.
    party: text().$type<ContactParty>(),
    channel: text().$type<ContactChannel>(),
    result: text().$type<ContactResult>(),
    /** It was at an hour at which nobody may be asked to pay. */
    outsideHours: boolean().notNull().default(false),
    // Of a promise.
    amountCents: centavos(),
    madeOn: date().$type<Day>(),
    promisedOn: date().$type<Day>(),
    /** Had come on its own day before it was made, and keeps no promise. */
    paidBeforeCents: centavos(),
    // Of an assignment; null when nobody has the credit any more.
    assigneeId: uuid().references(() => users.id),
    /** Last day of a hardship. */
    until: date().$type<Day>(),
    /** Staff's own words. */
    note: text(),
  },
  (t) => [
    index('collection_acts_loan').on(t.loanId, t.id),
    index('collection_acts_happened').on(t.loanId, t.happenedAt, t.id),
    index('collection_acts_about').on(t.aboutId),
    index('collection_acts_promised').on(t.madeOn, t.loanId).where(sql`kind = 'promise'`),
    check(
      'collection_acts_contact',
      sql`${t.kind} <> 'contact' or (${t.party} is not null and ${t.channel} is not null and ${t.result} is not null)`,
    ),
    check(
      'collection_acts_promise',
      sql`${t.kind} <> 'promise' or (${t.amountCents} > 0 and ${t.madeOn} <= ${t.promisedOn} and ${t.paidBeforeCents} >= 0)`,
    ),
  ],
);

/**
 * Credits that are late, or were, as the queue is ordered and narrowed: what is owed stands here as the product
 * last computed it, each day and with each payment, and what is shown is computed anew.
 */
export const collectionCases = pgTable(
  'collection_cases',
  {
    loanId: uuid()
      .primaryKey()
      .references(() => loans.id),
    /** Null while the credit is late; since when it is up to date. */
    closedAt: instant(),
    /** The day of its oldest instalment that is not paid. */
    lateSince: date().$type<Day>().notNull(),
    overdueCents: centavos().notNull(),
    payoffCents: centavos().notNull(),
    countedOn: date().$type<Day>().notNull(),
    /** Since when nobody has been in contact. */
    quietSince: instant().notNull(),
    lastContactId: uuid().references(() => collectionActs.id),
    /** The promise that counts now. */
    promiseId: uuid().references(() => collectionActs.id),
    promiseState: text().$type<PromiseState>(),
    assigneeId: uuid().references(() => users.id),
    hardshipUntil: date().$type<Day>(),
  },
  (t) => [
    index('collection_cases_late').on(t.lateSince, t.loanId).where(sql`closed_at is null`),
    index('collection_cases_overdue').on(t.overdueCents, t.loanId).where(sql`closed_at is null`),
    index('collection_cases_quiet').on(t.quietSince, t.loanId).where(sql`closed_at is null`),
    index('collection_cases_assignee')
      .on(t.assigneeId, t.lateSince, t.loanId)
      .where(sql`closed_at is null`),
    index('collection_cases_promise')
      .on(t.promiseState, t.lateSince, t.loanId)
      .where(sql`closed_at is null`),
    index('collection_cases_counted').on(t.countedOn).where(sql`closed_at is null`),
    check('collection_cases_promise', sql`(${t.promiseId} is null) = (${t.promiseState} is null)`),
  ],
);
