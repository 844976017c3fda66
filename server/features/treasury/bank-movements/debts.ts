import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { type Db, inTransaction } from '@server/db/connection';
import { bookBalances } from '@server/ledger/balances';
import { debtRecovered } from '@server/ledger/events/investor-debt';

const DEBT = /^inv:([0-9a-f-]{36}):recuperable$/;

/**
 * Takes what investors owe of deposits that were no money from what they have received since, each in a
 * transaction of their own. Running it again changes nothing.
 */
export async function recoverDebts(db: Db, now: Date): Promise<void> {
  for (const { code, signed } of await bookBalances(db, 'custodia')) {
    const investorId = DEBT.exec(code)?.[1];
    if (!investorId || signed === 0) continue;
    const event = { investorId, occurredOn: dayInMexicoCity(now), actor: 'recover-debts' };
    await inTransaction(db, (tx) => debtRecovered(tx, event));
  }
}
