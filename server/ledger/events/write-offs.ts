import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import { principalDebt, writtenOffDebt } from '../accounts';
import { balances } from '../balances';
import { entriesByKey, type StoredEntry } from '../entries';
import { LedgerError } from '../errors';
import { principalAccounts, principalTurned } from '../loan-principal';
import { type Entry, type Posted, post } from '../post';
import { keyAfter, timesUndone } from '../standing-key';

/** A loan's principal is written off, or that is undone; at the end of its day, after every payment of it. */
export interface Turn {
  kind: 'write_off' | 'write_off_undone';
  loanId: string;
  /** Of the record of why. */
  writeOffId: string;
  on: Day;
  /** Every investor of the loan. */
  investorIds: readonly string[];
}

const keyOf = ({ kind, writeOffId }: Turn) => `${kind}:${writeOffId}`;

/**
 * A turn is posted (memo): Dr derecho:castigado / Cr derecho:capital and Dr deuda:capital / Cr deuda:castigado of
 * each investor, or the other way round. No money moves and the loan owes what it owed.
 * @throws LedgerError amount_mismatch when there is nothing to turn
 */
export async function principalTurnPosted(tx: Tx, turn: Turn, actor: string): Promise<Posted> {
  const { loanId, investorIds } = turn;
  const owed = await balances(tx, principalAccounts(loanId, investorIds), { lock: true });
  const entry = turnEntry(turn, owed, { key: keyOf(turn), actor });
  if (!entry) throw new LedgerError('amount_mismatch', loanId);
  return post(tx, entry);
}

/** The entry of a turn; undefined where there is nothing to turn. */
export function turnEntry(
  turn: Turn,
  owed: ReadonlyMap<string, Centavos>,
  { key, actor }: { key: string; actor: string },
): Entry | undefined {
  const { kind, loanId, investorIds, writeOffId, on } = turn;
  const postings = principalTurned(owed, loanId, investorIds, kind);
  const from = kind === 'write_off' ? principalDebt(loanId) : writtenOffDebt(loanId);
  const turned = postings
    .filter(({ account }) => account.code === from.code)
    .reduce((sum, { amount }) => sum + amount, 0);
  if (turned !== (owed.get(from.code) ?? 0)) throw new LedgerError('amount_mismatch', from.code);
  if (postings.length === 0) return undefined;
  return { kind, key, occurredOn: on, actor, sourceRef: writeOffId, postings };
}

/** A turn that is passed through again, with its entry in force, if it has one. */
export interface TurnAgain {
  turn: Turn;
  standing: StoredEntry | undefined;
  /** Under which it is posted anew. */
  key: string;
}

/** Turns with what is in force of each. */
export async function turnsInForce(tx: Tx, turns: readonly Turn[]): Promise<TurnAgain[]> {
  const found: TurnAgain[] = [];
  for (const turn of turns) {
    const times = await timesUndone(tx, keyOf(turn));
    const inForce = keyAfter(keyOf(turn), times);
    const standing = (await entriesByKey(tx, [inForce])).get(inForce);
    found.push({ turn, standing, key: standing ? keyAfter(keyOf(turn), times + 1) : inForce });
  }
  return found;
}
