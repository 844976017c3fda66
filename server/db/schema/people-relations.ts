import type { Day } from '@contract/kernel/fields/day';
import type { ReferenceKind, ReferenceState } from '@contract/people/references';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { users } from './identity';

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
