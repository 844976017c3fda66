import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { type Db, inTransaction } from '@server/db/connection';
import { accountsWithMoney } from '@server/ledger/balances';
import { debtRecovered } from '@server/ledger/events/investor-debt';

/**
 * Takes what investors owe of deposits that were no money from what they have received since, each in a
 * transaction of their own. Running it again changes nothing.
 */
export async function recoverDebts(db: Db, now: Date): Promise<void> {
  for (const { investorId } of await accountsWithMoney(db, 'recuperable_inversionista')) {
    if (!investorId) continue;
    const event = { investorId, occurredOn: dayInMexicoCity(now), actor: 'recover-debts' };
    await inTransaction(db, (tx) => debtRecovered(tx, event));
  }
}
