import { promiseStates } from '@contract/credit/collections';
import { type CreditBucket, creditBuckets, lateBuckets } from '@contract/credit/late-buckets';
import { type ProgramCollections, rolledTo, vintageMonths } from '@contract/credit/program-figures';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import { firstDayOf, lastDayOf, type MetricsQuery } from '@contract/program/metrics-filters';
import type { Db } from '@server/db/connection';
import { type SQL, sql } from 'drizzle-orm';
import { bucketStarts, stateOfPromise } from '../collections/rules';
import { delinquencyBucket } from '../loans/late-interest';
import { matchQuery, type ProgramScope } from './asked';
import { bucketAt, isAged, rollDays } from './rules';

/** How the credits that are asked for are paid. */
export async function collectionsOf(
  db: Db,
  scope: ProgramScope,
  query: MetricsQuery,
  now: Date,
): Promise<ProgramCollections> {
  const today = dayInMexicoCity(now);
  const reach: Reach = {
    db,
    asked: matchQuery(scope, query),
    from: query.from ? firstDayOf(query.from) : toDay('0001-01-01'),
    to: query.to ? lastDayOf(query.to) : toDay('9999-12-31'),
    today,
  };
  const [buckets, rolls, vintages, promises, recovered] = await Promise.all([
    bucketsOf(reach),
    rollsOf(reach, rollDays(query.to, now)),
    vintagesOf(reach),
    promisesOf(reach),
    recoveredOf(reach),
  ]);
  return { computed_at: now.toISOString(), buckets, rolls, vintages, promises, recovered };
}

/** The month of what was not delivered or settled. */
const NEVER = toDay('9999-12-01');

interface Reach {
  db: Db;
  /** Which of the credits or of the tallies `p`. */
  asked: SQL;
  from: Day;
  to: Day;
  today: Day;
}

/** As the annex 17 counts them: what is owed in capital, by the days of the oldest instalment that is not paid. */
async function bucketsOf({ db, asked, today }: Reach): Promise<ProgramCollections['buckets']> {
  // Of all together, and of those that are late, by their days.
  const { rows } = await db.execute<{
    days: number | null;
    credits: number;
    owed: string;
    overdue: string;
  }>(sql`
    select null::int as days, coalesce(sum(p.owing), 0)::int as credits, coalesce(sum(p.owed_cents), 0)::text as owed,
           '0' as overdue
      from credit_tallies p where ${asked}
    union all
    select ${today}::date - p.unpaid_since, count(*)::int, sum(p.owed_cents)::text, sum(o.cents)::text
      from loan_standings p
     cross join lateral (
       select sum(due.cents) as cents from unnest(p.due_on, p.due_cents) as due(day, cents) where due.day < ${today}) o
     where ${asked} and p.unpaid_since < ${today} and p.owed_cents > 0
     group by 1`);
  const all = rows.filter(({ days }) => days === null);
  const late = rows.flatMap(({ days, ...row }) =>
    days === null ? [] : [{ ...row, bucket: delinquencyBucket(days) }],
  );
  const sum = (some: readonly Row[], figure: (row: Row) => bigint) =>
    some.reduce((total, row) => total + figure(row), 0n);
  type Row = (typeof all)[number] | (typeof late)[number];
  return creditBuckets.map((bucket) => {
    const here = late.filter((row) => row.bucket === bucket);
    // Who is not late is whoever of all is left.
    const of = (figure: (row: Row) => bigint) =>
      bucket === 'current' ? sum(all, figure) - sum(late, figure) : sum(here, figure);
    return {
      bucket,
      credits: Number(of((row) => BigInt(row.credits))),
      owed_cents: toCentavos(of(({ owed }) => BigInt(owed))),
      overdue_cents: toCentavos(sum(here, ({ overdue }) => BigInt(overdue))),
    };
  });
}

const starts = sql.raw(`array[${bucketStarts.join(', ')}]`);

