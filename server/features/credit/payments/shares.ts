import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import type { Tx } from '@server/db/connection';
import { insertMany } from '@server/db/insert-many';
import { paymentShares } from '@server/db/schema/credit-payment-shares';
import { participations } from '@server/db/schema/funding-participations';
import type { Share } from '@server/ledger/events/shares';
import { eq, inArray, sql } from 'drizzle-orm';

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

/** What each investor got of some payments, less what was taken of it, by investor. */
export async function receivedOf(
  tx: Tx,
  paymentIds: readonly string[],
): Promise<Map<string, Centavos>> {
  const rows = await tx
    .select({
      investorId: participations.investorId,
      cents: sql<string>`sum(${paymentShares.amountCents})`,
    })
    .from(paymentShares)
    .innerJoin(participations, eq(participations.id, paymentShares.participationId))
    .where(inArray(paymentShares.paymentId, [...paymentIds]))
    .groupBy(participations.investorId);
  return new Map(rows.map(({ investorId, cents }) => [investorId, toCentavos(BigInt(cents))]));
}
