import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import type { Db } from '@server/db/connection';
import { paymentShares } from '@server/db/schema/credit-payment-shares';
import { participations } from '@server/db/schema/funding-participations';
import { eq, inArray, sql } from 'drizzle-orm';

/** What each investor got of some payments as their shares are kept, less what was taken of it. */
export async function receivedOf(
  db: Db,
  paymentIds: readonly string[],
): Promise<Map<string, Centavos>> {
  const rows = await db
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