/** From where to where credits went that were owed at the end of a day, by the end of another. */
async function rollsOf({ db, asked }: Reach, { from, to }: { from: Day; to: Day }) {
  const since = (day: Day) =>
    sql`min(due_on) filter (where due_on < ${day} and (paid_on is null or paid_on > ${day}))`;
  // The first day ends a month, and nothing is paid in the future: months tell who was settled by which day.
  const { rows } = await db.execute<{
    was: number | null;
    is: number | null;
    settled: boolean;
    credits: number;
  }>(sql`
    with once_late as (
      select loan_id, due_on, paid_on from loan_instalments where paid_on is null and due_on < ${to}
      union all
      select loan_id, due_on, paid_on from loan_instalments
       where paid_on > due_on and paid_on > ${from} and due_on < ${to}),
    late as (
      select loan_id, ${since(from)} as at_first, ${since(to)} as at_last from once_late group by loan_id)
    select null::int as was, null::int as is, p.settled_month <= ${to}::date as settled, sum(p.credits)::int as credits
      from credit_tallies p
     where ${asked} and p.delivered_month <= ${from} and p.settled_month > ${from} group by 3
    union all
    select width_bucket(coalesce(${from}::date - late.at_first, 0), ${starts}),
           width_bucket(coalesce(${to}::date - late.at_last, 0), ${starts}),
           coalesce(p.settled_on <= ${to}, false), count(*)::int
      from late join loan_standings p on p.loan_id = late.loan_id
     where ${asked} and p.delivered_on <= ${from} and (p.settled_on is null or p.settled_on > ${from})
     group by 1, 2, 3`);
  const count = (
    was: CreditBucket,
    is: (typeof rolledTo)[number],
    some: readonly (typeof rows)[number][],
  ) =>
    some
      .filter((row) => (row.settled ? 'settled' : bucketAt(row.is ?? 0)) === is)
      .filter((row) => bucketAt(row.was ?? 0) === was)
      .reduce((sum, { credits }) => sum + credits, 0);
  const all = rows.filter(({ was }) => was === null);
  const late = rows.filter(({ was }) => was !== null);
  const never = {
    settled: count('current', 'settled', all),
    current: count('current', 'current', all),
  };
  for (const { settled, credits } of late) never[settled ? 'settled' : 'current'] -= credits;
  return {
    from,
    to,
    moves: creditBuckets.flatMap((was) =>
      rolledTo.flatMap((is) => {
        const neverLate =
          was !== 'current' ? 0 : is === 'current' || is === 'settled' ? never[is] : 0;
        const credits = count(was, is, late) + neverLate;
        return credits > 0 ? [{ from: was, to: is, credits }] : [];
      }),
    ),
  };
}

/** What was delivered in each month, and how much of it was ever more than thirty days late. */
async function vintagesOf({ db, asked, from, to, today }: Reach) {
  const fellBy = sql.join(
    vintageMonths.map(
      (months) =>
        sql`(count(*) filter (where p.fell30_on <= p.delivered_on + ${sql.raw(`interval '${months} months'`)}))::int`,
    ),
    sql`, `,
  );
  const { rows } = await db.execute<{
    month: string;
    credits: number;
    principal: string;
    fell: number | null;
    fell_by: number[] | null;
  }>(sql`
    select to_char(d.month, 'YYYY-MM') as month, d.credits, d.principal, f.fell, f.fell_by
      from (
        select p.delivered_month as month, sum(p.credits)::int as credits, sum(p.principal_cents)::text as principal
          from credit_tallies p
         where ${asked} and p.delivered_month between ${from} and ${to} and p.delivered_month < ${NEVER}
         group by 1 having sum(p.credits) > 0) d
      left join (
        select date_trunc('month', p.delivered_on)::date as month, count(*)::int as fell, array[${fellBy}] as fell_by
          from loan_standings p where ${asked} and p.fell30_on <= ${today} group by 1) f on f.month = d.month
     order by d.month`);
  return rows.map(({ month, credits, principal, fell, fell_by }) => ({
    month,
    credits,
    principal_cents: toCentavos(BigInt(principal)),
    fell: fell ?? 0,
    fell_by: vintageMonths.map((months, at) => ({
      months,
      credits: isAged(month, months, today) ? (fell_by?.[at] ?? 0) : null,
    })),
  }));
}

/** What was promised in the days, without what was taken back, as payments have kept it until today. */
async function promisesOf({ db, asked, from, to, today }: Reach) {
  const { rows } = await db.execute<{
    promised_on: string;
    whole: boolean;
    promises: number;
    cents: string;
  }>(sql`
    select a.promised_on::text as promised_on, a.amount_cents + a.paid_before_cents <= coalesce((
             select sum(m.amount_cents)::bigint from payments m
              where m.loan_id = a.loan_id and m.reversed_at is null
                and m.received_on between a.made_on and a.promised_on), 0) as whole,
           count(*)::int as promises, sum(a.amount_cents)::text as cents
      from collection_acts a join loan_standings p on p.loan_id = a.loan_id
     where ${asked} and a.kind = 'promise' and a.made_on between ${from} and ${to}
       and not exists (
       select from collection_acts w where w.about_id = a.id and w.kind = 'promise_withdrawn')
     group by a.promised_on, whole`);
  return promiseStates.map((state) => {
    const these = rows.filter(
      ({ whole, promised_on }) => stateOfPromise(whole, toDay(promised_on), today) === state,
    );
    return {
      state,
      promises: these.reduce((all, { promises }) => all + promises, 0),
      cents: toCentavos(these.reduce((all, { cents }) => all + BigInt(cents), 0n)),
    };
  });
}

/** What came in the days of instalments that were late when they were paid whole; what a restructure moved was not paid. */
async function recoveredOf({ db, asked, from, to }: Reach) {
  const { rows } = await db.execute<{ bucket: number; instalments: number; cents: string }>(sql`
    select p.bucket, sum(p.instalments)::int as instalments, sum(p.cents)::text as cents
      from recovery_tallies p where ${asked} and p.month between ${from} and ${to} group by 1`);
  return lateBuckets.map((bucket) => {
    const row = rows.find((one) => bucketAt(one.bucket) === bucket);
    return {
      bucket,
      instalments: row?.instalments ?? 0,
      cents: toCentavos(BigInt(row?.cents ?? '0')),
    };
  });
}
