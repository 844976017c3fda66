import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { CHANGE_DAYS, type ProspectMetrics } from '@contract/program/metrics';
import type { PlacesQuery } from '@contract/program/metrics-filters';
import type { ProspectStatus } from '@contract/program/prospects';
import type { Db } from '@server/db/connection';
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
 * How many prospects stand in each status, and by how many that changed on each of the last days; of a program, and
 * for people of one zone of that zone. From the daily sums, in one statement: days before the last ones are one row.
 */
export async function prospectMetrics(
  db: Db,
  { programId, zoneId }: Extract<Scope, { kind: 'program' }>,
  query: PlacesQuery,
  now: Date,
): Promise<ProspectMetrics> {
  const first = addDays(dayInMexicoCity(now), 1 - CHANGE_DAYS);
  const { rows } = await db.execute<Change>(sql`
    select case when day >= ${first} then to_char(day, 'YYYY-MM-DD') end as day, status,
           sum(entered - exited)::int as change
      from prospect_days
     where program_id = ${programId} and coalesce(zone_id = ${zoneId}::uuid, true)
       and coalesce(zone_id = ${query.zone_id ?? null}::uuid, true)
       and (${query.region ?? null}::text is null or zone_id in (
              select id from zones where program_id = ${programId} and region = ${query.region ?? null}))
     group by 1, 2`);
  const counts = zeros();
  const changes = new Map(
    Array.from({ length: CHANGE_DAYS }, (_, n) => [String(addDays(first, n)), zeros()]),
  );
  for (const { day, status, change } of rows) {
    counts[status] += change;
    const ofDay = changes.get(day ?? '');
    if (ofDay) ofDay[status] = change;
  }
  return {
    computed_at: now.toISOString(),
    counts,
    days: [...changes].map(([day, ofDay]) => ({ day, changes: ofDay })),
  };
}
