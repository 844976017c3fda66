import { lateBuckets, promiseStates } from '@contract/credit/collections';
import {
  creditBuckets,
  type ProgramCollections,
  rolledTo,
  vintageMonths,
} from '@contract/credit/program-figures';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import { firstDayOf, lastDayOf, type MetricsQuery } from '@contract/program/metrics-filters';
import type { Db } from '@server/db/connection';
import { type SQL, sql } from 'drizzle-orm';
import { bucketStarts, promiseState } from '../collections/rules';
import { delinquencyBucket } from '../loans/late-interest';
import { asked, type ProgramScope } from './asked';
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
    // Delivered ones alone have instalments.
    credits: sql`loan_standings s join project_paths p on p.project_id = s.project_id and ${asked(scope, query)}`,
    from: query.from ? firstDayOf(query.from) : toDay('0001-01-01'),
    to: query.to ? lastDayOf(query.to) : toDay('9999-12-31'),
    today,
  };
  return {
    computed_at: now.toISOString(),
    buckets: await bucketsOf(reach),
    rolls: await rollsOf(reach, rollDays(query.to, now)),
    vintages: await vintagesOf(reach),
    promises: await promisesOf(reach),
    recovered: await recoveredOf(reach),
  };
}

interface Reach {
  db: Db;
  /** The standings `s` of credits, with the paths `p` of their projects. */
  credits: SQL;
  from: Day;
  to: Day;
  today: Day;
}

/** As the annex 17 counts them: what is owed in capital, by the days of the oldest instalment that is not paid. */
async function bucketsOf({ db, credits, today }: Reach): Promise<ProgramCollections['buckets']> {
  const { rows } = await db.execute<{
    days: number;
    credits: number;
    owed: string;
    overdue: string;
  }>(sql`
    with overdue as (
      select loan_id, sum(capital_cents + interest_cents + vat_cents
               - capital_paid_cents - interest_paid_cents - vat_paid_cents) as cents
        from loan_instalments where paid_on is null and due_on < ${today} group by loan_id)
    select greatest(${today}::date - s.unpaid_since, 0) as days, count(*)::int as credits,
           sum(s.owed_cents)::text as owed, coalesce(sum(o.cents), 0)::text as overdue
      from ${credits} left join overdue o on o.loan_id = s.loan_id
     where s.owed_cents > 0 group by 1`);
  const sum = (some: typeof rows, figure: (row: (typeof rows)[number]) => bigint) =>
    some.reduce((all, row) => all + figure(row), 0n);
  return creditBuckets.map((bucket) => {
    const here = rows.filter(({ days }) => delinquencyBucket(days) === bucket);
    return {
      bucket,
      credits: Number(sum(here, (row) => BigInt(row.credits))),
      owed_cents: toCentavos(sum(here, ({ owed }) => BigInt(owed))),
      overdue_cents: toCentavos(sum(here, ({ overdue }) => BigInt(overdue))),
    };
  });
}

const starts = sql.raw(`array[${bucketStarts.join(', ')}]`);

/** From where to where credits went that were owed at the end of a day, by the end of another. */
async function rollsOf({ db, credits }: Reach, { from, to }: { from: Day; to: Day }) {
  const since = (day: Day) =>
    sql`min(due_on) filter (where due_on < ${day} and (paid_on is null or paid_on > ${day}))`;
  const { rows } = await db.execute<{ was: number; is: number | null; credits: number }>(sql`
    with late as (
      select loan_id, ${since(from)} as at_first, ${since(to)} as at_last
        from loan_instalments
       where (paid_on is null or paid_on > due_on) and due_on < ${to} and (paid_on is null or paid_on > ${from})
       group by loan_id)
    select width_bucket(coalesce(${from}::date - late.at_first, 0), ${starts}) as was,
           case when s.settled_on <= ${to} then null
             else width_bucket(coalesce(${to}::date - late.at_last, 0), ${starts}) end as is,
           count(*)::int as credits
      from ${credits} left join late on late.loan_id = s.loan_id
     where p.delivered_on <= ${from} and (s.settled_on is null or s.settled_on > ${from})
     group by 1, 2`);
  const moves = rows.map((row) => ({
    from: bucketAt(row.was),
    to: row.is === null ? ('settled' as const) : bucketAt(row.is),
    credits: row.credits,
  }));
  return {
    from,
    to,
    moves: creditBuckets.flatMap((was) =>
      rolledTo.flatMap((is) => moves.filter((move) => move.from === was && move.to === is)),
    ),
  };
}

