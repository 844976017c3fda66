import { type Centavos, sumCents } from '@contract/kernel/fields/centavos';
import type { Tx } from '@server/db/connection';
import { insertMany } from '@server/db/insert-many';
import { paymentShares } from '@server/db/schema/credit-payment-shares';
import type { Share } from '@server/ledger/events/shares';

/** Who was paid: holders of participations in one loan. */
type Holder = Pick<typeof paymentShares.$inferInsert, 'participationId'> & { investorId: string };

/** Writes what each participation in a loan got of its payments. */
export async function saveShares(tx: Tx, shares: readonly Share[], holders: readonly Holder[]) {
  if (shares.length === 0) return;
  const held = new Map(
    holders.map(({ investorId, participationId }) => [investorId, participationId]),
  );
  const rows = shares.map(({ paymentId, investorId, component, amount }) => {
    const participationId = held.get(investorId);
    if (!participationId)
      throw new Error('an investor without a participation in the loan was paid');
    return { paymentId, participationId, component, amountCents: amount };
  });
  await insertMany(tx, paymentShares, rows);
}

/** What an investor got of some payments, less what was taken of it. */
export const receivedBy = (investorId: string, shares: readonly Share[]): Centavos =>
  sumCents(shares.filter((share) => share.investorId === investorId).map(({ amount }) => amount));
