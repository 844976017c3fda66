import type { Tx } from '@server/db/connection';
import { recoveryCodes, users } from '@server/db/schema/identity';
import { eq } from 'drizzle-orm';

/** Removes an account's second factor with its recovery codes; the cooling-off of its money begins. */
export async function removeSecondFactor(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      totpSecret: null,
      totpEnabledAt: null,
      totpLastStep: null,
      secondFactorChangedAt: now,
    })
    .where(eq(users.id, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
