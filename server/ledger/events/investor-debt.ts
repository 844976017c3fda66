import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import type { Tx } from '@server/db/connection';
import { v7 } from 'uuid';
import { investorAvailable, investorDebt } from '../accounts';
import { balances } from '../balances';
import type { StoredEntry } from '../entries';
import { move, postAll } from '../post';
import { type Reversal, reversalOf } from '../reverse';
import type { EventContext } from './event';

/**
 * A deposit that was an investor's is no money: its entries are undone. What they no longer have available of
 * it they owe: Dr inv:recuperable / Cr inv:disponible, and the reversals as one batch.
 * @returns what they owe of it.
 */
export async function depositTakenBack(
  tx: Tx,
  {
    investorId,
    entries,
    amount,
    ...reversal
  }: Reversal & { investorId: string; entries: readonly StoredEntry[]; amount: Centavos },
): Promise<Centavos> {
  const available = investorAvailable(investorId);
  const held = (await balances(tx, [available], { lock: true })).get(available.code) ?? 0;
  const lacking = toCentavos(Math.max(0, amount - held));
  const carried = {
    kind: 'debt_carried',
    key: `debt_carried:${v7()}`,
    occurredOn: reversal.occurredOn,
    actor: reversal.actor,
    postings: move(investorDebt(investorId), available, lacking, { investorId }),
  };
  await postAll(tx, [
    ...(lacking > 0 ? [carried] : []),
    ...entries.toReversed().map((entry) => reversalOf(entry, reversal)),
  ]);
  return lacking;
}

/**
 * What investors owe is taken from what they have available: Dr inv:disponible / Cr inv:recuperable. Without a
 * debt nothing happens.
 */
export async function debtsRecovered(
  tx: Tx,
  { investorIds, ...context }: EventContext & { investorIds: readonly string[] },
): Promise<void> {
  const accounts = investorIds.flatMap((id) => [investorAvailable(id), investorDebt(id)]);
  const held = await balances(tx, accounts, { lock: true });
  const entries = investorIds.flatMap((investorId) => {
    const [available, debt] = [investorAvailable(investorId), investorDebt(investorId)];
    const amount = toCentavos(Math.min(held.get(available.code) ?? 0, held.get(debt.code) ?? 0));
    if (amount <= 0) return [];
    return {
      ...context,
      kind: 'debt_recovered',
      key: `debt_recovered:${v7()}`,
      postings: move(available, debt, amount, { investorId }),
    };
  });
  await postAll(tx, entries);
}

/** `debtsRecovered` of one investor. */
export const debtRecovered = (
  tx: Tx,
  { investorId, ...context }: EventContext & { investorId: string },
): Promise<void> => debtsRecovered(tx, { ...context, investorIds: [investorId] });
