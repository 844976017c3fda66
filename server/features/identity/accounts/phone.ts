import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { eq } from 'drizzle-orm';

/** The telephone of an account, whose owner has just typed back the code sent to it. */
export async function setPhone(tx: Tx, userId: string, phone: string, now: Date): Promise<void> {
  await tx.update(users).set({ phone, phoneVerifiedAt: now }).where(eq(users.id, userId));
}
