import { addDays, type Day } from '@contract/kernel/fields/day';
import { type prospects as contract, reachedStages } from '@contract/program/prospects';
import type { Db } from '@server/db/connection';
import { inOwnZones, type OwnZones } from '@server/db/own-zones';
import { isNarrowedBy } from '@server/db/page';
import { NOBODY, zones } from '@server/db/schema/program';
import {
  prospectAppliedDays as days,
  prospectTallies as tallies,
  zoneTargets,
} from '@server/db/schema/program-metrics';
import type { QueryOf } from '@server/http/implement';
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

type Asked = QueryOf<typeof contract.list>;

/** Whose prospects a list has: of a program, or of all of them, and of the zones that somebody works. */
interface Reach {
  programId: string | null;
  ownZoneIds: OwnZones;
}

const places = ['zone_id', 'region', 'owner'];
/** What the tallies of kinds tell apart, and those of days. */
const kinds = [
  ...places,
  'status',
  'source',
  'reached',
  'lost_cause',
  'created_from',
  'created_to',
];
const appliedDays = [...places, 'applied_from', 'applied_to', 'toward'];

/**
 * How many prospects a list has, by what is kept of them; null where it is narrowed by something that the tallies do not
 * tell apart, as a word or a part of a month.
 */
export async function talliedCount(
  db: Db,
  reach: Reach,
  asked: Asked,
  userId: string,
): Promise<number | null> {
  if (isNarrowedBy(asked, kinds) && areMonths(asked)) {
    return added(db, tallies, and(placed(tallies, reach, asked, userId), ofKind(asked)));
  }
  if (!isNarrowedBy(asked, appliedDays)) return null;
  return added(db, days, and(placed(days, reach, asked, userId), ofDays(asked)));
}

/** Whether the days that are asked for are whole months. */
const areMonths = ({ created_from: from, created_to: to }: Asked) =>
  (!from || from.endsWith('-01')) && (!to || addDays(to, 1).endsWith('-01'));

type Tallied = typeof tallies | typeof days;

async function added(db: Db, table: Tallied, where: SQL | undefined): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select coalesce(sum(${table.n}), 0)::int as n from ${table} where ${where ?? sql`true`}`,
  );
  return rows[0]?.n ?? 0;
}

function placed(table: Tallied, { programId, ownZoneIds }: Reach, asked: Asked, userId: string) {
  const { zone_id, region, owner } = asked;
  const ownerId = owner === 'mine' ? userId : owner === 'nobody' ? NOBODY : owner;
  return and(
    is(table.programId, programId),
    inOwnZones(ownZoneIds, table.zoneId),
    is(table.zoneId, zone_id),
    region
      ? sql`${table.zoneId} in (select ${zones.id} from ${zones} where ${zones.region} = ${region})`
      : undefined,
    is(table.executiveUserId, ownerId),
  );
}

const is = (column: SQLWrapper, value: string | null | undefined) =>
  value ? sql`${column} = ${value}` : undefined;

const monthOf = (day: Day) => sql`date_trunc('month', ${day}::date)::date`;

const ofKind = ({ status, source, reached, lost_cause, created_from, created_to }: Asked) =>
  and(
    is(tallies.status, status),
    is(tallies.source, source),
    is(tallies.lostCause, lost_cause),
    reached && sql`${tallies.reached} >= ${reachedStages.indexOf(reached) + 1}`,
    created_from && sql`${tallies.month} >= ${monthOf(created_from)}`,
    created_to && sql`${tallies.month} <= ${monthOf(created_to)}`,
  );

const ofDays = ({ applied_from, applied_to, toward }: Asked) =>
  and(
    applied_from && sql`${days.day} >= ${applied_from}::date`,
    applied_to && sql`${days.day} <= ${applied_to}::date`,
    toward &&
      sql`exists (select from ${zoneTargets} target
            where target.zone_id = ${days.zoneId} and target.ended_at is null
              and ${days.day} between target.starts_on and target.ends_on)`,
  );
