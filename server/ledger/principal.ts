import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import type { Db, Tx } from '@server/db/connection';
import { accountBalances, ledgerAccounts } from '@server/db/schema/ledger';
import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';

const family = 'derecho';

/** Principal that a loan still owes to an investor, as a column of a query that has both ids; text of centavos. */
export const principalOwed = (loanId: SQLWrapper, investorId: SQLWrapper) => sql<string>`coalesce((
  select b.balance_signed from ledger_accounts a join account_balances b on b.account_id = a.id
   where a.family = ${family} and a.loan_id = ${loanId} and a.investor_id = ${investorId}), 0)::text`;

/** Principal that all loans together still owe to an investor. */
export async function principalOwedTo(db: Db | Tx, investorId: string): Promise<Centavos> {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${accountBalances.balanceSigned}), 0)` })
    .from(ledgerAccounts)
    .innerJoin(accountBalances, eq(accountBalances.accountId, ledgerAccounts.id))
    .where(and(eq(ledgerAccounts.investorId, investorId), eq(ledgerAccounts.family, family)));
  return toCentavos(BigInt(row?.cents ?? 0));
}

/** The part of what all loans owe to all investors that is one's own, in basis points; 0 while none is owed. */
export async function principalShareOf(db: Db | Tx, investorId: string): Promise<number> {
  const own = sql`coalesce(sum(${accountBalances.balanceSigned}) filter (
    where ${ledgerAccounts.investorId} = ${investorId}), 0)`;
  const [row] = await db
    .select({
      bp: sql<number>`coalesce(floor(${own} * 10000 / nullif(sum(${accountBalances.balanceSigned}), 0)), 0)::int`,
    })
    .from(ledgerAccounts)
    .innerJoin(accountBalances, eq(accountBalances.accountId, ledgerAccounts.id))
    .where(eq(ledgerAccounts.family, family));
  return row?.bp ?? 0;
}
