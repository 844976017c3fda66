import type { programCredits, programRequests } from '@contract/credit/figure-rows';
import { statusesOnTheWay } from '@contract/credit/on-the-way';
import { metricsFilterNames } from '@contract/program/metrics-filter-names';
import { firstDayOf, type MetricsQuery } from '@contract/program/metrics-filters';
import type { Db } from '@server/db/connection';
import { isNarrowedBy } from '@server/db/page';
import type { QueryOf } from '@server/http/implement';
import { type SQL, sql } from 'drizzle-orm';
import { askedWithin, matchQuery, type ProgramScope } from './asked';

type Requests = QueryOf<typeof programRequests.list>;
type Credits = QueryOf<typeof programCredits.list>;
type Stage = (typeof statusesOnTheWay)[number];

async function added(db: Db, column: SQL, from: SQL): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select coalesce(sum(${column}), 0)::int as n from ${from}`,
  );
  return rows[0]?.n ?? 0;
}

const column = (prefix: string, stage: Stage) => sql`p.${sql.identifier(`${prefix}_${stage}`)}`;

/** How many projects of a program stand in a stage, or in any. */
export const talliedNow = (db: Db, scope: ProgramScope, query: MetricsQuery, stage?: Stage) =>
  added(
    db,
    sql.join(
      (stage ? [stage] : statusesOnTheWay).map((one) => column('now', one)),
      sql` + `,
    ),
    sql`project_tallies p where ${askedWithin(scope, query)}`,
  );

/** How many requests a list of them has, by what is kept of them; null where that does not tell. */
export async function talliedRequests(
  db: Db,
  scope: ProgramScope,
  query: Requests,
): Promise<number | null> {
  if (!isNarrowedBy(query, [...metricsFilterNames, 'course', 'left', 'pace'])) return null;
  if (query.course === 'open' && !query.left && !query.pace) return talliedNow(db, scope, query);
  const counted = columnOf(query);
  return counted && added(db, counted, sql`project_tallies p where ${askedWithin(scope, query)}`);
}

function columnOf({ course, left, pace }: Requests): SQL | null {
  if (!left && !pace) return sql`p.${sql.identifier(course ?? 'requests')}`;
  if (course || !left || left === 'any' || pace === 'late') return null;
  return column(pace ?? 'finished', left);
}

/** How many credits a list of them has, by what is kept of them; null where that does not tell. */
export async function talliedCredits(
  db: Db,
  scope: ProgramScope,
  query: Credits,
): Promise<number | null> {
  const { owing, delivered } = query;
  if (!isNarrowedBy(query, [...metricsFilterNames, 'owing', 'delivered']) || owing === 'late')
    return null;
  const month = delivered ? sql`p.delivered_month = ${firstDayOf(delivered)}` : sql`true`;
  return added(
    db,
    owing ? sql`p.owing` : sql`p.credits`,
    sql`credit_tallies p where ${matchQuery(scope, query)} and ${month}`,
  );
}
