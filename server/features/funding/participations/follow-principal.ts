import { toCentavos } from '@contract/kernel/fields/centavos';
import type { Tx } from '@server/db/connection';
import { commitments } from '@server/db/schema/projects';
import type { LoanInvestor } from '@server/features/credit/payments/standing';
import { principalRight } from '@server/ledger/accounts';
import { balances } from '@server/ledger/balances';
import { distribute } from '@server/ledger/distribute';
import { eq } from 'drizzle-orm';

/** What each commitment is still owed follows from what the ledger says of its investor. */
export async function followPrincipal(
  tx: Tx,
  loanId: string,
  people: readonly LoanInvestor[],
): Promise<void> {
  const rights = people.map(({ investorId }) => principalRight(loanId, investorId));
  const owed = await balances(tx, rights);
  for (const { investorId, commitments: parts } of people) {
    const total = owed.get(principalRight(loanId, investorId).code) ?? toCentavos(0);
    const shares = distribute(
      total,
      parts.map((part) => part.amount),
    );
    for (const [k, { id }] of parts.entries()) {
      await tx
        .update(commitments)
        .set({ outstandingCents: shares[k] ?? toCentavos(0) })
        .where(eq(commitments.id, id));
    }
  }
}
