import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { CHANGE_DAYS, type ProspectMetrics } from '@contract/program/metrics';
import type { PlacesQuery } from '@contract/program/metrics-filters';
import type { ProspectStatus } from '@contract/program/prospects';
import type { Db } from '@server/db/connection';
import { inOwnZones } from '@server/db/own-zones';
import type { Scope } from '@server/http/principal';
import { sql } from 'drizzle-orm';

type Change = { day: string | null; status: ProspectStatus; change: number };

const zeros = (): Record<ProspectStatus, number> => ({
  new: 0,
  contacted: 0,
  quoted: 0,
  applied: 0,
  lost: 0,
});

/**
 * How many prospects stand in each status, from the counts of their kinds, and by how many that changed on each of
 * the last days, from the daily sums; of a program, and for people of some zones of these.
 */
export async function prospectMetrics(
  db: Db,
  { programId, zoneIds }: Extract<Scope, { kind: 'program' }>,
  query: PlacesQuery,
  now: Date,
): Promise<ProspectMetrics> {
  const first = addDays(dayInMexicoCity(now), 1 - CHANGE_DAYS);
  const region = query.region ?? null;
  const asked = sql`program_id = ${programId} and ${inOwnZones(zoneIds, sql`zone_id`) ?? sql`true`}
    and coalesce(zone_id = ${query.zone_id ?? null}::uuid, true)
    and (${region}::text is null or zone_id in (
           select id from zones where program_id = ${programId} and region = ${region}))`;
  const { rows } = await db.execute<Change>(sql`
    select null as day, status, sum(n)::int as change from prospect_tallies where ${asked} group by status
    union all
    select to_char(day, 'YYYY-MM-DD'), status, sum(entered - exited)::int
      from prospect_days where ${asked} and day >= ${first} group by 1, 2`);
  const counts = zeros();
  const changes = new Map(
    Array.from({ length: CHANGE_DAYS }, (_, n) => [String(addDays(first, n)), zeros()]),
  );
  for (const { day, status, change } of rows) {
    if (day === null) counts[status] = change;
    const ofDay = changes.get(day ?? '');
    if (ofDay) ofDay[status] = change;
  }
  return {
    computed_at: now.toISOString(),
    counts,
    days: [...changes].map(([day, ofDay]) => ({ day, changes: ofDay })),
  };
}
