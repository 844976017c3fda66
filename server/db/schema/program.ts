import type { Day } from '@contract/kernel/fields/day';
import type { Delimiter } from '@contract/kernel/sheets/columns';
import { encodings } from '@contract/kernel/text-decoder';
import {
  type BatchCounts,
  batchStates,
  type ColumnMap,
  type ProspectBatch,
  policies,
} from '@contract/program/prospect-batches';
import { bulkActs } from '@contract/program/prospect-bulks';
import {
  lostCauses,
  type ProspectStatus,
  prospectActs,
  prospectSources,
  prospectStatuses,
} from '@contract/program/prospects';
import { zoneActs } from '@contract/program/zones';
import { type Column, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { searchedText } from '../search-text';
import { createdAt, id, instant } from './columns';

/** Nobody, where an owner is compared: `null` equals nothing. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Whose a prospect is, as lists compare it and their index has it. */
export const ownerKey = (owner: Column) =>
  sql`(coalesce(${owner}, '00000000-0000-0000-0000-000000000000'::uuid))`;

export const programs = pgTable('programs', {
  id: id(),
  name: text().notNull(),
  /** Counts the saves of its name. */
  version: integer().notNull().default(0),
  createdAt: createdAt(),
  /** Since when its people do not come in; null while the program works. */
  deactivatedAt: instant(),
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
    /** Since when nothing new is put in it; null while it is worked. */
    deactivatedAt: instant(),
    /** Who got the last of the prospects that files gave its executives by turns. */
    lastGivenTo: uuid(),
    version: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('zones_program_name_key').on(t.programId, t.name),
    // What a project's program and zone refer to together, so that they always fit.
    unique('zones_program_id_key').on(t.programId, t.id),
  ],
);

/** What a zone covers; another may cover it too. */
export const zoneMunicipalities = pgTable(
  'zone_municipalities',
  {
    zoneId: uuid()
      .notNull()
      .references(() => zones.id),
    /** With its state: "Guadalajara, Jalisco". */
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.zoneId, t.name] })],
);

/** The postal codes that a zone covers, whatever municipality they are in; each is of one zone of a program at most. */
export const zonePostalCodes = pgTable(
  'zone_postal_codes',
  {
    programId: uuid().notNull(),
    code: char({ length: 5 }).notNull(),
    zoneId: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.programId, t.code] }),
    index('zone_postal_codes_zone').on(t.zoneId),
    foreignKey({
      name: 'zone_postal_codes_zone_of_program',
      columns: [t.programId, t.zoneId],
      foreignColumns: [zones.programId, zones.id],
    }),
    check('zone_postal_codes_digits', sql`${t.code} ~ '^[0-9]{5}$'`),
  ],
);

/** What changed in the catalogue of zones, a row for each zone that it changed; append-only. */
export const zoneEvents = pgTable(
  'zone_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    zoneId: uuid()
      .notNull()
      .references(() => zones.id),
    act: text({ enum: zoneActs }).notNull(),
    /** The name before and after, or the region, as the act says; the reason of a deactivation is in `to`. */
    from: text(),
    to: text(),
    at: instant().notNull(),
    byUserId: uuid().notNull(),
  },
  (t) => [index('zone_events_zone').on(t.zoneId, t.id)],
);

