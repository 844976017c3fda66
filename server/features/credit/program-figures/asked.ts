import { firstDayOf, type MetricsQuery } from '@contract/program/metrics-filters';
import { inOwnZones, type OwnZones } from '@server/db/own-zones';
import { NOBODY } from '@server/db/schema/program';
import { type SQL, sql } from 'drizzle-orm';

/** A program, and the zones of it that somebody works. */
export interface ProgramScope {
  programId: string;
  zoneIds: OwnZones;
}

const allOf = (conditions: readonly (SQL | false | null | undefined | '')[]): SQL =>
  sql.join(
    conditions.flatMap((one) => (one ? [one] : [])),
    sql` and `,
  );

const zonesOf = (programId: string, region: string) =>
  sql`select id from zones where program_id = ${programId} and region = ${region}`;

/** The rows `p`, of projects, credits or tallies, that a person asks for among those that they reach, of any month. */
export function matchQuery({ programId, zoneIds }: ProgramScope, query: MetricsQuery): SQL {
  return allOf([
    sql`p.program_id = ${programId}`,
    inOwnZones(zoneIds, sql`p.zone_id`),
    query.zone_id && sql`p.zone_id = ${query.zone_id}`,
    query.region && sql`p.zone_id in (${zonesOf(programId, query.region)})`,
    // Tallies have a name for nobody.
    query.owner === 'nobody' && sql`nullif(p.executive_user_id, ${NOBODY}) is null`,
    query.owner && query.owner !== 'nobody' && sql`p.executive_user_id = ${query.owner}`,
    query.technology && sql`p.product_id = ${Number(query.technology)}`,
  ]);
}

const within = ({ from, to }: MetricsQuery) => [
  from && sql`p.month >= ${firstDayOf(from)}`,
  to && sql`p.month <= ${firstDayOf(to)}`,
];

/** The same, of the months that are asked for. */
export const askedWithin = (scope: ProgramScope, query: MetricsQuery): SQL =>
  allOf([matchQuery(scope, query), ...within(query)]);

/**
 * The same of the rows `p` of `project_times`, where what is asked for is narrowed by one thing at most besides its
 * months; null otherwise.
 */
export function askedTimes({ programId, zoneIds }: ProgramScope, query: MetricsQuery): SQL | null {
  const places = [
    zoneIds && sql`p.key = any(${sql.param(zoneIds)}::text[])`,
    query.zone_id && sql`p.key = ${query.zone_id}`,
    query.region && sql`p.key in (select id::text from (${zonesOf(programId, query.region)}) here)`,
  ].filter((one) => one);
  const owner = query.owner === 'nobody' ? NOBODY : query.owner;
  const kinds = [
    places.length > 0 && sql`p.by = 'zone' and ${allOf(places)}`,
    owner && sql`p.by = 'owner' and p.key = ${owner}`,
    query.technology && sql`p.by = 'product' and p.key = ${query.technology}`,
  ].filter((one) => one);
  if (kinds.length > 1) return null;
  const [kind = sql`p.by = 'all' and p.key = ''`] = kinds;
  return allOf([sql`p.program_id = ${programId}`, kind, ...within(query)]);
}
