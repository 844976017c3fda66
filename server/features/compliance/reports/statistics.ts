import { addDays, addMonths, type Day } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { applicants, investors } from '@server/db/schema/people';
import { holdersOn, principalRepaid, yieldBetween } from '@server/ledger/history';
import { sql } from 'drizzle-orm';
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

/**
 * What the platform tells of a quarter (CUITF 97, annex 17), by kind of financing and in all: loans of persons
 * are personal, those of companies are business, as the limits of requests take them.
 */
export async function statisticsOf(db: Db | Tx, from: Day, to: Day): Promise<Statistics[]> {
  const before = addDays(from, -1);
  const yearFrom = addDays(addMonths(to, -12), 1);
  const { rows } = await db.execute<Statistics>(sql`
    with kinds as (
      select l.id as loan_id, l.applicant_id, l.principal_cents, l.disbursed_on, u.person_type = 0 as legal,
        case when u.person_type = 0 then 'business' else 'personal' end as category
        from ${loans} l
        join ${applicants} a on a.id = l.applicant_id
        join ${users} u on u.id = a.user_id
       where l.disbursed_on <= ${to}),
    now_on as (${loansOn(to)}),
    before_on as (${loansOn(before)}),
    repaid as (${principalRepaid(from, to)}),
    gains as (${yieldBetween(yearFrom, to)}),
    holders as (${holdersOn(to)}),
    stood as (
      select k.*, n.owed, n.days_late, n.in_collection, coalesce(b.owed, 0) as owed_before,
        coalesce(b.days_late, 0) as late_before, coalesce(r.cents, 0) as repaid, g.earned, g.average
        from kinds k
        join now_on n using (loan_id)
        left join before_on b using (loan_id)
        left join repaid r using (loan_id)
        left join gains g using (loan_id)),
    lent as (
      select case when grouping(k.category) = 1 then 'total' else k.category end as category,
        count(distinct h.investor_id) filter (where u.person_type <> 0)::int as individual,
        count(distinct h.investor_id) filter (where u.person_type = 0)::int as legal
        from holders h
        join kinds k using (loan_id)
        join ${investors} i on i.id = h.investor_id
        join ${users} u on u.id = i.user_id
       group by grouping sets ((k.category), ())),
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
      coalesce(lent.individual, 0) as investors_individual, coalesce(lent.legal, 0) as investors_legal
      from unnest(array['personal', 'business', 'total']) with ordinality asked (category, n)
      left join figures f using (category)
      left join lent using (category)
     order by asked.n`);
  return rows;
}

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
