import { sql } from 'drizzle-orm';
import { custodyBank } from './accounts';

/**
 * Every row of the custody bank account with the clave de rastreo of its transfer, to be set against the
 * bank's lines. A reversal carries the key of what it undoes; an entry without one stands for itself.
 */
export const custodyMovements = sql`
  select upper(coalesce(s.tracking_key, o.source_ref, o.id::text)) as key, e.occurred_on,
         p.amount_signed
    from postings p
    join ledger_accounts a on a.id = p.account_id and a.code = ${custodyBank.code}
    join journal_entries e on e.id = p.entry_id
    join journal_entries o on o.id = coalesce(e.reverses_id, e.id)
    left join stages s on o.kind = 'supplier_paid'
     and o.idempotency_key = 'project:' || s.project_id || ':stage:' || s.n || ':paid'`;
