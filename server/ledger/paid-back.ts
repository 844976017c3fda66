import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import type { Db, Tx } from '@server/db/connection';
import { sql } from 'drizzle-orm';
import { investorAvailable } from './accounts';

/** Kinds of entries by which a payment of a loan reaches an investor, and what is taken of it. */
const shares = [
  'distribution_capital',
  'distribution_interest',
  'distribution_late_interest',
  'distribution_vat',
  'income_tax_withheld',
  'investor_fee_charged',
];

/**
 * All that investments ever paid back to an investor, in centavos: capital and interest with its VAT, less the tax that
 * was withheld and our fee. A payment that was corrected counts as what is valid of it.
 */
export async function paidBackTo(db: Db | Tx, investorId: string): Promise<Centavos> {
  const { rows } = await db.execute<{ cents: string }>(sql`
    select coalesce(-sum(p.amount_signed), 0)::text as cents
      from ledger_accounts a
      join postings p on p.account_id = a.id
      join journal_entries e on e.id = p.entry_id
      join journal_entries o on o.id = coalesce(e.reverses_id, e.id)
     where a.code = ${investorAvailable(investorId).code}
       and o.kind = any(${sql.param(shares)}::text[])`);
  return toCentavos(BigInt(rows[0]?.cents ?? '0'));
}
