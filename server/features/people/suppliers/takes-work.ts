import { GUARDED_STATUS } from '@contract/people/supplier-status';
import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { suppliers } from '@server/db/schema/people';
import { and, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';

/**
 * Verified: status 4 or higher, or a verified date (specification, section 4); one that is suspended, or whose owner
 * closed the account, is kept out of it or restricted at all, takes no new work.
 */
export const verifiedSupplier = () =>
  and(
    isNull(suppliers.suspendedAt),
    sql`exists (select 1 from ${users} where ${users.id} = ${suppliers.userId} and ${eq(users.status, 'active')}
      and ${isNull(users.staffBlockedAt)} and ${eq(users.restrictionLevel, 0)})`,
    or(gte(suppliers.status, GUARDED_STATUS), isNotNull(suppliers.verifiedAt)),
  );

/** Whether an installer takes new work: requests, applicants and sellers. */
export const takesWork = async (db: Db | Tx, supplierId: string): Promise<boolean> =>
  (await db.$count(suppliers, and(eq(suppliers.id, supplierId), verifiedSupplier()))) > 0;
