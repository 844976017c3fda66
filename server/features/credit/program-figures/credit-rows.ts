import type { PromiseState } from '@contract/credit/collections';
import type { CreditRow, programCredits as contract } from '@contract/credit/figure-rows';
import {
  type CreditBucket,
  creditBuckets,
  type LateBucket,
  lateBuckets,
} from '@contract/credit/late-buckets';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, dayInMexicoCity, daysBetween, toDay } from '@contract/kernel/fields/day';
import { firstDayOf, lastDayOf } from '@contract/program/metrics-filters';
import type { Db } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { projects } from '@server/db/schema/credit';
import { loanStandings } from '@server/db/schema/credit-program-figures';
import { users } from '@server/db/schema/identity';
import { zones } from '@server/db/schema/program';
import type { QueryOf } from '@server/http/implement';
import { eq, type SQL, sql } from 'drizzle-orm';
import { bucketStarts, dueWithin } from '../collections/rules';
import { matchQuery, type ProgramScope } from './asked';
import { rollDays } from './rules';
import { talliedCredits } from './tallied';

type Query = QueryOf<typeof contract.list>;

const starts = sql.raw(`array[${bucketStarts.join(', ')}]`);
const placeOf = (bucket: CreditBucket) => creditBuckets.indexOf(bucket);

/** The credits that the figures of a program count, as they count them. */
export async function creditRows(db: Db, scope: ProgramScope, query: Query, now: Date) {
  const today = dayInMexicoCity(now);
  const p = db.select().from(loanStandings).as('p');
  const nothing = () => undefined;
  const months = {
    from: query.from ? firstDayOf(query.from) : toDay('0001-01-01'),
    to: query.to ? lastDayOf(query.to) : toDay('9999-12-31'),
  };
  const roll = rollDays(query.to, now);
  const page = await pageOf(db, query, {
    table: p,
    id: p.loanId,
    select: db
      .select({
        credit: {
          loanId: p.loanId,
          owedCents: p.owedCents,
          unpaidSince: p.unpaidSince,
          deliveredOn: p.deliveredOn,
          dueOn: p.dueOn,
          dueCents: p.dueCents,
        },
        folio: projects.folio,
        product: projects.productId,
        zone: zones.name,
        owner: users.fullName,
        parts: partsOf(query, months, today),
      })
      .from(p)
      .innerJoin(projects, eq(projects.id, p.projectId))
      .leftJoin(zones, eq(zones.id, p.zoneId))
      .leftJoin(users, eq(users.id, p.executiveUserId)),
    own: ({ credit }) => credit,
    within: matchQuery(scope, query),
    known: () => talliedCredits(db, scope, query),
    filters: {
      // What all figures are narrowed by is said once, above; months are of what is told apart by them.
      from: nothing,
      to: nothing,
      region: nothing,
      zone_id: nothing,
      owner: nothing,
      technology: nothing,
      owing: (which) =>
        which === 'any'
          ? sql`p.owed_cents > 0`
          : sql`(p.owed_cents > 0 and p.unpaid_since < ${today})`,
      bucket: (bucket) => inBucket(bucket, today),
      delivered: (month) =>
        sql`p.delivered_on between ${firstDayOf(month)}::date and ${lastDayOf(month)}::date`,
      fell: (months) =>
        months === 'yes'
          ? sql`p.fell30_on <= ${today}`
          : sql`p.fell30_on <= p.delivered_on + make_interval(months => ${months}::int)`,
      was: (bucket) => sql`(${owedAt(roll.from)} and ${bucketOn(roll.from)} = ${placeOf(bucket)})`,
      is: (bucket) => {
        const place = bucketOn(roll.to);
        if (bucket === 'settled') return sql`p.settled_on <= ${roll.to}`;
        const then =
          bucket === 'worse'
            ? sql`${place} > ${bucketOn(roll.from)}`
            : sql`${place} = ${placeOf(bucket)}`;
        return sql`(${owedAt(roll.from)} and coalesce(p.settled_on > ${roll.to}, true) and ${then})`;
      },
      promise: (state) => sql`exists (select ${promised(state, months, today)})`,
      recovered: (bucket) => sql`exists (select ${paidLate(bucket, months)})`,
    },
    sorts: { delivered_at: p.loanId, owed_cents: p.owedCents },
    defaultSort: '-delivered_at',
  });
  return {
    ...page,
    items: page.items.map(
      ({ credit, folio, product, zone, owner, parts }): CreditRow => ({
        id: credit.loanId,
        folio,
        zone,
        owner,
        product,
        delivered_on: credit.deliveredOn,
        late_days: lateDays(credit, today),
        owed_cents: credit.owedCents,
        overdue_cents: overdue(credit, today),
        parts,
      }),
    ),
  };
}