/** One uploaded file of prospects; the same bytes are not taken twice. Its bytes are in the object store. */
export const prospectBatches = pgTable(
  'prospect_batches',
  {
    id: id(),
    programId: uuid()
      .notNull()
      .references(() => programs.id),
    uploadedBy: uuid().notNull(),
    /** The zones that who uploaded it works; null for all. */
    zoneIds: uuid().array(),
    fileName: text().notNull(),
    sha256: char({ length: 64 }).notNull(),
    state: text({ enum: batchStates }).notNull(),
    /** Percent of what is under way. */
    progress: integer().notNull().default(0),
    failure: text(),
    encoding: text({ enum: encodings }),
    delimiter: text().$type<Delimiter>(),
    headings: jsonb().$type<string[]>().notNull().default([]),
    sample: jsonb().$type<string[][]>().notNull().default([]),
    sheets: jsonb().$type<string[]>().notNull().default([]),
    /** Which of them is read, from 0. */
    sheet: integer(),
    headingRow: integer(),
    top: jsonb().$type<ProspectBatch['top']>().notNull().default([]),
    columns: jsonb().$type<ColumnMap>(),
    policy: text({ enum: policies }).notNull().default('ask'),
    rowCount: integer().notNull().default(0),
    /** What taking it in would do; of an older one nothing is known. */
    counts: jsonb().$type<BatchCounts>(),
    /** When its rows were compared with the program's prospects; null once a row changed since. */
    matchedAt: instant(),
    createdAt: createdAt(),
    takenAt: instant(),
    undoneAt: instant(),
  },
  (t) => [
    uniqueIndex('prospect_batches_live_sha_key')
      .on(t.programId, t.sha256)
      .where(sql`${t.state} not in ('undone', 'failed', 'discarded')`),
    index('prospect_batches_working')
      .on(t.state)
      .where(sql`${t.state} in ('reading', 'taking', 'undoing')`),
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
    source: text({ enum: prospectSources }).notNull().default('hand'),
    businessName: text().notNull(),
    contactName: text().notNull(),
    phone: text().notNull(),
    email: text(),
    /** The same, with those without one last: what lists are ordered by. */
    emailOrder: text().notNull().generatedAlwaysAs(sql`coalesce(email, '~')`),
    rfc: text(),
    municipality: text().notNull(),
    state: text().notNull(),
    postalCode: char({ length: 5 }),
    status: text({ enum: prospectStatuses }).notNull().default('new'),
    /** Where the status comes in the course of a prospect, which is what lists are ordered by. */
    statusOrder: integer()
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `case status ${prospectStatuses.map((one, n) => `when '${one}' then ${n}`).join(' ')} end`,
        ),
      ),
    /** How far it is, or was when it was lost: its place among the statuses, 4 once installed. A trigger keeps it. */
    reached: integer().notNull().default(0),
    /** The day (Mexico City) on which it came to stand with a request, while it does. A trigger keeps it. */
    appliedOn: date().$type<Day>(),
    /** Whether what a request of its program asked for is installed. A trigger of `projects` keeps it. */
    installed: boolean().notNull().default(false),
    lostCause: text({ enum: lostCauses }),
    lostReason: text(),
    /** The executive who works it. */
    executiveUserId: uuid(),
    /** The day on which somebody takes it up again. */
    nextOn: date().$type<Day>(),
    /** The same, with those without one last: what lists are ordered by. */
    nextOrder: date()
      .$type<Day>()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(next_on, date '9999-12-31')`),
    /** Accent-free lower-case text of what a person would search for. */
    searchText: text().notNull(),
    /** When somebody last did something with it that was not taken back. */
    lastTouchAt: instant(),
    /** The same, with those of nobody first: what lists are ordered by. */
    touchOrder: instant()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(last_touch_at, timestamptz '1970-01-01 00:00:00+00')`),
    createdAt: createdAt(),
    version: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('prospects_program_phone_key').on(t.programId, t.phone),
    index('prospects_batch').on(t.batchId),
    // An order of the list each; those by zone and owner go from one to the next (`list.ts`).
    index('prospects_program_id').on(t.programId, t.id),
    index('prospects_program_status').on(t.programId, t.statusOrder, t.id),
    index('prospects_program_zone').on(t.programId, t.zoneId, t.id),
    index('prospects_program_name').on(t.programId, t.businessName, t.id),
    index('prospects_program_contact').on(t.programId, t.contactName, t.id),
    index('prospects_program_email').on(t.programId, t.emailOrder, t.id),
    index('prospects_program_source').on(t.programId, t.source, t.id),
    index('prospects_program_municipality').on(t.programId, t.municipality, t.id),
    index('prospects_program_state').on(t.programId, t.state, t.id),
    index('prospects_zone_municipality').on(t.zoneId, t.municipality, t.id),
    index('prospects_zone_state').on(t.zoneId, t.state, t.id),
    index('prospects_program_next').on(t.programId, t.nextOrder, t.id),
    index('prospects_program_touch').on(t.programId, t.touchOrder, t.id),
    index('prospects_program_owner').on(t.programId, ownerKey(t.executiveUserId), t.id),
    index('prospects_program_created').on(t.programId, t.createdAt),
    index('prospects_program_lost')
      .on(t.programId, t.lostCause, t.id)
      .where(sql`lost_cause is not null`),
    index('prospects_program_applied')
      .on(t.programId, t.appliedOn, t.id)
      .where(sql`applied_on is not null`),
    // The backoffice sees every program's.
    index('prospects_name').on(t.businessName, t.id),
    index('prospects_search').using('gin', sql`${searchedText(t.searchText)} gin_trgm_ops`),
  ],
);

