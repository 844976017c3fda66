import { installedStatuses } from '@contract/credit/project-states';
import type { suppliersDirectory as contract } from '@contract/people/suppliers-directory';
import type { Db } from '@server/db/connection';
import { type List, pageInTwo, pageOf } from '@server/db/page';
import { projects } from '@server/db/schema/credit';
import { suppliers } from '@server/db/schema/people';
import { contains } from '@server/db/search-text';
import { verifiedSupplier, workProfilesOf, worksIn } from '@server/features/people';
import type { QueryOf } from '@server/http/implement';
import { and, count, inArray } from 'drizzle-orm';

type Row = typeof suppliers.$inferSelect;

/** The installers that an applicant may choose from; those that work in the state asked about come first. */
export function listVerifiedSuppliers(
  db: Db,
  { state, ...request }: QueryOf<typeof contract.list>,
) {
  const list: List<Row, typeof request> = {
    table: suppliers,
    id: suppliers.id,
    select: db.select().from(suppliers),
    own: (row) => row,
    within: verifiedSupplier(),
    filters: { supplier_id: suppliers.id, q: (typed) => contains(suppliers.name, typed) },
    sorts: { name: suppliers.name },
    defaultSort: 'name',
  };
  return state ? pageInTwo(db, request, list, worksIn(state)) : pageOf(db, request, list);
}

/** Installers as they are chosen, each with what it says of its work. */
export async function describeSuppliers(db: Db, rows: Row[]) {
  const works = await workProfilesOf(
    db,
    rows.map(({ userId }) => userId),
  );
  const completed = await completedBy(
    db,
    rows.map(({ id }) => id),
  );
  return works.flatMap((work, index) => {
    const row = rows[index];
    if (!row) return [];
    const { id, name, level } = row;
    return [{ id, name, level, completed: completed.get(id) ?? 0, work }];
  });
}

async function completedBy(db: Db, supplierIds: string[]): Promise<ReadonlyMap<string, number>> {
  if (supplierIds.length === 0) return new Map();
  const rows = await db
    .select({ id: projects.supplierId, n: count() })
    .from(projects)
    .where(
      and(
        inArray(projects.supplierId, supplierIds),
        inArray(projects.status, [...installedStatuses]),
      ),
    )
    .groupBy(projects.supplierId);
  return new Map(rows.map(({ id, n }) => [id, n]));
}
