import { toCentavos } from '@contract/kernel/fields/centavos';
import type { Tx } from '@server/db/connection';
import { v7 } from 'uuid';
import { type Account, feesToTransfer } from '../accounts';
import { balances } from '../balances';
import { entriesByKey } from '../entries';
import { feeConcepts, feesWaiting } from '../fees';
import { move, type Posting, postAll } from '../post';
import { type Reversal, reversalOf } from '../reverse';

/**
 * Money of ours did not come back after all: the entries of its line and of what it gave back are undone, by
 * their keys in the order in which they were posted. What the accounts that it went to no longer have of it is
 * carried: Dr claim / Cr the account.
 */
export async function returnUndone(
  tx: Tx,
  { keys, claim, ...reversal }: Reversal & { keys: readonly string[]; claim: Account },
): Promise<void> {
  const stored = await entriesByKey(tx, keys);
  const reversals = keys
    .flatMap((key) => stored.get(key) ?? [])
    .reverse()
    .map((entry) => reversalOf(entry, reversal));
  const taken = reversals.flatMap(({ postings }) => postings);
  const carried = {
    kind: 'shortfall_carried',
    key: `shortfall_carried:${v7()}`,
    occurredOn: reversal.occurredOn,
    actor: reversal.actor,
    postings: await lackingOf(tx, taken, claim),
  };
  await postAll(tx, [...(carried.postings.length > 0 ? [carried] : []), ...reversals]);
}

/** What accounts would lack once some rows are posted; of the fees each concept by itself. */
async function lackingOf(tx: Tx, rows: readonly Posting[], claim: Account): Promise<Posting[]> {
  const accounts = [...new Map(rows.map(({ account }) => [account.code, account])).values()].filter(
    ({ side }) => side === 'credit',
  );
  const held = await balances(tx, accounts, { lock: true });
  const fees = await feesWaiting(tx);
  return accounts.flatMap((account) => {
    const own = rows.filter((row) => row.account.code === account.code);
    const lacking = (part: readonly Posting[], has: number) =>
      toCentavos(Math.max(0, part.reduce((sum, { amount }) => sum + amount, 0) - has));
    if (account.code !== feesToTransfer.code) {
      return move(claim, account, lacking(own, held.get(account.code) ?? 0));
    }
    return feeConcepts.flatMap((concept) => {
      const part = own.filter((row) => row.concept === concept);
      return move(claim, account, lacking(part, fees[concept]), { concept });
    });
  });
}