/**
 * What else was done with a prospect, besides where it stands; append-only. Nothing is referenced: one that a taken-back
 * upload removed keeps what was done and taken back before.
 */
export const prospectActRows = pgTable(
  'prospect_acts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    prospectId: uuid().notNull(),
    act: text({ enum: prospectActs }).notNull(),
    note: text(),
    fromUserId: uuid(),
    toUserId: uuid(),
    fromOn: date().$type<Day>(),
    toOn: date().$type<Day>(),
    at: instant().notNull(),
    byUserId: uuid().notNull(),
  },
  (t) => [index('prospect_acts_prospect').on(t.prospectId, t.id)],
);

/** One act over many prospects. */
export const prospectBulks = pgTable(
  'prospect_bulks',
  {
    id: id(),
    programId: uuid()
      .notNull()
      .references(() => programs.id),
    act: text({ enum: bulkActs }).notNull(),
    /** What became of them, by the act: whose they are (null of nobody's), how they stand, or where they are. */
    toOwnerId: uuid(),
    toStatus: text({ enum: prospectStatuses }),
    toZoneId: uuid(),
    byUserId: uuid().notNull(),
    at: instant().notNull(),
    undoneAt: instant(),
  },
  (t) => [index('prospect_bulks_program').on(t.programId, t.id)],
);

/**
 * What each of them was before, and which version the act left, or a later act that was taken back: with another it is
 * not taken back.
 */
export const prospectBulkRows = pgTable(
  'prospect_bulk_rows',
  {
    bulkId: uuid()
      .notNull()
      .references(() => prospectBulks.id),
    prospectId: uuid()
      .notNull()
      .references(() => prospects.id),
    version: integer().notNull(),
    zoneId: uuid().notNull(),
    status: text({ enum: prospectStatuses }).notNull(),
    lostCause: text({ enum: lostCauses }),
    lostReason: text(),
    executiveUserId: uuid(),
    nextOn: date().$type<Day>(),
    versionBefore: integer().notNull(),
    lastTouchAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.bulkId, t.prospectId] }),
    // An upload that is taken back removes prospects, each of which is looked for here.
    index('prospect_bulk_rows_prospect').on(t.prospectId),
  ],
);

/**
 * Where prospects came to stand, each time one was added, changed its status or zone, or was removed; append-only.
 * Nothing is referenced: a prospect that a taken-back upload removed keeps its events, which the days add up.
 */
export const prospectEvents = pgTable(
  'prospect_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    prospectId: uuid().notNull(),
    programId: uuid().notNull(),
    /** Where it stood before; null of one that was added. */
    fromZoneId: uuid(),
    fromStatus: text({ enum: prospectStatuses }),
    /** Where it stands since; null of one that was removed. */
    zoneId: uuid(),
    status: text({ enum: prospectStatuses }),
    at: instant().notNull(),
    /** Null where it happened before events were written. */
    byUserId: uuid(),
    /** The upload that added or, taken back, removed it. */
    batchId: uuid(),
    reason: text(),
  },
  (t) => [
    index('prospect_events_prospect').on(t.prospectId, t.id),
    check(
      'prospect_events_places_whole',
      sql`(${t.fromZoneId} is null) = (${t.fromStatus} is null)
        and (${t.zoneId} is null) = (${t.status} is null)
        and num_nonnulls(${t.fromStatus}, ${t.status}) > 0`,
    ),
  ],
);

/**
 * How many prospects came to stand in a status of a zone on a day (Mexico City), and how many left it: the sums of
 * the events, written in their statement. What stands there is all that entered less all that left.
 */
export const prospectDays = pgTable(
  'prospect_days',
  {
    programId: uuid().notNull(),
    day: date().$type<Day>().notNull(),
    zoneId: uuid().notNull(),
    status: text().$type<ProspectStatus>().notNull(),
    entered: integer().notNull(),
    exited: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.programId, t.day, t.zoneId, t.status] }),
    foreignKey({
      name: 'prospect_days_zone_of_program',
      columns: [t.programId, t.zoneId],
      foreignColumns: [zones.programId, zones.id],
    }),
  ],
);