/** What was delivered in each month, and how much of it was ever more than thirty days late. */
async function vintagesOf({ db, credits, from, to, today }: Reach) {
  const fellBy = sql.join(
    vintageMonths.map(
      (months) =>
        sql`(count(*) filter (where s.fell30_on <= p.delivered_on + ${sql.raw(`interval '${months} months'`)}))::int`,
    ),
    sql`, `,
  );
  const { rows } = await db.execute<{
    month: string;
    credits: number;
    principal: string;
    fell: number;
    fell_by: number[];
  }>(sql`
    select to_char(p.delivered_on, 'YYYY-MM') as month, count(*)::int as credits,
           sum(p.principal_cents)::text as principal,
           (count(*) filter (where s.fell30_on <= ${today}))::int as fell, array[${fellBy}] as fell_by
      from ${credits} where p.delivered_on between ${from} and ${to} group by 1 order by 1`);
  return rows.map(({ month, principal, fell_by, ...row }) => ({
    month,
    credits: row.credits,
    principal_cents: toCentavos(BigInt(principal)),
    fell: row.fell,
    fell_by: vintageMonths.map((months, at) => ({
      months,
      credits: isAged(month, months, today) ? (fell_by[at] ?? 0) : null,
    })),
  }));
}

/** What was promised in the days, without what was taken back, as payments have kept it until today. */
async function promisesOf({ db, credits, from, to, today }: Reach) {
  const { rows } = await db.execute<{
    amount: string;
    promised_on: string;
    before: string;
    received: string;
  }>(sql`
    select a.amount_cents::text as amount, to_char(a.promised_on, 'YYYY-MM-DD') as promised_on,
           a.paid_before_cents::text as before, coalesce((
             select sum(m.amount_cents) from payments m
              where m.loan_id = a.loan_id and m.reversed_at is null
                and m.received_on between a.made_on and a.promised_on), 0)::text as received
      from ${credits}
      join collection_acts a on a.loan_id = s.loan_id and a.kind = 'promise'
       and a.made_on between ${from} and ${to}
     where not exists (
       select from collection_acts w where w.about_id = a.id and w.kind = 'promise_withdrawn')`);
  const promises = rows.map((row) => {
    const amount = toCentavos(BigInt(row.amount));
    const paidBefore = toCentavos(BigInt(row.before));
    const facts = { amount, promisedOn: toDay(row.promised_on), paidBefore };
    return { amount, state: promiseState(facts, toCentavos(BigInt(row.received)), today) };
  });
  return promiseStates.map((state) => {
    const these = promises.filter((promise) => promise.state === state);
    return {
      state,
      promises: these.length,
      cents: toCentavos(these.reduce((all, { amount }) => all + amount, 0)),
    };
  });
}

/** What came in the days of instalments that were late when they were paid whole; what a restructure moved was not paid. */
async function recoveredOf({ db, credits, from, to }: Reach) {
  const { rows } = await db.execute<{ bucket: number; instalments: number; cents: string }>(sql`
    select width_bucket(i.paid_on - i.due_on, ${starts}) as bucket, count(*)::int as instalments,
           sum(i.capital_paid_cents + i.interest_paid_cents + i.vat_paid_cents
             + i.late_interest_paid_cents + i.late_vat_paid_cents)::text as cents
      from ${credits}
      join loan_instalments i on i.loan_id = s.loan_id and i.paid_on > i.due_on
       and i.paid_on between ${from} and ${to} and i.moved_on is null
     group by 1`);
  return lateBuckets.map((bucket) => {
    const row = rows.find((one) => bucketAt(one.bucket) === bucket);
    return {
      bucket,
      instalments: row?.instalments ?? 0,
      cents: toCentavos(BigInt(row?.cents ?? '0')),
    };
  });
}
