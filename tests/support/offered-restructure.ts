import { toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { loans } from '@server/db/schema/credit';
import { loanRestructures } from '@server/db/schema/credit-restructures';
import type { Person, testApi } from './api';
import { firstOf } from './present';

/** A proposal that may be declined, of a credit that need not be late; answers its id. */
export async function offeredRestructure(
  api: Awaited<ReturnType<typeof testApi>>,
  loan: typeof loans.$inferSelect,
  staff: Pick<Person, 'userId'>,
): Promise<string> {
  const today = dayInMexicoCity(api.clock.now);
  const zero = toCentavos(0);
  const firstDueOn = addDays(today, 15);
  const rows = await api.db
    .insert(loanRestructures)
    .values({
      loanId: loan.id,
      status: 'proposed',
      months: 1,
      firstDueOn,
      annualRateBp: loan.annualRateBp,
      monthsBefore: loan.termMonths,
      annualRateBpBefore: loan.annualRateBp,
      reason: 'Perdió su local',
      proposedBy: staff.userId,
      createdAt: api.clock.now,
      expiresOn: addDays(today, 7),
      capitalCents: loan.principalCents,
      interestCents: zero,
      vatCents: zero,
      condonedCents: zero,
      countedUntil: today,
      rows: [
        {
          n: 1,
          dueOn: firstDueOn,
          capitalCents: loan.principalCents,
          interestCents: zero,
          vatCents: zero,
          balanceCents: zero,
          carriedInterestCents: zero,
          carriedVatCents: zero,
        },
      ],
    })
    .returning({ id: loanRestructures.id });
  return firstOf(rows).id;
}
