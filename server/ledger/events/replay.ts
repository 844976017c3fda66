import { type Centavos, toCentavos } from '@contract/fields/centavos';
import type { Db, Tx } from '@server/db/connection';
import { journalEntries, ledgerAccounts, postings } from '@server/db/schema/ledger';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import {
  type Account,
  applicantUnapplied,
  isInvestors,
  principalDebt,
  principalRight,
  recoverable,
} from '../accounts';
import { balances } from '../balances';
import { entriesByKey } from '../entries';
import { type Entry, move, postAll } from '../post';
import { type Reversal, reversalOf } from '../reverse';
import {
  appliedEntry,
  type DistributedEvent,
  distributionEntries,
  keysOfPayment,
} from './repayments';

export interface Replay extends Reversal {
  applicantId: string;
  /** Payments that no longer stand, in the order in which they were made. */
  undone: readonly string[];
  /** Keys of other entries that go with them: a receipt that was no money. */
  undoneKeys?: readonly string[];
  /** Payments that stand instead, in the order of their days. */
  made: readonly DistributedEvent[];
  /**
   * Whether investors give back what they have available of money that was distributed to them and is
   * theirs no longer. What they took home they never do: the applicant owes it.
   */
  takeBack: boolean;
}

/**
 * Payments of one applicant are made, and those that stood in their way undone, as one batch: every
 * account moves by the difference alone, so that nobody needs the money of a reversal between it and what
 * takes its place. What an account would still lack is carried as owed by the applicant, and comes back
 * out of what later payments bring to that account (docs/decisions/0008-replay.md).
 *
 * New entries stand before the reversals, so that no running balance of a statement is below zero.
 */
export async function repaymentsReplayed(tx: Tx, replay: Replay): Promise<void> {
  const { undone, undoneKeys = [] } = replay;
  const keys = [...undone.flatMap(keysOfPayment), ...undoneKeys];
  const stored = await entriesByKey(tx, keys);
  const reversals = keys
    .flatMap((key) => stored.get(key) ?? [])
    .reverse()
    .map((entry) => reversalOf(entry, replay));

  const entries = [...(await madeEntries(tx, replay, reversals))];
  const { carried, recovered } = await settleShortfalls(tx, replay, [...entries, ...reversals]);
  await postAll(tx, [...entries, ...carried, ...reversals, ...recovered]);
}

/** Each payment is split by the principal that is owed once the ones before it are undone and made. */
async function madeEntries(tx: Tx, { applicantId, made }: Replay, reversals: readonly Entry[]) {
  const principal = made.flatMap(({ loanId, participants }) => [
    principalDebt(loanId),
    ...participants.map(({ investorId }) => principalRight(loanId, investorId)),
  ]);
  const owed = await balances(tx, unique(principal), { lock: true });
  follow(owed, reversals);
  return made.flatMap((event) => {
    const distributed = distributionEntries(event, owed);
    follow(owed, distributed);
    return [appliedEntry({ ...event, applicantId }), ...distributed];
  });
}

/** Keeps balances as entries leave them. */
function follow(held: Map<string, Centavos>, entries: readonly Entry[]) {
  for (const { account, amount } of entries.flatMap((entry) => entry.postings)) {
    const before = held.get(account.code);
    if (before !== undefined)
      held.set(account.code, toCentavos(before + onOwnSide(account, amount)));
  }
}

const onOwnSide = (account: Account, amount: number) =>
  account.side === 'debit' ? amount : -amount;

const unique = (accounts: readonly Account[]): Account[] => [
  ...new Map(accounts.map((account) => [account.code, account])).values(),
];

/** What accounts would lack after some entries, carried; and what they get of which they lacked before. */
async function settleShortfalls(tx: Tx, replay: Replay, entries: readonly Entry[]) {
  const { applicantId, takeBack } = replay;
  const own = applicantUnapplied(applicantId);
  const client = unique([
    own,
    ...entries.flatMap((entry) => entry.postings.map(({ account }) => account)),
  ]).filter(({ book, side }) => book === 'custodia' && side === 'credit');
  const held = await balances(
    tx,
    client.flatMap((account) => [account, recoverable(applicantId, account)]),
    { lock: true },
  );
  const after = new Map(held);
  follow(after, entries);
  const amountOf = (from: ReadonlyMap<string, Centavos>, { code }: Account) => from.get(code) ?? 0;
  const carried: Entry['postings'][number][] = [];
  const recovered: Entry['postings'][number][] = [];
  for (const account of client) {
    const claim = recoverable(applicantId, account);
    const left = amountOf(after, account);
    const brought = left - amountOf(held, account);
    const lacking = Math.max(0, isInvestors(account) && !takeBack ? -brought : -left);
    carried.push(...move(claim, account, toCentavos(lacking)));
    const spare = Math.max(0, account.code === own.code ? left : brought);
    recovered.push(...move(account, claim, toCentavos(Math.min(spare, amountOf(held, claim)))));
  }
  return {
    carried: shortfall('shortfall_carried', replay, carried),
    recovered: shortfall('shortfall_recovered', replay, recovered),
  };
}

function shortfall(kind: string, { occurredOn, actor }: Replay, postings: Entry['postings']) {
  return postings.length > 0 ? [{ kind, key: `${kind}:${v7()}`, occurredOn, actor, postings }] : [];
}

/** Kinds of entries on an applicant's account that a replay knows of: bank lines, payments, shortfalls. */
const KNOWN = [
  'repayment_received',
  'deposit_assigned',
  'repayment_applied',
  'shortfall_carried',
  'shortfall_recovered',
];

/** What else moved the money of applicants that is not applied: what was returned to them. */
export async function otherMoneyOf(db: Db | Tx, applicantIds: readonly string[]) {
  const owners = new Map(applicantIds.map((id) => [applicantUnapplied(id).code, id]));
  const cause = alias(journalEntries, 'cause');
  const rows = await db
    .select({
      code: ledgerAccounts.code,
      key: journalEntries.idempotencyKey,
      on: journalEntries.occurredOn,
      signed: sql<string>`sum(${postings.amountSigned})`,
    })
    .from(postings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
    .innerJoin(journalEntries, eq(journalEntries.id, postings.entryId))
    .leftJoin(cause, eq(cause.id, journalEntries.reversesId))
    .where(
      and(
        inArray(ledgerAccounts.code, [...owners.keys()]),
        notInArray(sql`coalesce(${cause.kind}, ${journalEntries.kind})`, KNOWN),
      ),
    )
    .groupBy(journalEntries.id, ledgerAccounts.code);
  return rows.map(({ code, key, on, signed }) => ({
    applicantId: owners.get(code) ?? '',
    key,
    on,
    amount: toCentavos(-BigInt(signed)),
  }));
}
