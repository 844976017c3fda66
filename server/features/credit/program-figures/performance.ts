import { statusesOnTheWay } from '@contract/credit/on-the-way';
import type { Performance, StageFigures } from '@contract/credit/program-figures';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { MetricsQuery } from '@contract/program/metrics-filters';
import type { Db } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { NOBODY } from '@server/db/schema/program';
import { settingsOrFirst } from '@server/features/platform';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { askedTimes, askedWithin, type ProgramScope } from './asked';
import { daysOfShare, type Took } from './rules';

type Stage = StageFigures['stage'];

interface Counts extends Record<string, unknown> {
  owner: string | null;
  requests: number;
  approved: number;
  delivered: number;
  ended: number;
  now: number[];
  finished: number[];
  on_time: number[];
}

/** What came of the requests that are asked for, stage by stage and by who follows them. */
export async function performanceOf(
  db: Db,
  scope: ProgramScope,
  query: MetricsQuery,
  now: Date,
): Promise<Performance> {
  const [owners, byStage, medianOf, targetOf] = await Promise.all([
    countByZone(db, scope, query),
    times(db, scope, query),
    mediansByOwner(db, scope, query),
    settingsOrFirst(
      db,
      statusesOnTheWay.map((stage) => `stage_days_${stage}` as const),
      dayInMexicoCity(now),
    ),
  ]);
  const sum = (figure: (one: Counts) => number) =>
    owners.reduce((all, one) => all + figure(one), 0);
  const names = await namesOf(
    db,
    owners.flatMap(({ owner }) => owner ?? []),
  );
  return {
    computed_at: now.toISOString(),
    total: {
      requests: sum(({ requests }) => requests),
      approved: sum(({ approved }) => approved),
      delivered: sum(({ delivered }) => delivered),
      ended: sum(({ ended }) => ended),
      open: sum((one) => total(one.now)),
      finished: sum((one) => total(one.finished)),
      on_time: sum((one) => total(one.on_time)),
      median_days: daysOfShare(byStage.course, 0.5),
      p90_days: daysOfShare(byStage.course, 0.9),
    },
    stages: statusesOnTheWay.map((stage, at) => ({
      stage,
      now: sum((one) => one.now[at] ?? 0),
      target_days: targetOf(`stage_days_${stage}`),
      finished: sum((one) => one.finished[at] ?? 0),
      on_time: sum((one) => one.on_time[at] ?? 0),
      median_days: daysOfShare(byStage[stage], 0.5),
      p90_days: daysOfShare(byStage[stage], 0.9),
    })),
    by_owner: owners
      .map(({ owner, requests, approved, delivered, finished, on_time }) => ({
        owner: owner === null ? null : (names.get(owner) ?? null),
        requests,
        approved,
        delivered,
        finished: total(finished),
        on_time: total(on_time),
        median_days: medianOf.get(owner) ?? null,
      }))
      .toSorted((a, b) => b.requests - a.requests),
  };
}

const total = (counts: readonly number[]) => counts.reduce((sum, n) => sum + n, 0);

async function countByZone(db: Db, scope: ProgramScope, query: MetricsQuery): Promise<Counts[]> {
  const sum = (column: string) => sql`sum(p.${sql.identifier(column)})::int`;
  const each = (figure: string) =>
    sql`array[${sql.join(
      statusesOnTheWay.map((stage) => sum(`${figure}_${stage}`)),
      sql`, `,
    )}]`;
  const { rows } = await db.execute<Counts>(sql`
    select nullif(p.executive_user_id, ${NOBODY}) as owner, ${sum('requests')} as requests, ${sum('approved')} as approved,
           ${sum('delivered')} as delivered, ${sum('ended')} as ended,
           ${each('now')} as now, ${each('finished')} as finished, ${each('on_time')} as on_time
      from project_tallies p where ${askedWithin(scope, query)}
     group by 1 having sum(p.requests) > 0`);
  return rows;
}

type Times = Record<Stage | 'course', Took[]>;

/** How long each stage took, and the whole course. */
async function times(db: Db, scope: ProgramScope, query: MetricsQuery): Promise<Times> {
  const tallied = askedTimes(scope, query);
  const all = sql.join(
    timed.map((what) => sql`sum(p.${sql.identifier(what)})::int as ${sql.identifier(what)}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ tenths: number } & Record<Stage | 'course', number>>(
    tallied
      ? sql`select p.tenths, ${all} from project_times p where ${tallied} group by p.tenths`
      : sql`select p.tenths, ${all} from (${timesOfEach(askedWithin(scope, query))}) p group by p.tenths`,
  );
  const byStage: Times = {
    course: [],
    in_review: [],
    approved: [],
    accepted: [],
    published: [],
    to_sign: [],
    installing: [],
  };
  for (const row of rows) {
    for (const what of timed) {
      if (row[what] > 0) byStage[what].push({ tenths: row.tenths, n: row[what] });
    }
  }
  return byStage;
}

const timed = ['course', ...statusesOnTheWay] as const;

/** A row for each time that the projects `p` took, in tenths of days that began. */
const timesOfEach = (which: SQL) => sql`
  select (took.seconds + 8639) / 8640 as tenths, ${sql.join(
    timed.map((what) => sql`(took.what = ${what})::int as ${sql.identifier(what)}`),
    sql`, `,
  )}
    from project_paths p
   cross join lateral (values ('course', p.course_s), ${sql.join(
     statusesOnTheWay.map(
       (stage) =>
         // What it is in again is not over.
         sql`(${stage}, case when p.status <> ${stage} then p.${sql.identifier(`${stage}_s`)} end)`,
     ),
     sql`, `,
   )}) as took(what, seconds)
   where ${which} and took.seconds is not null`;

/** The days within which half of the courses were done, as `daysOfShare` has them, by who follows the projects. */
async function mediansByOwner(db: Db, scope: ProgramScope, query: MetricsQuery) {
  // An index has them in this order, so that no time is sorted or leaves the database.
  const { rows } = await db.execute<{ owner: string | null; tenths: number }>(sql`
    select p.executive_user_id as owner, percentile_disc(0.5) within group (order by p.course_tenths) as tenths
      from project_paths p where ${askedWithin(scope, query)} and p.course_tenths is not null
     group by 1`);
  return new Map(rows.map(({ owner, tenths }) => [owner, tenths / 10]));
}

async function namesOf(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
