import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import type { Db, Tx } from '@server/db/connection';
import { prepared } from '@server/db/prepared';
import {
  accountBalances,
  journalEntries,
  ledgerAccounts,
  postings,
} from '@server/db/schema/ledger';
import { and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Account } from './accounts';
import type { AccountFamily } from './families';

/**
 * Balances by account code, each on its account's own side: what an investor has available is positive.
 * An account that was never used has 0.
 * @param lock keeps them as they are until the transaction ends (rows locked in id order).
 */
export async function balances(
  tx: Db | Tx,
  accounts: readonly Account[],
  { lock = false } = {},
): Promise<Map<string, Centavos>> {
  const codes = accounts.map((account) => account.code);
  const query = lock ? lockedQuery : balancesQuery;
  const rows = codes.length === 0 ? [] : await query(tx).execute({ codes });
  const signed = new Map(rows.map((row) => [row.code, row.signed]));
  return new Map(
    accounts.map(({ code, side }) => {
      const value = signed.get(code) ?? 0;
      return [code, toCentavos(side === 'debit' || value === 0 ? value : -value)];
    }),
  );
}

const byCode = (db: Db | Tx) =>
  db
    .select({ code: ledgerAccounts.code, signed: accountBalances.balanceSigned })
    .from(accountBalances)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, accountBalances.accountId))
    .where(sql`${ledgerAccounts.code} = any(${sql.placeholder('codes')}::text[])`)
    .orderBy(accountBalances.accountId);

const balancesQuery = prepared((db) => byCode(db).prepare('balances'));

const lockedQuery = prepared((db) =>
  byCode(db).for('update', { of: accountBalances }).prepare('locked_balances'),
);

/** Whether anything was ever posted on an account of an investor, an applicant or an installer. */
export async function hasAccounts(tx: Db | Tx, ownerId: string): Promise<boolean> {
  const { investorId, applicantId, supplierId } = ledgerAccounts;
  const theirs = or(...[investorId, applicantId, supplierId].map((owner) => eq(owner, ownerId)));
  return (await tx.$count(ledgerAccounts, theirs)) > 0;
}

/** Balance of one account, on its own side. */
export async function balance(tx: Db | Tx, account: Account): Promise<Centavos> {
  return (await balances(tx, [account])).get(account.code) ?? toCentavos(0);
}

/** What the accounts of each family of a book come to, in centavos (debit positive): together zero. */
export async function familyBalances(
  tx: Db | Tx,
  book: Account['book'],
): Promise<Map<AccountFamily, Centavos>> {
  const rows = await tx
    .select({
      family: ledgerAccounts.family,
      signed: sql<string>`sum(${accountBalances.balanceSigned})`,
    })
    .from(accountBalances)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, accountBalances.accountId))
    .where(eq(ledgerAccounts.book, book))
    .groupBy(ledgerAccounts.family);
  return new Map(rows.map(({ family, signed }) => [family, toCentavos(BigInt(signed))]));
}

/** Clients' accounts of a family that hold something, with the person whose they are. */
export async function accountsWithMoney(tx: Db | Tx, family: AccountFamily) {
  return tx
    .select({
      code: ledgerAccounts.code,
      investorId: ledgerAccounts.investorId,
      applicantId: ledgerAccounts.applicantId,
    })
    .from(ledgerAccounts)
    .innerJoin(accountBalances, eq(accountBalances.accountId, ledgerAccounts.id))
    .where(
      and(
        eq(ledgerAccounts.book, 'custodia'),
        eq(ledgerAccounts.family, family),
        ne(accountBalances.balanceSigned, toCentavos(0)),
      ),
    )
    .orderBy(ledgerAccounts.id);
}

/** Where a page of movements ended. */
export interface MovementCursor {
  entryId: string;
  line: number;
}

/**
 * Rows of some accounts, newest first, one page by key. Amounts are on the accounts' own side: money
 * that came in is positive, money that left negative.
 * @param before the last row of the page before, to go on after it.
 */
export async function movementsOf(
  tx: Db | Tx,
  accounts: readonly Account[],
  { limit, before }: { limit: number; before?: MovementCursor },
) {
  const codes = accounts.map((account) => account.code);
  if (codes.length === 0) return [];
  const older =
    before &&
    or(
      lt(postings.entryId, before.entryId),
      and(eq(postings.entryId, before.entryId), lt(postings.line, before.line)),
    );
  return tx
    .select({
      entryId: postings.entryId,
      line: postings.line,
      kind: journalEntries.kind,
      occurredOn: journalEntries.occurredOn,
      postedAt: journalEntries.postedAt,
      sourceRef: journalEntries.sourceRef,
      account: ledgerAccounts.code,
      amount: sql<Centavos>`case ${ledgerAccounts.kind} when 'debit' then ${postings.amountSigned}
        else -${postings.amountSigned} end`.mapWith(postings.amountSigned),
      concept: postings.concept,
      loanId: postings.loanId,
      projectId: postings.projectId,
      investorId: postings.investorId,
    })
    .from(postings)
    .innerJoin(journalEntries, eq(journalEntries.id, postings.entryId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
    .where(and(inArray(ledgerAccounts.code, codes), older))
    .orderBy(desc(postings.entryId), desc(postings.line))
    .limit(limit);
}
