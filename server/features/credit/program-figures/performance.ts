import { statusesOnTheWay } from '@contract/credit/on-the-way';
import type { Performance, StageFigures } from '@contract/credit/program-figures';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { MetricsQuery } from '@contract/program/metrics-filters';
import type { Db } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { settingsAt } from '@server/features/platform';
import { inArray, sql } from 'drizzle-orm';
import { askedWithin, type ProgramScope } from './asked';
import { daysOfShare, type Took } from './rules';

type Stage = StageFigures['stage'];

/** For how many seconds a project stood in a stage that it left and is not in again. */
const stoodIn = (stage: Stage) =>
  sql`case when p.status <> ${sql.raw(`'${stage}'`)} then p.${sql.raw(`${stage}_s`)} end`;

/** Tenths of days, begun ones too. */
const tenthsOf = (seconds: ReturnType<typeof stoodIn>) => sql`(${seconds} + 8639) / 8640`;

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
  const owners = await counted(db, scope, query);
  const { byStage, course, byOwner } = await times(db, scope, query);
  const targetOf = await settingsAt(
    db,
    statusesOnTheWay.map((stage) => `stage_days_${stage}` as const),
    dayInMexicoCity(now),
  );
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
      median_days: daysOfShare(course, 0.5),
      p90_days: daysOfShare(course, 0.9),
    },
    stages: statusesOnTheWay.map((stage, at) => ({
      stage,
      now: sum((one) => one.now[at] ?? 0),
      target_days: targetOf(`stage_days_${stage}`),
      finished: sum((one) => one.finished[at] ?? 0),
      on_time: sum((one) => one.on_time[at] ?? 0),
      median_days: daysOfShare(byStage.get(stage) ?? [], 0.5),
      p90_days: daysOfShare(byStage.get(stage) ?? [], 0.9),
    })),
    by_owner: owners
      .map(({ owner, requests, approved, delivered, finished, on_time }) => ({
        owner: owner === null ? null : (names.get(owner) ?? null),
        requests,
        approved,
        delivered,
        finished: total(finished),
        on_time: total(on_time),
        median_days: daysOfShare(byOwner.get(owner) ?? [], 0.5),
      }))
      .toSorted((a, b) => b.requests - a.requests),
  };
}

const total = (counts: readonly number[]) => counts.reduce((sum, n) => sum + n, 0);

async function counted(db: Db, scope: ProgramScope, query: MetricsQuery): Promise<Counts[]> {
  const each = (figure: (stage: Stage) => ReturnType<typeof sql>) =>
    sql`array[${sql.join(
      statusesOnTheWay.map((stage) => sql`(count(*) filter (where ${figure(stage)}))::int`),
      sql`, `,
    )}]`;
  const { rows } = await db.execute<Counts>(sql`
    select p.executive_user_id as owner, count(*)::int as requests, count(p.approved_at)::int as approved,
           (count(*) filter (where p.status in ('repaying', 'settled')))::int as delivered,
           (count(*) filter (where p.status in ('rejected', 'cancelled', 'not_funded')))::int as ended,
           ${each((stage) => sql`p.status = ${stage}`)} as now,
           ${each((stage) => sql`${stoodIn(stage)} is not null`)} as finished,
           ${each((stage) => sql`${stoodIn(stage)} <= p.${sql.raw(`${stage}_target`)} * 86400`)} as on_time
      from project_paths p where ${askedWithin(scope, query)}
     group by p.executive_user_id`);
  return rows;
}

/** How long each stage took, and the whole course, of all together and of each who follows them. */
async function times(db: Db, scope: ProgramScope, query: MetricsQuery) {
  const { rows } = await db.execute<{
    what: Stage | 'course' | 'owner';
    owner: string | null;
    tenths: number;
    n: number;
  }>(sql`
    with took as materialized (
      select p.executive_user_id as owner, ${tenthsOf(sql`p.course_s`)} as course,
             ${sql.join(
               statusesOnTheWay.map(
                 (stage) => sql`${tenthsOf(stoodIn(stage))} as ${sql.identifier(stage)}`,
               ),
               sql`, `,
             )}
        from project_paths p where ${askedWithin(scope, query)})
    select case ${sql.join(
      statusesOnTheWay.map(
        (stage) => sql`when grouping(${sql.identifier(stage)}) = 0 then ${stage}`,
      ),
      sql` `,
    )} when grouping(owner) = 0 then 'owner' else 'course' end as what,
           owner, coalesce(course, ${sql.join(
             statusesOnTheWay.map((stage) => sql.identifier(stage)),
             sql`, `,
           )}) as tenths, count(*)::int as n
      from took
     group by grouping sets ((course), (owner, course), ${sql.join(
       statusesOnTheWay.map((stage) => sql`(${sql.identifier(stage)})`),
       sql`, `,
     )})`);
  const byStage = new Map<Stage, Took[]>();
  const byOwner = new Map<string | null, Took[]>();
  const course: Took[] = [];
  for (const { what, owner, tenths, n } of rows) {
    // Those that did not get so far.
    if (tenths === null) continue;
    if (what === 'course') course.push({ tenths, n });
    else if (what === 'owner') byOwner.set(owner, [...(byOwner.get(owner) ?? []), { tenths, n }]);
    else byStage.set(what, [...(byStage.get(what) ?? []), { tenths, n }]);
  }
  return { byStage, byOwner, course };
}

async function namesOf(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
