import type { Role } from '@contract/kernel/roles';
import type { Tx } from '@server/db/connection';
import { userRoles, users } from '@server/db/schema/identity';
import { and, eq } from 'drizzle-orm';
import { lockAccount } from '../auth/account';
import { endOneTimeTokens } from '../auth/one-time';
import { endEverySession } from '../auth/sessions';

interface Leaving {
  userId: string;
  role: Role;
  now: Date;
}

/**
 * Takes a role from a person, whose sessions and links end at once. An account that has no other role closes:
 * there is nothing to sign in to.
 */
export async function leaveRole(tx: Tx, { userId, role, now }: Leaving): Promise<void> {
  await lockAccount(tx, userId);
  await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)));
  await endEverySession(tx, userId, 'removed', now);
  await endOneTimeTokens(tx, userId, now);
  if ((await tx.$count(userRoles, eq(userRoles.userId, userId))) > 0) return;
  await tx.update(users).set({ status: 'closed' }).where(eq(users.id, userId));
}
