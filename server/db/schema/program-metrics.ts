import type { Day } from '@contract/kernel/fields/day';
import type { LostCause, ProspectSource, ProspectStatus } from '@contract/program/prospects';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { users } from './identity';
import { zones } from './program';

/**
 * How many prospects of a program are alike: of a month (Mexico City), a zone, an owner (`NOBODY` without one), a
 * source, a status, how far they came, and why they were lost ('' of others). Triggers of `prospects` add what a
 * statement changed as rows of their own, in its transaction, so that writers never wait for each other; a job puts
 * rows of the same kind together (`settled`). The sum over the rows of a kind is what counts, at any moment.
 */
export const prospectTallies = pgTable(
  'prospect_tallies',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    programId: uuid().notNull(),
    /** Its first day. */
    month: date().$type<Day>().notNull(),
    zoneId: uuid().notNull(),
    executiveUserId: uuid().notNull(),
    source: text().$type<ProspectSource>().notNull(),
    status: text().$type<ProspectStatus>().notNull(),
    reached: integer().notNull(),
    lostCause: text().$type<LostCause | ''>().notNull(),
    n: integer().notNull(),
    settled: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('prospect_tallies_kind')
      .on(
        t.programId,
        t.month,
        t.zoneId,
        t.executiveUserId,
        t.source,
        t.status,
        t.reached,
        t.lostCause,
      )
      .where(sql`settled`),
    index('prospect_tallies_program').on(t.programId, t.month),
    index('prospect_tallies_fresh').on(t.id).where(sql`not settled`),
  ],
);

/**
 * How many prospects that stand with a request came to that on a day (Mexico City), of a zone and an owner (`NOBODY`
 * without one): kept as the tallies above.
 */
export const prospectAppliedDays = pgTable(
  'prospect_applied_days',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    programId: uuid().notNull(),
    day: date().$type<Day>().notNull(),
    zoneId: uuid().notNull(),
    executiveUserId: uuid().notNull(),
    n: integer().notNull(),
    settled: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('prospect_applied_days_kind')
      .on(t.programId, t.zoneId, t.day, t.executiveUserId)
      .where(sql`settled`),
    index('prospect_applied_days_program').on(t.programId, t.zoneId, t.day),
    index('prospect_applied_days_fresh').on(t.id).where(sql`not settled`),
  ],
);

/** How many prospects of a zone are to apply for a credit between two days; one is in force at a time. */
export const zoneTargets = pgTable(
  'zone_targets',
  {
    id: id(),
    programId: uuid().notNull(),
    zoneId: uuid().notNull(),
    goal: integer().notNull(),
    startsOn: date().$type<Day>().notNull(),
    endsOn: date().$type<Day>().notNull(),
    setBy: uuid()
      .notNull()
      .references(() => users.id),
    setAt: instant().notNull(),
    /** Since when another one, or none, is in its place. */
    endedAt: instant(),
  },
  (t) => [
    uniqueIndex('zone_targets_in_force').on(t.zoneId).where(sql`ended_at is null`),
    index('zone_targets_program').on(t.programId),
    foreignKey({
      name: 'zone_targets_zone_of_program',
      columns: [t.programId, t.zoneId],
      foreignColumns: [zones.programId, zones.id],
    }),
    check('zone_targets_reachable', sql`${t.goal} > 0 and ${t.startsOn} < ${t.endsOn}`),
  ],
);
