import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Progress, ZoneProgress } from '@contract/program/metrics';
import type { ProspectsQuery } from '@contract/program/metrics-filters';
import type { Db } from '@server/db/connection';
import { inOwnZones } from '@server/db/own-zones';
import { users } from '@server/db/schema/identity';
import { NOBODY, zones } from '@server/db/schema/program';
import { zoneTargets } from '@server/db/schema/program-metrics';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { ProgramScope } from '../prospects/reach';
import { coverOf } from '../zones/municipalities';
import { codesOf } from '../zones/postal-codes';
import { statesOf } from '../zones/rules';
import {
  curveOf,
  type DayCount,
  paceOf,
  planOn,
  type Target,
  toTenth,
  withinMonths,
} from './rules';

type Row = Awaited<ReturnType<typeof zonesAsked>>[number] & { asked: Target | null };

/** How far the zones that are asked for are on the way to their targets, in the days and of the owner that are. */
export async function progressOf(
  db: Db,
  scope: ProgramScope,
  query: ProspectsQuery,
  now: Date,
): Promise<Progress> {
  const today = dayInMexicoCity(now);
  const rows = (await zonesAsked(db, scope, query)).map((row) => ({
    ...row,
    asked: row.target && withinMonths(row.target, query),
  }));
  const targets = rows.flatMap(({ asked }) => asked ?? []);
  const ids = rows.map(({ zone }) => zone.id);
  const [covered, codes] = [await coverOf(db, ids), await codesOf(db, ids)];
  const { byZone, byDay } = await appliedIn(db, scope, rows, query.owner, today);
  const zonesFound = rows.map(
    ({ zone, target, asked, setBy }): ZoneProgress => ({
      zone: { id: zone.id, name: zone.name, region: zone.region },
      states: statesOf(covered.get(zone.id) ?? [], codes.get(zone.id) ?? []),
      target: target && {
        goal: target.goal,
        starts_on: target.startsOn,
        ends_on: target.endsOn,
        set_by: setBy ?? '',
        set_at: target.setAt.toISOString(),
      },
      pace: asked && {
        goal: toTenth(asked.goal),
        from: asked.startsOn,
        to: asked.endsOn,
        ...paceOf(asked, byZone.get(zone.id) ?? 0, today),
      },
    }),
  );
  return {
    computed_at: now.toISOString(),
    zones: zonesFound,
    total: totalOf(
      targets,
      zonesFound.flatMap(({ pace }) => pace ?? []),
      today,
    ),
    curve: curveOf(targets, byDay, today),
  };
}

type Pace = NonNullable<ZoneProgress['pace']>;

/** Goals and plans are added up before they are rounded. */
function totalOf(
  targets: readonly Target[],
  paces: readonly Pace[],
  today: Day,
): Progress['total'] {
  if (paces.length === 0) return null;
  const sum = <Part>(parts: readonly Part[], figure: (one: Part) => number) =>
    parts.reduce((all, one) => all + figure(one), 0);
  const begun = paces.filter(({ forecast }) => forecast !== null);
  return {
    goal: toTenth(sum(targets, ({ goal }) => goal)),
    applied: sum(paces, ({ applied }) => applied),
    planned: toTenth(sum(targets, (target) => planOn(target, today))),
    forecast: begun.length === 0 ? null : sum(begun, ({ forecast }) => forecast ?? 0),
  };
}

/** Zones that are worked or have a target, each with the one that is in force. */
function zonesAsked(db: Db, { programId, zoneIds }: ProgramScope, query: ProspectsQuery) {
  return db
    .select({ zone: zones, target: zoneTargets, setBy: users.fullName })
    .from(zones)
    .leftJoin(zoneTargets, and(eq(zoneTargets.zoneId, zones.id), isNull(zoneTargets.endedAt)))
    .leftJoin(users, eq(users.id, zoneTargets.setBy))
    .where(
      and(
        eq(zones.programId, programId),
        sql`(${zones.deactivatedAt} is null or ${zoneTargets.id} is not null)`,
        inOwnZones(zoneIds, zones.id),
        query.zone_id ? eq(zones.id, query.zone_id) : undefined,
        query.region ? eq(zones.region, query.region) : undefined,
      ),
    )
    .orderBy(asc(zones.region), asc(zones.name));
}

/** How many came to stand with a request in the days that are asked for, whose they are now: of each zone, and on each day. */
async function appliedIn(
  db: Db,
  { programId }: ProgramScope,
  rows: readonly Row[],
  owner: ProspectsQuery['owner'],
  today: Day,
) {
  const asked = rows.flatMap((row) => (row.asked ? [{ zone: row.zone.id, ...row.asked }] : []));
  const found = await db.execute<{ zone: string | null; day: Day | null; applied: number }>(sql`
    select days.zone_id as zone, to_char(days.day, 'YYYY-MM-DD') as day, sum(days.n)::int as applied
      from unnest(${sql.param(asked.map(({ zone }) => zone))}::uuid[],
                  ${sql.param(asked.map(({ startsOn }) => startsOn))}::date[],
                  ${sql.param(asked.map(({ endsOn }) => endsOn))}::date[]) as target(zone_id, starts_on, ends_on)
      join prospect_applied_days days on days.program_id = ${programId} and days.zone_id = target.zone_id
       and days.day between target.starts_on and least(target.ends_on, ${today}::date)
     where ${owner ? sql`days.executive_user_id = ${owner === 'nobody' ? NOBODY : owner}` : sql`true`}
     group by grouping sets ((days.zone_id), (days.day))
     order by days.day`);
  const byZone = new Map<string, number>();
  const byDay: DayCount[] = [];
  for (const { zone, day, applied } of found.rows) {
    if (zone) byZone.set(zone, applied);
    if (day) byDay.push({ day, applied });
  }
  return { byZone, byDay };
}
