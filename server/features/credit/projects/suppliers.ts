import { GUARDED_STATUS } from '@contract/people/supplier-status';
import type { suppliersDirectory as contract } from '@contract/people/suppliers-directory';
import type { Db } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { users } from '@server/db/schema/identity';
import { suppliers } from '@server/db/schema/people';
import { contains } from '@server/db/search-text';
import type { QueryOf } from '@server/http/implement';
import { and, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';

/**
 * Verified: status 4 or higher, or a verified date (specification, section 4); one that is suspended, or whose owner
 * closed the account or is restricted at all, takes no new work.
 */
export const verifiedSupplier = () =>
  and(
    isNull(suppliers.suspendedAt),
    sql`exists (select 1 from ${users} where ${users.id} = ${suppliers.userId} and ${eq(users.status, 'active')}
      and ${eq(users.restrictionLevel, 0)})`,
    or(gte(suppliers.status, GUARDED_STATUS), isNotNull(suppliers.verifiedAt)),
  );

/** The installers that an applicant may choose from. */
export function listVerifiedSuppliers(db: Db, query: QueryOf<typeof contract.list>) {
  return pageOf(db, query, {
    table: suppliers,
    id: suppliers.id,
    select: db.select().from(suppliers),
    own: (row) => row,
    within: verifiedSupplier(),
    filters: { supplier_id: suppliers.id, q: (typed) => contains(suppliers.name, typed) },
    sorts: { name: suppliers.name },
    defaultSort: 'name',
  });
}
