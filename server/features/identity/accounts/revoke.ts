import type { Role } from '@contract/kernel/roles';
import type { Tx } from '@server/db/connection';
import { userRoles } from '@server/db/schema/identity';
import { and, eq } from 'drizzle-orm';
import { lockAccount } from '../auth/account';
import { endSessionsInRole } from '../auth/sessions';

/** Takes a role from an account and ends its sessions in it; who signs in at the same moment comes before or waits. */
export async function revokeRole(tx: Tx, userId: string, role: Role, now: Date): Promise<void> {
  await lockAccount(tx, userId);
  await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)));
  await endSessionsInRole(tx, userId, role, now);
}
