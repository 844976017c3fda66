import { identityWords } from '@contract/locales/es-MX/identity/server';
import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { notFound, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';

/**
 * The account about which staff write something, which does not end meanwhile. What a closed one had was erased, and
 * nothing would take along what is written of its person afterwards.
 * @throws AppError not found · rule once the account is closed
 */
export async function holdOpenAccount(db: Db | Tx, userId: string) {
  const [user] = await db
    .select({ id: users.id, status: users.status })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!user) throw notFound();
  assertOpen(user);
  return user;
}

/**
 * The same of an account that is held already.
 * @throws AppError rule once the account is closed
 */
export function assertOpen({ status }: Pick<typeof users.$inferSelect, 'status'>): void {
  if (status === 'closed') throw refused(t(identityWords.accounts.closed));
}