interface Standing {
  owedCents: number;
  unpaidSince: Day | null;
  dueOn: string[] | null;
  dueCents: number[] | null;
}

const lateDays = ({ owedCents, unpaidSince }: Standing, today: Day) =>
  owedCents > 0 && unpaidSince && unpaidSince < today ? daysBetween(unpaidSince, today) : 0;

const overdue = (credit: Standing, today: Day) =>
  toCentavos(
    lateDays(credit, today) === 0
      ? 0
      : (credit.dueOn ?? []).reduce(
          (all, day, at) => all + (day < today ? (credit.dueCents?.[at] ?? 0) : 0),
          0,
        ),
  );

/** Owes capital today, and is so late. */
function inBucket(bucket: CreditBucket, today: Day): SQL {
  if (bucket === 'current') {
    return sql`(p.owed_cents > 0 and coalesce(p.unpaid_since >= ${today}, true))`;
  }
  const { from, to } = dueWithin(bucket, today);
  return sql`(p.owed_cents > 0 and p.unpaid_since <= ${to} and ${from ? sql`p.unpaid_since >= ${from}` : sql`true`})`;
}

/** Had been delivered by the end of a day, and was not settled. */
const owedAt = (day: Day) =>
  sql`p.delivered_on <= ${day} and coalesce(p.settled_on > ${day}, true)`;

/** The place among the buckets of what a credit was at the end of a day. */
const bucketOn = (day: Day) => sql`width_bucket(coalesce(${day}::date - (
  select min(i.due_on) from loan_instalments i
   where i.loan_id = p.loan_id and i.due_on < ${day} and (i.paid_on is null or i.paid_on > ${day})), 0), ${starts})`;

interface Months {
  from: Day;
  to: Day;
}

/** What a figure counts of a credit, where a list is narrowed to it: together they are the figure. */
function partsOf({ promise, recovered }: Query, months: Months, today: Day) {
  const list = (from: SQL, to: SQL, cents: SQL, counted: SQL) =>
    sql<CreditRow['parts']>`(select coalesce(jsonb_agg(
      jsonb_build_object('from', ${from}, 'to', ${to}, 'cents', ${cents}) order by ${from}, ${to}), '[]') ${counted})`;
  if (recovered) {
    const cents = sql`i.capital_paid_cents + i.interest_paid_cents + i.vat_paid_cents
      + i.late_interest_paid_cents + i.late_vat_paid_cents`;
    return list(sql`i.due_on`, sql`i.paid_on`, cents, paidLate(recovered, months));
  }
  if (!promise) return sql<CreditRow['parts']>`'[]'::jsonb`;
  const counted = promised(promise, months, today);
  return list(sql`a.made_on`, sql`a.promised_on`, sql`a.amount_cents`, counted);
}

/** Its promises `a` of the months that were not taken back and are kept, open or broken today, as `stateOfPromise` says. */
function promised(state: PromiseState, { from, to }: Months, today: Day): SQL {
  const whole = sql`a.amount_cents <= coalesce((
    select sum(m.amount_cents) from payments m
     where m.loan_id = a.loan_id and m.reversed_at is null
       and m.received_on between a.made_on and a.promised_on), 0) - a.paid_before_cents`;
  const is = {
    kept: whole,
    open: sql`not (${whole}) and a.promised_on >= ${today}`,
    broken: sql`not (${whole}) and a.promised_on < ${today}`,
  }[state];
  return sql`from collection_acts a
    where a.loan_id = p.loan_id and a.kind = 'promise' and a.made_on between ${from} and ${to} and ${is}
      and not exists (select from collection_acts w where w.about_id = a.id and w.kind = 'promise_withdrawn')`;
}

/** Its instalments `i` that were paid whole in the months, so late; what a restructure moved was not paid. */
const paidLate = (bucket: LateBucket, { from, to }: Months) => sql`from loan_instalments i
   where i.loan_id = p.loan_id and i.paid_on > i.due_on and i.moved_on is null and i.paid_on between ${from} and ${to}
     and width_bucket(i.paid_on - i.due_on, ${starts}) = ${lateBuckets.indexOf(bucket) + 1}`;
