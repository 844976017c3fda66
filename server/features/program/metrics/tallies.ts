import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Effectiveness, Funnel } from '@contract/program/metrics';
import { firstDayOf, type ProspectsQuery } from '@contract/program/metrics-filters';
import type { LostCause, ProspectSource } from '@contract/program/prospects';
import type { Db } from '@server/db/connection';
import { inOwnZones } from '@server/db/own-zones';
import { users } from '@server/db/schema/identity';
import { NOBODY, zones } from '@server/db/schema/program';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ProgramScope } from '../prospects/reach';

/** By what a row of figures is: all of it together, or one value of one column. */
type Kind = 'total' | 'source' | 'owner' | 'zone' | 'cause';

type Row = {
  kind: Kind;
  source: ProspectSource;
  owner: string;
  zone: string;
  cause: LostCause | '';
  unowned: number;
  old: number;
} & Funnel;

/** The kinds of prospects that a person asks for among those that they reach. */
function matchQuery({ programId, zoneIds }: ProgramScope, query: ProspectsQuery): SQL {
  const conditions = [
    sql`program_id = ${programId}`,
    inOwnZones(zoneIds, sql`zone_id`),
    query.from && sql`month >= ${firstDayOf(query.from)}`,
    query.to && sql`month <= ${firstDayOf(query.to)}`,
    query.zone_id && sql`zone_id = ${query.zone_id}`,
    query.region &&
      sql`zone_id in (select id from zones where program_id = ${programId} and region = ${query.region})`,
    query.owner && sql`executive_user_id = ${query.owner === 'nobody' ? NOBODY : query.owner}`,
  ];
  return sql.join(
    conditions.filter((one) => one !== undefined && one !== null && one !== ''),
    sql` and `,
  );
}

/** How far the prospects came that are asked for, from what is kept of them, in one statement. */
export async function effectivenessOf(
  db: Db,
  scope: ProgramScope,
  query: ProspectsQuery,
  now: Date,
): Promise<Effectiveness> {
  const thisMonth = firstDayOf(dayInMexicoCity(now).slice(0, 7));
  const { rows } = await db.execute<Row>(sql`
    select case when grouping(source) = 0 then 'source' when grouping(executive_user_id) = 0 then 'owner'
                when grouping(zone_id) = 0 then 'zone' when grouping(lost_cause) = 0 then 'cause' else 'total' end as kind,
           source, executive_user_id as owner, zone_id as zone, lost_cause as cause,
           coalesce(sum(n), 0)::int as prospects,
           coalesce(sum(n) filter (where reached >= 1), 0)::int as contacted,
           coalesce(sum(n) filter (where reached >= 2), 0)::int as quoted,
           coalesce(sum(n) filter (where reached >= 3), 0)::int as applied,
           coalesce(sum(n) filter (where reached >= 4), 0)::int as installed,
           coalesce(sum(n) filter (where status = 'lost'), 0)::int as lost,
           coalesce(sum(n) filter (where status = 'new' and executive_user_id = ${NOBODY}), 0)::int as unowned,
           coalesce(sum(n) filter (where status = 'new' and month < ${thisMonth}), 0)::int as old
      from prospect_tallies where ${matchQuery(scope, query)}
     group by grouping sets ((), (source), (executive_user_id), (zone_id), (lost_cause))`);
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind && row.prospects > 0);
  const total = rows.find((row) => row.kind === 'total');
  const owners = await namesOf(
    db,
    of('owner').map(({ owner }) => owner),
  );
  const places = await zonesOf(
    db,
    scope,
    of('zone').map(({ zone }) => zone),
  );
  return {
    computed_at: now.toISOString(),
    total: total ? funnelOf(total) : nothing,
    by_source: of('source')
      .map((row) => ({ source: row.source, ...funnelOf(row) }))
      .toSorted(mostFirst),
    by_owner: of('owner')
      .map((row) => ({ owner: owners.get(row.owner) ?? null, ...funnelOf(row) }))
      .toSorted(mostFirst),
    by_zone: of('zone')
      .flatMap((row) => {
        const zone = places.get(row.zone);
        return zone ? [{ zone, ...funnelOf(row) }] : [];
      })
      .toSorted(mostFirst),
    losses: of('cause')
      .flatMap(({ cause, prospects }) => (cause ? [{ cause, count: prospects }] : []))
      .toSorted((a, b) => b.count - a.count),
    waiting: { unowned: total?.unowned ?? 0, old: total?.old ?? 0 },
  };
}

const nothing: Funnel = {
  prospects: 0,
  contacted: 0,
  quoted: 0,
  applied: 0,
  installed: 0,
  lost: 0,
};

const funnelOf = ({ prospects, contacted, quoted, applied, installed, lost }: Funnel): Funnel => ({
  prospects,
  contacted,
  quoted,
  applied,
  installed,
  lost,
});

const mostFirst = (a: Funnel, b: Funnel) => b.prospects - a.prospects;

async function namesOf(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

async function zonesOf(db: Db, { programId }: ProgramScope, ids: readonly string[]) {
  const rows = await db
    .select({ id: zones.id, name: zones.name, region: zones.region })
    .from(zones)
    .where(and(eq(zones.programId, programId), inArray(zones.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Puts what statements added to the same kind into one row of it; what is counted stays the same. */
export async function settleTallies(db: Db): Promise<void> {
  await db.execute(sql`
    with moved as (delete from prospect_tallies where not settled returning *)
    insert into prospect_tallies (program_id, month, zone_id, executive_user_id, source, status, reached, lost_cause,
                                  n, settled)
    select program_id, month, zone_id, executive_user_id, source, status, reached, lost_cause, sum(n), true
      from moved group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(n) <> 0 order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (program_id, month, zone_id, executive_user_id, source, status, reached, lost_cause) where settled
    do update set n = prospect_tallies.n + excluded.n`);
  await db.execute(sql`delete from prospect_tallies where settled and n = 0`);
  await db.execute(sql`
    with moved as (delete from prospect_applied_days where not settled returning *)
    insert into prospect_applied_days (program_id, day, zone_id, executive_user_id, n, settled)
    select program_id, day, zone_id, executive_user_id, sum(n), true
      from moved group by 1, 2, 3, 4 having sum(n) <> 0 order by 1, 2, 3, 4
    on conflict (program_id, zone_id, day, executive_user_id) where settled
    do update set n = prospect_applied_days.n + excluded.n`);
  await db.execute(sql`delete from prospect_applied_days where settled and n = 0`);
}
