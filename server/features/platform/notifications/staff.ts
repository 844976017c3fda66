import type { Db, Tx } from '@server/db/connection';
import { userRoles, users } from '@server/db/schema/identity';
import { and, eq, inArray, isNull } from 'drizzle-orm';

/**
 * Of accounts, administrators who may sign in: neither those whose address has not answered their invitation nor
 * those whom staff block learn what goes on in the backoffice.
 */
export const isActiveStaff = (db: Db | Tx) =>
  and(
    eq(users.status, 'active'),
    isNull(users.staffBlockedAt),
    inArray(
      users.id,
      db.select({ id: userRoles.userId }).from(userRoles).where(eq(userRoles.role, 'admin')),
    ),
  );

/** Who they are. */
export async function activeStaff(db: Db | Tx): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(isActiveStaff(db));
  return rows.map(({ id }) => id);
}

/** Whether an account is one of them. */
export async function isStaffNow(db: Db | Tx, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isActiveStaff(db)));
  return rows.length > 0;
}
