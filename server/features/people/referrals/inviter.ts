import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { eq } from 'drizzle-orm';

/** Who invites with a code, however it is written. */
export async function inviterWith(db: Db | Tx, code: string) {
  const [inviter] = await db
    .select({ id: users.id, fullName: users.fullName, status: users.status })
    .from(users)
    .where(eq(users.referralCode, code.toUpperCase()));
  return inviter;
}
