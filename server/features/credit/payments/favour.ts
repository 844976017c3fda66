import type { Config } from '@server/config';
import { type Db, inTransaction } from '@server/db/connection';
import { bookBalances } from '@server/ledger/balances';
import { applyMoney } from './apply';

const UNAPPLIED = /^solicitante:([0-9a-f-]{36}):por_aplicar$/;

/**
 * Uses what applicants have in favour for the instalments that have fallen due, each applicant in a
 * transaction of their own: nobody is late while we hold their money. Running it again changes nothing.
 */
export async function applyFavourBalances(db: Db, config: Config, now: Date): Promise<void> {
  for (const { code, signed } of await bookBalances(db, 'custodia')) {
    const applicantId = UNAPPLIED.exec(code)?.[1];
    if (!applicantId || signed === 0) continue;
    await inTransaction(db, (tx) =>
      applyMoney(tx, {
        applicantId,
        movement: null,
        actor: 'apply-favour-balances',
        now,
        config,
      }),
    );
  }
}
