import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { applicants, investors, suppliers } from '@server/db/schema/people';
import { eq } from 'drizzle-orm';
import type { AccountRecords } from '../../personal-data';

/** Holds the records of an account's roles, so that what begins with one of them comes first or waits. */
export async function lockRecords(tx: Tx, userId: string): Promise<void> {
  for (const table of [applicants, investors, suppliers]) {
    await tx.select({ id: table.id }).from(table).where(eq(table.userId, userId)).for('update');
  }
}

/** An account with the records of its roles. */
export async function recordsOf(db: Db | Tx, userId: string): Promise<AccountRecords> {
  const [row] = await db
    .select({
      userId: users.id,
      email: users.email,
      phone: users.phone,
      applicantId: applicants.id,
      investorId: investors.id,
      supplierId: suppliers.id,
    })
    .from(users)
    .leftJoin(applicants, eq(applicants.userId, users.id))
    .leftJoin(investors, eq(investors.userId, users.id))
    .leftJoin(suppliers, eq(suppliers.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw new Error(`there is no account ${userId}`);
  return row;
}
