import { addDays, addMonths, type Day } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import { loans, payments } from '@server/db/schema/credit';
import { paymentShares } from '@server/db/schema/credit-payment-shares';
import { users } from '@server/db/schema/identity';
import { applicants, investors } from '@server/db/schema/people';
import { holdersOn, meanPrincipal, principalRepaid } from '@server/ledger/history';
import { sql } from 'drizzle-orm';
import { deliveredBy } from './credits';
import { loansOn } from './loans-on';

/** Counts are numbers; amounts, and shares in percent, are text. */
export interface Statistics extends Record<string, unknown> {
  category: 'personal' | 'business' | 'total';
  delivered_cents: string;
  delivered: number;
  applicants_individual: number;
  applicants_legal: number;
  investors_individual: number;
  investors_legal: number;
  owed_cents: string;
  owed: number;
  current_cents: string;
  current: number;
  default_cents: string;
  in_default: number;
  /** Null while nothing is owed. */
  default_share: string | null;
  over90_cents: string;
  over90: number;
  collection_cents: string;
  collection: number;
  /** Null while nothing was owed in the year. */
  yearly_return: string | null;
  fell30_cents: string;
  fell30: number;
  recovered_cents: string;
  recovered: number;
  new_cents: string;
  new: number;
  settled_cents: string;
  settled: number;
}

/** How many loans one statement looks at. */
const PART = 2_000;

/**
 * What the platform tells of a quarter (CUITF 97, annex 17), by kind of financing and in all: loans of persons
 * are personal, those of companies are business, as the limits of requests take them. How each loan stood is
 * written down first, some at a time, so that no statement takes long however many there are.
 */
export async function statisticsOf(tx: Tx, from: Day, to: Day): Promise<Statistics[]> {
  await tx.execute(sql`create temporary table stood (loan_id uuid, applicant_id uuid, principal_cents bigint,
    disbursed_on date, legal boolean, category text, owed bigint, days_late int, in_collection boolean,
    owed_before bigint, late_before int, repaid bigint, earned bigint, average numeric) on commit drop`);
  await tx.execute(
    sql`create temporary table lent (category text, investor_id uuid, legal boolean) on commit drop`,
  );
  const ids = await deliveredBy(tx, to);
  for (let at = 0; at < ids.length; at += PART) {
    const part = ids.slice(at, at + PART);
    await tx.execute(standing(part, from, to));
    await tx.execute(holding(part, to));
  }
  const { rows } = await tx.execute<Statistics>(figures(from));
  await tx.execute(sql`drop table stood, lent`);
  return rows;
}

const categoryOf = sql`case when u.person_type = 0 then 'business' else 'personal' end`;

function standing(ids: readonly string[], from: Day, to: Day) {
  const yearFrom = addDays(addMonths(to, -12), 1);
  return sql`
    insert into stood
    select l.id, l.applicant_id, l.principal_cents, l.disbursed_on::date, u.person_type = 0, ${categoryOf},
      n.owed, n.days_late, n.in_collection, coalesce(b.owed, 0), coalesce(b.days_late, 0),
      coalesce(r.cents, 0), coalesce(g.cents, 0), coalesce(m.cents, 0)
      from (${loansOn(ids, to)}) n
      join ${loans} l on l.id = n.loan_id
      join ${applicants} a on a.id = l.applicant_id
      join ${users} u on u.id = a.user_id
      left join (${loansOn(ids, addDays(from, -1))}) b on b.loan_id = l.id
      left join (${principalRepaid(ids, from, to)}) r on r.loan_id = l.id
      left join (${meanPrincipal(ids, yearFrom, to)}) m on m.loan_id = l.id
      left join (
        select p.loan_id, sum(s.amount_cents)::bigint as cents
          from ${payments} p
          join ${paymentShares} s on s.payment_id = p.id
           and s.component in ('interest', 'late_interest', 'fee')
         where p.loan_id = any(${sql.param([...ids])}::uuid[]) and p.reversed_at is null
           and p.received_on between ${yearFrom} and ${to}
         group by p.loan_id) g on g.loan_id = l.id`;
}

