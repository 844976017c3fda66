import { createHash } from 'node:crypto';
import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Account } from './accounts';
import { LedgerError, ledgerErrorOf } from './errors';

/** What a row is about; the ids that statements and reports look for. */
export interface About {
  loanId?: string;
  projectId?: string;
  investorId?: string;
  /** Part of a payment: 'capital', 'interest', 'vat' … */
  concept?: string;
}

export interface Posting extends About {
  account: Account;
  /** Debits positive, credits negative; never zero. */
  amount: number;
}

export interface Entry {
  kind: string;
  /** The event's natural key. The same key and content are posted once, also when repeated. */
  key: string;
  occurredOn: Day;
  /** Who caused it: a user's id, or the name of a job. */
  actor: string;
  /** What it comes from: a bank movement, a payment, a reason. */
  sourceRef?: string;
  reversesId?: string;
  postings: readonly Posting[];
}

export interface Posted {
  id: string;
  /** Whether the same event had been posted before, so that nothing changed now. */
  replayed: boolean;
}

/** Moves an amount: the two rows of a debit and its credit. An amount of zero moves nothing. */
export function move(
  debit: Account,
  credit: Account,
  amount: Centavos,
  about: About = {},
): Posting[] {
  if (amount === 0) return [];
  return [
    { ...about, account: debit, amount },
    { ...about, account: credit, amount: -amount },
  ];
}

/**
 * Posts one entry.
 * @throws LedgerError insufficient_funds · key_conflict
 * @throws RangeError when the rows don't add up to zero in each book.
 */
export async function post(tx: Tx, entry: Entry): Promise<Posted> {
  const [posted] = await postAll(tx, [entry]);
  if (!posted) throw new Error('ledger_post answered nothing');
  return posted;
}

/**
 * Posts linked entries, all or none, in one round trip unless they are very long; answers in their order. The balances of the
 * whole batch are locked in the order of account ids. A caller that posts several batches in one
 * transaction may meet another in the opposite order: `inTransaction` then runs it again.
 * @throws LedgerError insufficient_funds · key_conflict
 * @throws RangeError when an entry's rows don't add up to zero in each book.
 */
export async function postAll(tx: Tx, entries: readonly Entry[]): Promise<Posted[]> {
  if (entries.length === 0) return [];
  for (const entry of entries) assertBalanced(entry);
  const withIds = entries.map((entry) => ({ entry, id: v7() }));
  const heads = withIds.map(({ entry, id }) => ({
    id,
    kind: entry.kind,
    occurred_on: entry.occurredOn,
    key: entry.key,
    payload_hash: fingerprint(entry),
    actor: entry.actor,
    source_ref: entry.sourceRef,
    reverses_id: entry.reversesId,
  }));
  const accounts = new Map<string, { place: number; account: Account }>();
  const placeOf = (account: Account) => {
    const known = accounts.get(account.code);
    const found = known ?? { place: accounts.size + 1, account };
    if (!known) accounts.set(account.code, found);
    return found.place;
  };
  const lines = withIds.flatMap(({ entry, id }) =>
    entry.postings.map(({ account, amount, concept, loanId, projectId, investorId }, index) => ({
      entry_id: id,
      line: index + 1,
      account: placeOf(account),
      amount,
      concept,
      loan_id: loanId,
      project_id: projectId,
      investor_id: investorId,
    })),
  );
  const isLong = lines.length > MOST_AT_ONCE;
  const { rows } = await ledgerPost(tx, [
    heads,
    [...accounts.values()].map(({ account }) => ({
      code: account.code,
      book: account.book,
      side: account.side,
      no_negative: account.noNegative,
      family: account.family,
      owner_investor: account.investorId,
      owner_applicant: account.applicantId,
      owner_supplier: account.supplierId,
      owner_project: account.projectId,
      owner_loan: account.loanId,
    })),
    isLong ? netOf(lines) : lines,
  ]);
  const replays = new Map(rows.map((row) => [row.replayed_key, row.replayed_id]));
  if (isLong) {
    const codes = [...accounts.keys()];
    const fresh = new Set(withIds.flatMap(({ entry, id }) => (replays.has(entry.key) ? [] : [id])));
    await writeRows(
      tx,
      lines
        .filter((line) => fresh.has(line.entry_id))
        .map((line) => ({ ...line, code: codes[line.account - 1] })),
    );
  }
  return withIds.map(({ entry, id }) => {
    const earlier = replays.get(entry.key);
    return earlier ? { id: earlier, replayed: true } : { id, replayed: false };
  });
}

