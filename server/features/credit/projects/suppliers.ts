import type { suppliersDirectory as contract } from '@contract/people/suppliers-directory';
import type { Db } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { suppliers } from '@server/db/schema/people';
import { contains } from '@server/db/search-text';
import { verifiedSupplier, workProfilesOf } from '@server/features/people';
import type { QueryOf } from '@server/http/implement';

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

/** Installers as they are chosen, each with what it says of its work. */
export async function describeSuppliers(db: Db, rows: (typeof suppliers.$inferSelect)[]) {
  const works = await workProfilesOf(
    db,
    rows.map(({ userId }) => userId),
  );
  return works.flatMap((work, index) => {
    const row = rows[index];
    return row ? [{ id: row.id, name: row.name, level: row.level, work }] : [];
  });
}
