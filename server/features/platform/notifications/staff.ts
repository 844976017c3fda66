import type { Db, Tx } from '@server/db/connection';
import { userRoles, users } from '@server/db/schema/identity';
import { and, eq, isNull } from 'drizzle-orm';

/**
 * Administrators who may sign in: neither those whose address has not answered their invitation nor those whom
 * staff block learn what goes on in the backoffice.
 */
export async function activeStaff(db: Db | Tx): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'admin')))
    .where(and(eq(users.status, 'active'), isNull(users.staffBlockedAt)));
  return rows.map(({ id }) => id);
}
