import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { eq } from 'drizzle-orm';

/** Writes the name of an account anew, as staff read it on a paper of its person. */
export async function renameAccount(tx: Tx, userId: string, fullName: string): Promise<void> {
  await tx.update(users).set({ fullName }).where(eq(users.id, userId));
}
