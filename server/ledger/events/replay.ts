import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import type { Tx } from '@server/db/connection';
import { v7 } from 'uuid';
import { type Account, applicantUnapplied, isInvestors } from '../accounts';
import { balances } from '../balances';
import { entriesByKey, type StoredEntry } from '../entries';
import { principalAccounts } from '../loan-principal';
import { type Entry, move, postAll } from '../post';
import { type Reversal, reversalOf } from '../reverse';
import { openTaxBook, type TaxBook } from '../tax-months';
import { potsOf } from './claims';
import {
  appliedEntry,
  type DistributedEvent,
  distributionEntries,
  keysOfPayment,
} from './repayments';
import { type Share, sharesIn } from './shares';
import { type Turn, type TurnAgain, turnEntry, turnsInForce } from './write-offs';

export interface Replay extends Reversal {
  applicantId: string;
  /** Payments no longer in force, in the order in which they were made. */
  undone: readonly string[];
  /** Keys of other entries that go with them: a receipt that was no money. */
  undoneKeys?: readonly string[];
  /** Payments in force instead, in the order of their days. */
  made: readonly DistributedEvent[];
  /** Write-offs, and what undid them, that come after the first of these: passed through again, in their order. */
  turns?: readonly Turn[];
  /**
   * Whether investors give back what they have available of money that was distributed to them and is
   * theirs no longer. What they took home they never do: the applicant owes it.
   */
  takeBack: boolean;
}

/**
 * Payments of one applicant are made, and those that stood in their way undone, as one batch: every
 * account moves by the difference alone, so that no account needs the money of a reversal between it and what
 * takes its place. What an account would still lack is carried as owed by the applicant, and comes back
 * out of what later payments bring to that account (docs/decisions/0008-replay.md).
 *
 * A payment is undone as of its own day, as the one in its place is made as of its: each month then has the
 * interest and the tax of the payments in force, and the twelve add up to the year's, whenever it was
 * corrected. Months whose taxes were reported stay as they are: interest and taxes of a payment of one are undone and made
 * on the day on which that was known, complementary to it. A receipt that was no money is undone on the day on which that was
 * known.
 *
 * New entries come before the reversals, so that no running balance of a statement is below zero.
 *
 * Answers what each investor got of the payments that were made.
 */
export async function repaymentsReplayed(tx: Tx, replay: Replay): Promise<Share[]> {
  const { undone, undoneKeys = [] } = replay;
  const ofPayments = undone.flatMap(keysOfPayment);
  const keys = [...ofPayments, ...undoneKeys];
  const stored = await entriesByKey(tx, keys);
  const turns = await turnsInForce(tx, replay.turns ?? []);
  const taxes = await openTaxBook(
    tx,
    replay.occurredOn,
    [...stored.values()].map(({ id }) => id),
  );
  const ownDay = (entry: StoredEntry) =>
    taxes.book(reversalOf(entry, { ...replay, occurredOn: entry.occurredOn }), entry);
  const reversals = [
    ...turns.flatMap(({ standing }) => standing ?? []).map(ownDay),
    ...keys
      .flatMap((key) => stored.get(key) ?? [])
      .map((entry) => (ofPayments.includes(entry.key) ? ownDay(entry) : reversalOf(entry, replay))),
  ].reverse();

  const entries = await madeEntries(tx, replay, { turns, reversals, taxes });
  const { carried, recovered } = await settleShortfalls(tx, replay, [...entries, ...reversals]);
  const all = [...entries, ...carried, ...reversals, ...recovered];
  await taxes.keep(all, await postAll(tx, all));
  return sharesIn(entries);
}

/**
 * Each payment is split by the principal that is owed once the ones before it are undone and made; a write-off finds
 * what the payments until its day have left.
 */
async function madeEntries(
  tx: Tx,
  { applicantId, made, actor }: Replay,
  {
    turns,
    reversals,
    taxes,
  }: { turns: readonly TurnAgain[]; reversals: readonly Entry[]; taxes: TaxBook },
): Promise<Entry[]> {
  const principal = [
    ...made.flatMap(({ loanId, participants }) =>
      principalAccounts(
        loanId,
        participants.map(({ investorId }) => investorId),
      ),
    ),
    ...turns.flatMap(({ turn }) => principalAccounts(turn.loanId, turn.investorIds)),
  ];
  const owed = await balances(tx, unique(principal), { lock: true });
  follow(owed, reversals);
  const steps = [
    ...made.map((event) => ({
      on: event.occurredOn,
      entries: () =>
        [appliedEntry({ ...event, applicantId }), ...distributionEntries(event, owed)].map(
          (entry) => taxes.book(entry),
        ),
    })),
    ...turns.map(({ turn, key }) => ({
      on: turn.on,
      entries: () => [turnEntry(turn, owed, { key, actor }) ?? []].flat(),
    })),
  ].sort((a, b) => a.on.localeCompare(b.on));
  return steps.flatMap(({ entries }) => {
    const posted = entries();
    follow(owed, posted);
    return posted;
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
  const carried: Entry['postings'][number][] = [];
  const recovered: Entry['postings'][number][] = [];
  const rows = entries.flatMap((entry) => entry.postings);
  for (const { account, claim, held, owed, about } of await potsOf(tx, applicantId, client)) {
    const brought = broughtTo(rows, account, about?.concept);
    const left = held + brought;
    const lacking = Math.max(0, isInvestors(account) && !takeBack ? -brought : -left);
    carried.push(...move(claim, account, toCentavos(lacking), about));
    const spare = Math.max(0, account.code === own.code ? left : brought);
    recovered.push(...move(account, claim, toCentavos(Math.min(spare, owed)), about));
  }
  return {
    carried: shortfall('shortfall_carried', replay, carried),
    recovered: shortfall('shortfall_recovered', replay, recovered),
  };
}

/** What rows bring to an account, or to one concept of it. */
const broughtTo = (rows: Entry['postings'], account: Account, concept?: string): number =>
  rows
    .filter((row) => row.account.code === account.code && (!concept || row.concept === concept))
    .reduce((sum, { amount }) => sum + onOwnSide(account, amount), 0);

function shortfall(kind: string, { occurredOn, actor }: Replay, postings: Entry['postings']) {
  return postings.length > 0 ? [{ kind, key: `${kind}:${v7()}`, occurredOn, actor, postings }] : [];
}
