import type { ProspectEvent } from '@contract/program/prospects';
import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { prospectActRows, prospectBatches, prospectEvents, zones } from '@server/db/schema/program';
import { aliasedTable, desc, eq, type SQL, sql } from 'drizzle-orm';

/**
 * Part of a `with` that writes events, as many as a query lists.
 *
 * @param changes a query of the columns of an event, in the order below.
 */
export const eventsOf = (changes: SQL) => sql`
  event as (
    insert into prospect_events (prospect_id, program_id, from_zone_id, from_status, zone_id, status,
                                 at, by_user_id, batch_id, reason)
    ${changes}
    returning *
  )`;

/**
 * Counts into days what a query lists: program, instant, zone, status, how many entered and how many left. Rows of days
 * are taken in one order, so that two at once wait for each other and never in a circle.
 */
export const countedDays = (places: SQL) => sql`
    insert into prospect_days (program_id, day, zone_id, status, entered, exited)
    select program_id, (at at time zone 'America/Mexico_City')::date, zone_id, status, sum(entered), sum(exited)
      from (${places}) place (program_id, at, zone_id, status, entered, exited)
     where status is not null
     group by 1, 2, 3, 4
     order by 1, 2, 3, 4
    on conflict (program_id, day, zone_id, status) do update
      set entered = prospect_days.entered + excluded.entered,
          exited = prospect_days.exited + excluded.exited`;

/** Parts of a `with` that write events and count them into their days, in one statement however many they are. */
export const countedEvents = (changes: SQL) => sql`${eventsOf(changes)}, counted as (
  ${countedDays(sql`
    select event.program_id, event.at, place.zone_id, place.status, place.entered, place.exited
      from event cross join lateral (values
             (event.zone_id, event.status, 1, 0),
             (event.from_zone_id, event.from_status, 0, 1)) place (zone_id, status, entered, exited)`)}
  )`;

/** Writes the events that a query lists, and counts them. */
export async function addEvents(tx: Tx, changes: SQL): Promise<void> {
  await tx.execute(sql`with ${countedEvents(changes)} select`);
}

/** Most events that a history shows. */
const MOST = 100;

const nothingElse = {
  from_status: null,
  status: null,
  from_zone: null,
  zone: null,
  file_name: null,
  reason: null,
  from_owner: null,
  owner: null,
  from_day: null,
  day: null,
  note: null,
};

/**
 * What happened to a prospect, latest first, and whether there is more of it: for callers that have checked access to it.
 */
export async function historyOf(
  db: Db,
  prospectId: string,
): Promise<{ items: ProspectEvent[]; is_cut: boolean }> {
  const acts = await actsOf(db, prospectId);
  const moves = await movesOf(db, prospectId);
  // Of one moment, what was done with it comes after its coming in.
  const all = [...acts, ...moves].toSorted((a, b) => b.at.localeCompare(a.at));
  return { items: all.slice(0, MOST), is_cut: all.length > MOST };
}

async function movesOf(db: Db, prospectId: string): Promise<ProspectEvent[]> {
  const before = aliasedTable(zones, 'zone_before');
  const rows = await db
    .select({
      event: prospectEvents,
      fromZone: before.name,
      zone: zones.name,
      by: users.fullName,
      fileName: prospectBatches.fileName,
    })
    .from(prospectEvents)
    .leftJoin(before, eq(before.id, prospectEvents.fromZoneId))
    .leftJoin(zones, eq(zones.id, prospectEvents.zoneId))
    .leftJoin(users, eq(users.id, prospectEvents.byUserId))
    .leftJoin(prospectBatches, eq(prospectBatches.id, prospectEvents.batchId))
    .where(eq(prospectEvents.prospectId, prospectId))
    .orderBy(desc(prospectEvents.id))
    .limit(MOST + 1);
  return rows.map(({ event, fromZone, zone, by, fileName }) => ({
    ...nothingElse,
    id: `moved ${event.id}`,
    kind: 'moved',
    at: event.at.toISOString(),
    from_status: event.fromStatus,
    status: event.status,
    from_zone: fromZone,
    zone,
    by,
    file_name: fileName,
    reason: event.reason,
  }));
}

async function actsOf(db: Db, prospectId: string): Promise<ProspectEvent[]> {
  const from = aliasedTable(users, 'user_before');
  const to = aliasedTable(users, 'user_after');
  const rows = await db
    .select({ act: prospectActRows, by: users.fullName, from: from.fullName, to: to.fullName })
    .from(prospectActRows)
    .leftJoin(users, eq(users.id, prospectActRows.byUserId))
    .leftJoin(from, eq(from.id, prospectActRows.fromUserId))
    .leftJoin(to, eq(to.id, prospectActRows.toUserId))
    .where(eq(prospectActRows.prospectId, prospectId))
    .orderBy(desc(prospectActRows.id))
    .limit(MOST + 1);
  return rows.map(({ act, by, from, to }) => ({
    ...nothingElse,
    id: `${act.act} ${act.id}`,
    kind: act.act,
    at: act.at.toISOString(),
    by,
    from_owner: from,
    owner: to,
    from_day: act.fromOn,
    day: act.toOn,
    note: act.note,
  }));
}
