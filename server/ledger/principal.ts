import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import type { Db, Tx } from '@server/db/connection';
import { accountBalances, ledgerAccounts } from '@server/db/schema/ledger';
import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Turn } from './events/write-offs';
import { type AccountFamily, rightFamilies } from './families';

const [standing, writtenOff] = rightFamilies;

const owedIn = (
  families: readonly AccountFamily[],
  loanId: SQLWrapper,
  investorId: SQLWrapper,
) => sql<string>`(
  select coalesce(sum(b.balance_signed), 0)::text
    from ledger_accounts a join account_balances b on b.account_id = a.id
   where a.family in ${[...families]} and a.loan_id = ${loanId} and a.investor_id = ${investorId})`;

/** Principal that a loan still owes to an investor, written off or not, as a column; text of centavos. */
export const principalOwed = (loanId: SQLWrapper, investorId: SQLWrapper) =>
  owedIn(rightFamilies, loanId, investorId);

/** The part of it that is not written off. */
export const principalStanding = (loanId: SQLWrapper, investorId: SQLWrapper) =>
  owedIn([standing], loanId, investorId);

/**
 * What a write-off took of an investor's principal, what of that stood again when it was undone, and what is written off
 * now, as columns; text of centavos.
 */
export const writtenOffOf = (
  writeOffId: SQLWrapper,
  loanId: SQLWrapper,
  investorId: SQLWrapper,
) => {
  const turned = (kind: Turn['kind']) => sql<string>`(
    select coalesce(abs(sum(p.amount_signed)), 0)::text
      from ledger_accounts a
      join postings p on p.account_id = a.id
      join journal_entries e on e.id = p.entry_id
      left join journal_entries undone on undone.id = e.reverses_id
     where a.family = ${writtenOff} and a.loan_id = ${loanId} and a.investor_id = ${investorId}
       and coalesce(undone.kind, e.kind) = ${kind}
       and coalesce(undone.source_ref, e.source_ref) = (${writeOffId})::text)`;
  return {
    taken: turned('write_off'),
    stoodAgain: turned('write_off_undone'),
    left: owedIn([writtenOff], loanId, investorId),
  };
};

/**
 * Principal that each loan owes to one investor and that is not written off, as a table to join: read once, where a
 * column of each loan would read all that the investor has as often as there are loans. Text of centavos.
 */
export const standingByLoan = (db: Db | Tx, investorId: string) =>
  db
    .select({
      loanId: ledgerAccounts.loanId,
      cents: sql<string>`sum(${accountBalances.balanceSigned})::text`.as('cents'),
    })
    .from(ledgerAccounts)
    .innerJoin(accountBalances, eq(accountBalances.accountId, ledgerAccounts.id))
    .where(and(eq(ledgerAccounts.investorId, investorId), eq(ledgerAccounts.family, standing)))
    .groupBy(ledgerAccounts.loanId)
    .as('standing_by_loan');

/** Principal that all loans together still owe to an investor, as they stand and as they were written off. */
export async function principalOwedTo(
  db: Db | Tx,
  investorId: string,
): Promise<{ standing: Centavos; writtenOff: Centavos }> {
  const rows = await db
    .select({
      family: ledgerAccounts.family,
      cents: sql<string>`sum(${accountBalances.balanceSigned})`,
    })
    .from(ledgerAccounts)
    .innerJoin(accountBalances, eq(accountBalances.accountId, ledgerAccounts.id))
    .where(
      and(
        eq(ledgerAccounts.investorId, investorId),
        sql`${ledgerAccounts.family} in ${[...rightFamilies]}`,
      ),
    )
    .groupBy(ledgerAccounts.family);
  const of = (family: string) =>
    toCentavos(BigInt(rows.find((row) => row.family === family)?.cents ?? 0));
  return { standing: of(standing), writtenOff: of(writtenOff) };
}

/**
 * The part that is one's own of what all loans owe to all investors and was not written off, in basis points; 0 while
 * none is owed.
 */
export async function principalShareOf(db: Db | Tx, investorId: string): Promise<number> {
  const own = sql`coalesce(sum(${accountBalances.balanceSigned}) filter (
    where ${ledgerAccounts.investorId} = ${investorId}), 0)`;
  const [row] = await db
    .select({
      bp: sql<number>`coalesce(floor(${own} * 10000 / nullif(sum(${accountBalances.balanceSigned}), 0)), 0)::int`,
    })
    .from(ledgerAccounts)
    .innerJoin(accountBalances, eq(accountBalances.accountId, ledgerAccounts.id))
    .where(eq(ledgerAccounts.family, standing));
  return row?.bp ?? 0;
}
