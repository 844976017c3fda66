import type { Day } from '@contract/kernel/fields/day';
import { accreditationFileKinds, accreditationStates } from '@contract/people/accreditation-states';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  char,
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
import { searched } from '../search-text';
import { createdAt, id, instant } from './columns';
import { users } from './identity';
import { suppliers } from './people';

/** Equipment that an installer is accredited to sell, or asks to be: a technology, a brand and a model. */
export const accreditations = pgTable(
  'accreditations',
  {
    id: id(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    productId: smallint().notNull(),
    brand: text().notNull(),
    model: text().notNull(),
    /** What brand and model are compared by (`equipmentKey`). */
    equipmentKey: text().notNull(),
    state: text({ enum: accreditationStates }).notNull(),
    stateChangedAt: instant().notNull(),
    /** The one that it follows once it is accredited. */
    renewsId: uuid().references((): AnyPgColumn => accreditations.id),
    requestedBy: uuid()
      .notNull()
      .references(() => users.id),
    decidedBy: uuid().references(() => users.id),
    decidedAt: instant(),
    rejectReason: text(),
    /** The last day on which it is in force. */
    validUntil: date().$type<Day>(),
    /** Of the reminders of its expiry, how many days before was the last that was sent. */
    remindedDays: smallint(),
    /** Who of staff has it open, until when. */
    reviewerId: uuid().references(() => users.id),
    reviewingUntil: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('accreditations_supplier').on(t.supplierId, t.stateChangedAt, t.id),
    index('accreditations_state').on(t.state, t.stateChangedAt, t.id),
    index('accreditations_product').on(t.productId, t.stateChangedAt, t.id),
    index('accreditations_changed').on(t.stateChangedAt, t.id),
    index('accreditations_equipment').on(t.supplierId, t.productId, t.equipmentKey),
    index('accreditations_renews').on(t.renewsId),
    index('accreditations_search').using(
      'gin',
      sql`${searched(sql`${t.brand} || ' ' || ${t.model}`)} gin_trgm_ops`,
    ),
    index('accreditations_expiry').on(t.validUntil).where(sql`state = 'accredited'`),
    // One request of an equipment at a time, also under concurrent calls.
    uniqueIndex('accreditations_open_key')
      .on(t.supplierId, t.productId, t.equipmentKey)
      .where(sql`state in ('requested', 'in_review', 'rejected')`),
    check(
      'accreditations_dated',
      sql`(${t.state} in ('accredited', 'expired')) = (${t.validUntil} is not null)`,
    ),
  ],
);

/** The files of an accreditation; one that was replaced stays, as what was decided on before. */
export const accreditationFiles = pgTable(
  'accreditation_files',
  {
    id: id(),
    accreditationId: uuid()
      .notNull()
      .references(() => accreditations.id, { onDelete: 'cascade' }),
    kind: text({ enum: accreditationFileKinds }).notNull(),
    sha256: char({ length: 64 }).notNull(),
    fileName: text().notNull(),
    mediaType: text().notNull(),
    size: integer().notNull(),
    uploadedBy: uuid()
      .notNull()
      .references(() => users.id),
    uploadedAt: instant().notNull(),
    replacedAt: instant(),
  },
  (t) => [
    uniqueIndex('accreditation_files_current')
      .on(t.accreditationId, t.kind)
      .where(sql`replaced_at is null`),
    index('accreditation_files_accreditation').on(t.accreditationId),
    index('accreditation_files_sha256').on(t.sha256),
  ],
);
