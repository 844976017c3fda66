import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, toDay } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { sql } from 'drizzle-orm';
import { investorAvailable, investorDebt, investorInTransit, investorReserved } from './accounts';

/** Kinds of entries by which money comes to an investor from outside, or leaves. */
const outside = [
  'deposit',
  'deposit_assigned',
  'debt_carried',
  'debt_recovered',
  'withdrawal_requested',
  'withdrawal_rejected',
  'withdrawal_confirmed',
  'withdrawal_returned',
];

/**
 * What an investor brought and took out until a day, by day: positive was brought, negative left. What moves between
 * their own accounts, what was lent and what came back of it is not there; a reversal counts on its own day.
 */
export async function outsideFlows(
  db: Db | Tx,
  investorId: string,
  until: Day,
): Promise<{ on: Day; cents: Centavos }[]> {
  const accounts = [investorAvailable, investorReserved, investorInTransit, investorDebt];
  const codes = accounts.map((account) => account(investorId).code);
  const { rows } = await db.execute<{ occurred_on: string; cents: string }>(sql`
    select e.occurred_on::text as occurred_on, (-sum(p.amount_signed))::text as cents
      from ledger_accounts a
      join postings p on p.account_id = a.id
      join journal_entries e on e.id = p.entry_id
      join journal_entries o on o.id = coalesce(e.reverses_id, e.id)
     where a.code = any(${sql.param(codes)}::text[]) and e.occurred_on <= ${until}
       and o.kind = any(${sql.param(outside)}::text[])
     group by 1
    having sum(p.amount_signed) <> 0
     order by 1`);
  return rows.map((row) => ({ on: toDay(row.occurred_on), cents: toCentavos(BigInt(row.cents)) }));
}
