import type { Day } from '@contract/kernel/fields/day';
import type { Db } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { investors } from '@server/db/schema/people';
import { paymentRatesOn } from '@server/features/credit';
import { eq } from 'drizzle-orm';

/** What the rules of a day take of the interest that an investor gets, whatever the fee of its loan. */
export async function investorRatesOn(db: Db, investorId: string, on: Day) {
  const [investor] = await db
    .select({ personType: users.personType })
    .from(investors)
    .innerJoin(users, eq(users.id, investors.userId))
    .where(eq(investors.id, investorId));
  const { incomeTaxOf, ratesWith } = await paymentRatesOn(db, on);
  return { taxRate: incomeTaxOf(investor?.personType ?? 1), ratesWith };
}
