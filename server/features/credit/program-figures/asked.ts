import { firstDayOf, type MetricsQuery } from '@contract/program/metrics-filters';
import { type SQL, sql } from 'drizzle-orm';

/** A program, and the one zone of it for people of one zone. */
export interface ProgramScope {
  programId: string;
  zoneId: string | null;
}

const allOf = (conditions: readonly (SQL | false | null | undefined | '')[]): SQL =>
  sql.join(
    conditions.flatMap((one) => (one ? [one] : [])),
    sql` and `,
  );

/** The projects `p` of `project_paths` that a person asks for among those that they reach, of any month. */
export function asked({ programId, zoneId }: ProgramScope, query: MetricsQuery): SQL {
  return allOf([
    sql`p.program_id = ${programId}`,
    zoneId && sql`p.zone_id = ${zoneId}`,
    query.zone_id && sql`p.zone_id = ${query.zone_id}`,
    query.region &&
      sql`p.zone_id in (select id from zones where program_id = ${programId} and region = ${query.region})`,
    query.owner === 'nobody' && sql`p.executive_user_id is null`,
    query.owner && query.owner !== 'nobody' && sql`p.executive_user_id = ${query.owner}`,
    query.technology && sql`p.product_id = ${Number(query.technology)}`,
  ]);
}

/** The same, of those that were asked for in the months. */
export const askedWithin = (scope: ProgramScope, query: MetricsQuery): SQL =>
  allOf([
    asked(scope, query),
    query.from && sql`p.month >= ${firstDayOf(query.from)}`,
    query.to && sql`p.month <= ${firstDayOf(query.to)}`,
  ]);
