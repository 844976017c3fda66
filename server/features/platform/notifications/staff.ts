import { type Duty, sortDuties } from '@contract/kernel/duties';
import { dutyName } from '@contract/locales/es-MX/identity/duties';
import type { Db, Tx } from '@server/db/connection';
import { userRoles, users } from '@server/db/schema/identity';
import { t } from '@server/i18n';
import { and, arrayContains, eq, inArray, isNull } from 'drizzle-orm';

/**
 * Of accounts, administrators who may sign in: neither those whose address has not answered their invitation nor
 * those whom staff block learn what goes on in the backoffice.
 *
 * @param duty of them, those who hold it; null for all
 */
export const isActiveStaff = (db: Db | Tx, duty: Duty | null = null) =>
  and(
    duty ? arrayContains(users.duties, [duty]) : undefined,
    eq(users.status, 'active'),
    isNull(users.staffBlockedAt),
    inArray(
      users.id,
      db.select({ id: userRoles.userId }).from(userRoles).where(eq(userRoles.role, 'admin')),
    ),
  );

/** Who they are. */
export async function activeStaff(db: Db | Tx, duty: Duty | null = null): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(isActiveStaff(db, duty));
  return rows.map(({ id }) => id);
}

/** The same of every duty at once: those who hold it; of null, all of them. */
export async function staffByDuty(db: Db): Promise<(duty: Duty | null) => string[]> {
  const rows = await db
    .select({ id: users.id, duties: users.duties })
    .from(users)
    .where(isActiveStaff(db));
  return (duty) =>
    rows.filter(({ duties }) => duty === null || duties.includes(duty)).map(({ id }) => id);
}

/** Whether an account is one of them; in a transaction it stays so until the end. */
export async function isStaffNow(
  db: Db | Tx,
  userId: string,
  duty: Duty | null = null,
): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isActiveStaff(db, duty)))
    // Of their duties too, which are no key: a change of them waits.
    .for('share');
  return rows.length > 0;
}

/** Duties by their names, in the order in which they are listed. */
export const nameDuties = (duties: readonly Duty[]): string =>
  sortDuties(duties)
    .map((duty) => t(dutyName[duty]))
    .join(', ');
