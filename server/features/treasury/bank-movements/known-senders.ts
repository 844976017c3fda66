import type { Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import { isRegisteredByOther, type Owner } from '@server/features/people';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { BankMovement } from './receive';

/** Whether a deposit comes from an account that is known as another person's. */
export async function isOfAnotherPerson(
  tx: Tx,
  { senderMark }: Pick<BankMovement, 'senderMark'>,
  { id }: Pick<Owner, 'id'>,
): Promise<boolean> {
  const [credited] = await tx
    .select({ id: bankMovements.id })
    .from(bankMovements)
    .where(
      and(
        eq(bankMovements.senderMark, senderMark),
        inArray(bankMovements.matchedKind, ['investor', 'applicant']),
        ne(bankMovements.matchedId, id),
        inArray(bankMovements.status, ['matched', 'assigned']),
        eq(bankMovements.thirdParty, false),
      ),
    )
    .limit(1);
  if (credited) return true;
  return isRegisteredByOther(tx, senderMark, id);
}
