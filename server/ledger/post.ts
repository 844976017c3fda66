import { createHash } from 'node:crypto';
import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import { sql } from 'drizzle-orm';
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
 * Posts linked entries, all or none, in one round trip; answers in their order. The balances of the
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
  const lines = withIds.flatMap(({ entry, id }) =>
    entry.postings.map(({ account, amount, ...about }, index) => ({
      entry_id: id,
      line: index + 1,
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
      amount,
      concept: about.concept,
      loan_id: about.loanId,
      project_id: about.projectId,
      investor_id: about.investorId,
    })),
  );
  const { rows } = await tx
    .execute<{ replayed_key: string; replayed_id: string }>(
      sql`select * from ledger_post(${JSON.stringify(heads)}::jsonb, ${JSON.stringify(lines)}::jsonb)`,
    )
    .catch((error: unknown) => {
      throw ledgerErrorOf(error);
    });
  const replays = new Map(rows.map((row) => [row.replayed_key, row.replayed_id]));
  return withIds.map(({ entry, id }) => {
    const earlier = replays.get(entry.key);
    return earlier ? { id: earlier, replayed: true } : { id, replayed: false };
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
