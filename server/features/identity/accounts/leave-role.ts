import type { Role } from '@contract/kernel/roles';
import type { Tx } from '@server/db/connection';
import { userRoles, users } from '@server/db/schema/identity';
import { and, eq } from 'drizzle-orm';
import { lockAccount } from '../auth/account';
import { endOneTimeTokens } from '../auth/one-time';
import { endSessionsInRole } from '../auth/sessions';

interface Leaving {
  userId: string;
  role: Role;
  /** Who took it: the company that they sold for, or staff. */
  by: 'company' | 'staff';
  now: Date;
}

/**
 * Takes a role from a person, whose sessions in it end at once, as do the links that were mailed to them; sessions in
 * other roles go on. An account that has no other role closes: there is nothing to sign in to.
 */
export async function leaveRole(tx: Tx, { userId, role, by, now }: Leaving): Promise<void> {
  await lockAccount(tx, userId);
  await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)));
  await endSessionsInRole(tx, userId, role, by === 'staff' ? 'staff' : 'removed', now);
  await endOneTimeTokens(tx, userId, now);
  if ((await tx.$count(userRoles, eq(userRoles.userId, userId))) > 0) return;
  await tx.update(users).set({ status: 'closed' }).where(eq(users.id, userId));
}
