import { type Centavos, toCentavos } from '@contract/fields/centavos';
import type { Day } from '@contract/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { sql } from 'drizzle-orm';
import { companyContributed } from './accounts';

/**
 * How much less custody holds than what clients have in it, until a day: what is carried as recoverable and
 * the operator has not put in. Segregation (LRITF 46) holds when it is zero.
 */
export async function shortfallOf(db: Db | Tx, until: Day | null): Promise<Centavos> {
  const { rows } = await db.execute<{ cents: string }>(sql`
    select coalesce(sum(p.amount_signed), 0)::text as cents
      from postings p
      join ledger_accounts a on a.id = p.account_id
      join journal_entries e on e.id = p.entry_id
     where (a.code like '%:recuperable' or a.code = ${companyContributed.code})
       and e.occurred_on <= ${until ?? '9999-12-31'}`);
  return toCentavos(Math.max(0, Number(rows[0]?.cents ?? 0)));
}
