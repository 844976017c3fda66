import type { Day } from '@contract/kernel/fields/day';
import { loanInstalments, loans, payments } from '@server/db/schema/credit';
import { collectionActs } from '@server/db/schema/credit-collections';
import { principalOn } from '@server/ledger/history';
import { type SQL, sql } from 'drizzle-orm';

/**
 * How some delivered loans stood at the end of a day, the one place that reports count by. A query of `loan_id`,
 * `owed` (principal), `overdue` (capital, interest and VAT that fell due before the day and were not paid by its
 * end), `days_late` (of the oldest instalment of these; 0 when up to date) and `in_collection` (somebody of staff
 * has worked on it since it fell late). What a later restructure moved was owed on its own row until its day.
 */
export const loansOn = (ids: readonly string[], day: Day): SQL => sql`
  select l.id as loan_id, coalesce(owing.cents, 0) as owed,
    case when owing.cents > 0 then coalesce(late.overdue, 0) else 0 end as overdue,
    case when owing.cents > 0 then coalesce(${day}::date - late.since, 0) else 0 end as days_late,
    coalesce(owing.cents > 0, false) and exists (
      select from ${collectionActs} c
       where c.loan_id = l.id and c.kind in ('contact', 'promise', 'assigned')
         and (c.happened_at at time zone 'America/Mexico_City')::date between late.since and ${day}
    ) as in_collection
    from ${loans} l
    left join (${principalOn(ids, day)}) owing on owing.loan_id = l.id
    left join lateral (
      select min(i.due_on) as since,
        sum(i.capital_cents + i.interest_cents + i.vat_cents
          + case when i.moved_on > ${day} then i.moved_cents else 0 end)::bigint - coalesce((
          select sum((part->>'amount')::bigint)
            from ${payments} p
           cross join jsonb_array_elements(p.applied) part
            join ${loanInstalments} due on due.loan_id = l.id and due.n = (part->>'n')::int
             and due.due_on < ${day} and (due.paid_on is null or due.paid_on > ${day})
           where p.loan_id = l.id and p.reversed_at is null and p.received_on <= ${day}
             and part->>'component' in ('capital', 'interest', 'vat')), 0)::bigint as overdue
        from ${loanInstalments} i
       where i.loan_id = l.id and i.due_on < ${day} and (i.paid_on is null or i.paid_on > ${day})
    ) late on true
   where l.disbursed_on <= ${day} and l.id = any(${sql.param([...ids])}::uuid[])`;
