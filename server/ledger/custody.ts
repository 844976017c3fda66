import { sql } from 'drizzle-orm';
import { custodyBank } from './accounts';

/**
 * What every entry moved in the custody bank account, with the clave de rastreo of its transfer, to be set
 * against the bank's lines. A reversal carries the key of what it undoes; an entry without one is matched by
 * itself. A deposit whose line never was, or was the return of a charge without an order, and what took it back
 * are left out together: they do not count for the bank.
 *
 * Each join finds at most one row by a unique index, so the work grows with the entries whatever the planner expects.
 */
export const custodyMovements = sql`
  select e.id, upper(coalesce(o.source_ref, o.id::text)) as key, e.occurred_on, sum(p.amount_signed) as cents
    from postings p
    join ledger_accounts a on a.id = p.account_id and a.code = ${custodyBank.code}
    join journal_entries e on e.id = p.entry_id
    join journal_entries o on o.id = coalesce(e.reverses_id, e.id)
    left join journal_entries r on r.reverses_id = o.id
    left join bank_movements b
      on o.idempotency_key like 'deposit:%' and b.natural_key = substr(o.idempotency_key, ${'deposit:'.length + 1}::int)
     and (b.status = 'mistaken' or (b.status = 'matched' and b.matched_kind = 'charge'))
   where r.id is null or b.id is null
   group by e.id, o.id having sum(p.amount_signed) <> 0`;
