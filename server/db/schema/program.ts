import { sql } from 'drizzle-orm';
import {
  char,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';

export const programs = pgTable('programs', {
  id: id(),
  name: text().notNull(),
  createdAt: createdAt(),
});

export const zones = pgTable(
  'zones',
  {
    id: id(),
    programId: uuid()
      .notNull()
      .references(() => programs.id),
    name: text().notNull(),
    region: text().notNull(),
  },
  (t) => [
    uniqueIndex('zones_program_name_key').on(t.programId, t.name),
    // What a project's program and zone refer to together, so that they always fit.
    unique('zones_program_id_key').on(t.programId, t.id),
  ],
);

/** One uploaded file of prospects; the same bytes are not taken twice. */
export const prospectBatches = pgTable(
  'prospect_batches',
  {
    id: id(),
    programId: uuid()
      .notNull()
      .references(() => programs.id),
    uploadedBy: uuid().notNull(),
    fileName: text().notNull(),
    sha256: char({ length: 64 }).notNull(),
    rowCount: integer().notNull(),
    createdAt: createdAt(),
    undoneAt: instant(),
  },
  (t) => [
    uniqueIndex('prospect_batches_live_sha_key')
      .on(t.programId, t.sha256)
      .where(sql`${t.undoneAt} is null`),
  ],
);

export const prospects = pgTable(
  'prospects',
  {
    id: id(),
    programId: uuid()
      .notNull()
      .references(() => programs.id),
    zoneId: uuid()
      .notNull()
      .references(() => zones.id),
    batchId: uuid().references(() => prospectBatches.id),
    businessName: text().notNull(),
    contactName: text().notNull(),
    phone: text().notNull(),
    email: text(),
    municipality: text().notNull(),
    state: text().notNull(),
    status: text({ enum: ['new', 'contacted', 'quoted', 'applied', 'lost'] })
      .notNull()
      .default('new'),
    lostReason: text(),
    executiveUserId: uuid(),
    /** Accent-free lower-case text of what a person would search for. */
    searchText: text().notNull(),
    lastTouchAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('prospects_program_phone_key').on(t.programId, t.phone),
    index('prospects_program_id').on(t.programId, t.id),
    index('prospects_program_status').on(t.programId, t.status, t.id),
    index('prospects_program_zone').on(t.programId, t.zoneId, t.id),
    index('prospects_program_name').on(t.programId, t.businessName, t.id),
    // The backoffice sees every program's.
    index('prospects_name').on(t.businessName, t.id),
    index('prospects_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);
