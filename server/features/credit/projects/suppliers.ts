import { GUARDED_STATUS } from '@contract/people/supplier-status';
import type { Db } from '@server/db/connection';
import { type PageRequest, pageOf } from '@server/db/page';
import { suppliers } from '@server/db/schema/people';
import { contains } from '@server/db/search-text';
import { and, eq, gte, isNotNull, or } from 'drizzle-orm';

/** Verified: status 4 or higher, or a verified date (specification, section 4). */
export const verifiedSupplier = () =>
  or(gte(suppliers.status, GUARDED_STATUS), isNotNull(suppliers.verifiedAt));

/** The installers that an applicant may choose from. */
export function listVerifiedSuppliers(
  db: Db,
  query: PageRequest & { q?: string | undefined; supplier_id?: string | undefined },
) {
  const { q, supplier_id: id } = query;
  return pageOf({
    db,
    table: suppliers,
    id: suppliers.id,
    where: and(
      verifiedSupplier(),
      q ? contains(suppliers.name, q) : undefined,
      id ? eq(suppliers.id, id) : undefined,
    ),
    request: query,
    defaultSort: 'name',
    select: ({ where, orderBy, limit }) =>
      db
        .select()
        .from(suppliers)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortable: { name: { column: suppliers.name, value: (row) => row.name } },
    idOf: (row) => row.id,
  });
}
