import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Progress, ZoneProgress } from '@contract/program/metrics';
import type { PlacesQuery } from '@contract/program/metrics-filters';
import type { Db } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { zones } from '@server/db/schema/program';
import { zoneTargets } from '@server/db/schema/program-metrics';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { ProgramScope } from '../prospects/reach';
import { coverOf } from '../zones/municipalities';
import { curveOf, type DayChange, paceOf, statesOf } from './rules';

type Row = Awaited<ReturnType<typeof zonesAsked>>[number];

/** How far the zones that are asked for are on the way to their targets, from the daily sums. */
export async function progressOf(
  db: Db,
  scope: ProgramScope,
  query: PlacesQuery,
  now: Date,
): Promise<Progress> {
  const today = dayInMexicoCity(now);
  const rows = await zonesAsked(db, scope, query);
  const covered = await coverOf(
    db,
    rows.map(({ zone }) => zone.id),
  );
  const { byZone, byDay } = await appliedIn(db, scope, rows, today);
  const items = rows.map(
    ({ zone, target, setBy }): ZoneProgress => ({
      zone: { id: zone.id, name: zone.name, region: zone.region },
      states: statesOf(covered.get(zone.id) ?? []),
      target: target && {
        goal: target.goal,
        starts_on: target.startsOn,
        ends_on: target.endsOn,
        set_by: setBy ?? '',
        set_at: target.setAt.toISOString(),
        ...paceOf(target, byZone.get(zone.id) ?? 0, today),
      },
    }),
  );
  return {
    computed_at: now.toISOString(),
    zones: items,
    total: totalOf(items.flatMap(({ target }) => target ?? [])),
    curve: curveOf(
      rows.flatMap(({ target }) => target ?? []),
      byDay,
      today,
    ),
  };
}

function totalOf(targets: readonly NonNullable<ZoneProgress['target']>[]): Progress['total'] {
  if (targets.length === 0) return null;
  const sum = (figure: (one: (typeof targets)[number]) => number) =>
    targets.reduce((all, one) => all + figure(one), 0);
  const begun = targets.filter(({ forecast }) => forecast !== null);
  return {
    goal: sum(({ goal }) => goal),
    applied: sum(({ applied }) => applied),
    planned: Math.round(sum(({ planned }) => planned) * 10) / 10,
    forecast: begun.length === 0 ? null : sum(({ forecast }) => forecast ?? 0),
  };
}

/** Zones that are worked or have a target, each with the one that is in force. */
function zonesAsked(db: Db, { programId, zoneId }: ProgramScope, query: PlacesQuery) {
  return db
    .select({ zone: zones, target: zoneTargets, setBy: users.fullName })
    .from(zones)
    .leftJoin(zoneTargets, and(eq(zoneTargets.zoneId, zones.id), isNull(zoneTargets.endedAt)))
    .leftJoin(users, eq(users.id, zoneTargets.setBy))
    .where(
      and(
        eq(zones.programId, programId),
        sql`(${zones.deactivatedAt} is null or ${zoneTargets.id} is not null)`,
        zoneId ? eq(zones.id, zoneId) : undefined,
        query.zone_id ? eq(zones.id, query.zone_id) : undefined,
        query.region ? eq(zones.region, query.region) : undefined,
      ),
    )
    .orderBy(asc(zones.region), asc(zones.name));
}

/** By how many that applied changed in the days of each zone's target: of each zone, and on each day. */
async function appliedIn(db: Db, { programId }: ProgramScope, rows: readonly Row[], today: Day) {
  const targets = rows.flatMap(({ target }) => target?.id ?? []);
  const found = await db.execute<{ zone: string | null; day: Day | null; change: number }>(sql`
    select target.zone_id as zone, to_char(days.day, 'YYYY-MM-DD') as day,
           sum(days.entered - days.exited)::int as change
      from zone_targets target
      join prospect_days days on days.program_id = ${programId} and days.zone_id = target.zone_id
       and days.status = 'applied' and days.day between target.starts_on and least(target.ends_on, ${today}::date)
     where target.id = any(${sql.param(targets)}::uuid[])
     group by grouping sets ((target.zone_id), (days.day))
     order by days.day`);
  const byZone = new Map<string, number>();
  const byDay: DayChange[] = [];
  for (const { zone, day, change } of found.rows) {
    if (zone) byZone.set(zone, change);
    if (day) byDay.push({ day, change });
  }
  return { byZone, byDay };
}
