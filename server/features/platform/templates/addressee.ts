import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { eq } from 'drizzle-orm';
import type { Addressee } from './mail-registry';

/** Who asks for a mail to themselves. */
export async function addresseeOf(tx: Tx, userId: string): Promise<Addressee> {
  const [user] = await tx
    .select({ email: users.email, fullName: users.fullName })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Error('a session without its person');
  return user;
}