/** So many lines are one statement: more could take longer than a statement may. */
const MOST_AT_ONCE = 10_000;

interface Line {
  entry_id: string;
  account: number;
  amount: number;
}

/** What lines move each account of an entry by, without rows. */
function netOf(lines: readonly Line[]): Line[] {
  const net = new Map<string, Line>();
  for (const { entry_id, account, amount } of lines) {
    const key = `${entry_id}:${account}`;
    net.set(key, { entry_id, account, amount: (net.get(key)?.amount ?? 0) + amount });
  }
  return [...net.values()];
}

/** Writes the rows of entries whose balances have moved already, part by part. */
async function writeRows(tx: Tx, lines: readonly object[]) {
  for (let from = 0; from < lines.length; from += MOST_AT_ONCE) {
    const part = JSON.stringify(lines.slice(from, from + MOST_AT_ONCE));
    await tx.execute(sql`
      insert into postings
          (entry_id, line, account_id, amount_signed, concept, loan_id, project_id, investor_id)
        select l.entry_id, l.line, (select a.id from ledger_accounts a where a.code = l.code), l.amount,
               l.concept, l.loan_id, l.project_id, l.investor_id
          from jsonb_to_recordset(${part}::jsonb) as l (entry_id uuid, line integer, code text,
            amount bigint, concept text, loan_id uuid, project_id uuid, investor_id uuid)`);
  }
}

/**
 * Calls `ledger_post` with its three lists.
 * @param beside a change that the same statement makes
 */
export async function ledgerPost(
  tx: Tx,
  input: readonly (readonly object[])[],
  beside?: SQLWrapper,
) {
  const [entries, accounts, lines] = input.map((list) => sql`${JSON.stringify(list)}::jsonb`);
  return tx
    .execute<{ replayed_key: string; replayed_id: string }>(
      sql`${beside && sql`with beside as ${beside} `}select * from ledger_post(${entries}, ${accounts}, ${lines})`,
    )
    .catch((error: unknown) => {
      throw ledgerErrorOf(error);
    });
}

/**
 * SHA-256 of what was asked: the kind of event and what it moves. Who asked, on what day and with what
 * note are left out: a job that repeats an event after midnight, or a colleague, asks for the same thing.
 */
function fingerprint({ kind, reversesId, postings }: Entry): string {
  const rows = postings.map(({ account, amount, concept, loanId, projectId, investorId }) => [
    account.code,
    amount,
    concept,
    loanId,
    projectId,
    investorId,
  ]);
  const content = JSON.stringify([kind, reversesId, rows]);
  return createHash('sha256').update(content).digest('hex');
}

function assertBalanced(entry: Entry) {
  const totals = new Map<Account['book'], bigint>();
  for (const { account, amount } of entry.postings) {
    if (!Number.isSafeInteger(amount) || amount === 0) {
      throw new RangeError(`A row of ${entry.kind} is not an amount of centavos`);
    }
    totals.set(account.book, (totals.get(account.book) ?? 0n) + BigInt(amount));
  }
  if (totals.size === 0 || [...totals.values()].some((total) => total !== 0n)) {
    throw new RangeError(`The rows of ${entry.kind} don't add up to zero`);
  }
}

/** Refuses an amount that is not positive: no event of money has one. */
export function assertPositive(amount: Centavos, subject: string) {
  if (amount <= 0) throw new LedgerError('amount_mismatch', subject);
}