const holding = (ids: readonly string[], to: Day) => sql`
  insert into lent
  select stood.category, h.investor_id, u.person_type = 0
    from (${holdersOn(ids, to)}) h
    join stood on stood.loan_id = h.loan_id
    join ${investors} i on i.id = h.investor_id
    join ${users} u on u.id = i.user_id`;

const figures = (from: Day) => sql`
  with lenders as (
    select case when grouping(category) = 1 then 'total' else category end as category,
      count(distinct investor_id) filter (where not legal)::int as individual,
      count(distinct investor_id) filter (where legal)::int as legal
      from lent
     group by grouping sets ((category), ())),
  figures as (
    select case when grouping(category) = 1 then 'total' else category end as category,
      sum(principal_cents) as delivered_cents, count(*)::int as delivered,
      count(distinct applicant_id) filter (where owed > 0 and not legal)::int as applicants_individual,
      count(distinct applicant_id) filter (where owed > 0 and legal)::int as applicants_legal,
      sum(owed) as owed_cents, count(*) filter (where owed > 0)::int as owed,
      sum(owed) filter (where days_late = 0) as current_cents,
      count(*) filter (where owed > 0 and days_late = 0)::int as current,
      sum(owed) filter (where days_late > 0) as default_cents,
      count(*) filter (where days_late > 0)::int as in_default,
      round(100 * coalesce(sum(owed) filter (where days_late > 0), 0)::numeric / nullif(sum(owed), 0), 2)::text
        as default_share,
      sum(owed) filter (where days_late > 90) as over90_cents,
      count(*) filter (where days_late > 90)::int as over90,
      sum(owed) filter (where in_collection) as collection_cents,
      count(*) filter (where in_collection)::int as collection,
      round(100 * sum(earned) / nullif(sum(average), 0), 2)::text as yearly_return,
      sum(owed) filter (where days_late > 30 and late_before <= 30) as fell30_cents,
      count(*) filter (where days_late > 30 and late_before <= 30)::int as fell30,
      sum(repaid) filter (where late_before > 90) as recovered_cents,
      count(*) filter (where late_before > 90 and repaid > 0)::int as recovered,
      sum(principal_cents) filter (where disbursed_on >= ${from}) as new_cents,
      count(*) filter (where disbursed_on >= ${from})::int as new,
      sum(principal_cents) filter (where owed = 0 and (owed_before > 0 or disbursed_on >= ${from}))
        as settled_cents,
      count(*) filter (where owed = 0 and (owed_before > 0 or disbursed_on >= ${from}))::int as settled
      from stood
     group by grouping sets ((category), ()))
  select asked.category, ${sql.join(
    counts.map((name) => sql`coalesce(f.${sql.identifier(name)}, 0) as ${sql.identifier(name)}`),
    sql`, `,
  )}, ${sql.join(
    amounts.map(
      (name) => sql`coalesce(f.${sql.identifier(name)}, 0)::text as ${sql.identifier(name)}`,
    ),
    sql`, `,
  )}, f.default_share, f.yearly_return,
    coalesce(lenders.individual, 0) as investors_individual, coalesce(lenders.legal, 0) as investors_legal
    from unnest(array['personal', 'business', 'total']) with ordinality asked (category, n)
    left join figures f using (category)
    left join lenders using (category)
   order by asked.n`;

const counts = [
  'delivered',
  'applicants_individual',
  'applicants_legal',
  'owed',
  'current',
  'in_default',
  'over90',
  'collection',
  'fell30',
  'recovered',
  'new',
  'settled',
] as const;

const amounts = [
  'delivered_cents',
  'owed_cents',
  'current_cents',
  'default_cents',
  'over90_cents',
  'collection_cents',
  'fell30_cents',
  'recovered_cents',
  'new_cents',
  'settled_cents',
] as const;
