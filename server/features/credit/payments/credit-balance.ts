import type { Config } from '@server/config';
import { type Db, inTransaction } from '@server/db/connection';
import { accountsWithMoney } from '@server/ledger/balances';
import { applyMoney } from './apply';

/**
 * Uses what applicants have in credit balance for the instalments that have fallen due, each applicant in a
 * transaction of their own: no applicant is late while we hold their money. Running it again changes nothing.
 */
export async function applyCreditBalances(db: Db, config: Config, now: Date): Promise<void> {
  for (const { applicantId } of await accountsWithMoney(db, 'por_aplicar')) {
    if (!applicantId) continue;
    await inTransaction(db, (tx) =>
      applyMoney(tx, {
        applicantId,
        movement: null,
        actor: 'apply-credit-balances',
        now,
        config,
      }),
    );
  }
}
