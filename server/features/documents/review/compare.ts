import { productName } from '@contract/credit/product-catalog';
import { type ComparedField, comparedWith } from '@contract/documents/compared-fields';
import type { Db, Tx } from '@server/db/connection';
import { installationSites, projects } from '@server/db/schema/credit';
import { documentComparisons, type documents } from '@server/db/schema/documents';
import { users } from '@server/db/schema/identity';
import { suppliers } from '@server/db/schema/people';
import type { Vault } from '@server/db/vault';
import { asc, eq } from 'drizzle-orm';
import type { Definition } from '../definitions/definitions';
import { knownOfCoObligor, knownOfPerson } from './known-of-person';

type DocumentRow = typeof documents.$inferSelect;
type Known = Partial<Record<ComparedField, string | null>>;

/** What is kept of the person and the project, of the fields that a kind of document is compared with. */
export async function comparisonOf(
  db: Db | Tx,
  vault: Vault,
  row: DocumentRow,
  definition: Pick<Definition, 'compared_with' | 'clasification_2' | 'of_co_obligor'>,
) {
  const fields = comparedWith(definition);
  const known: Known = {
    ...(row.ownerTable === 'co_obligors' ? {} : await ofProject(db, row)),
    ...(await ofWhom(db, vault, row, definition.of_co_obligor)),
  };
  return fields
    .filter((field) => field in known)
    .map((field) => ({ field, value: known[field] ?? null }));
}

/** True the first time that a reviewer sees the data beside a document. */
export async function isFirstLook(tx: Tx, documentId: string, userId: string): Promise<boolean> {
  const looked = await tx
    .insert(documentComparisons)
    .values({ documentId, userId })
    .onConflictDoNothing()
    .returning();
  return looked.length > 0;
}

/** Of whom a document speaks: a co-obligor brings photographs, and their applicant other papers of theirs. */
async function ofWhom(db: Db | Tx, vault: Vault, row: DocumentRow, ofCoObligor: boolean) {
  const { ownerTable, ownerId: id, projectId, userId } = row;
  if (ownerTable === 'co_obligors') return knownOfCoObligor(db, vault, { id });
  if (ofCoObligor && projectId) return knownOfCoObligor(db, vault, { projectId });
  return ofPerson(db, vault, userId);
}

async function ofPerson(db: Db | Tx, vault: Vault, userId: string | null): Promise<Known> {
  if (!userId) return {};
  const [user] = await db
    .select({ fullName: users.fullName })
    .from(users)
    .where(eq(users.id, userId));
  return { full_name: user?.fullName ?? null, ...(await knownOfPerson(db, vault, userId)) };
}

async function ofProject(db: Db | Tx, { projectId, ownerTable, ownerId }: DocumentRow) {
  if (!projectId) return {};
  const [row] = await db
    .select({
      folio: projects.folio,
      productId: projects.productId,
      amountCents: projects.amountCents,
      supplierName: users.fullName,
    })
    .from(projects)
    .leftJoin(suppliers, eq(suppliers.id, projects.supplierId))
    .leftJoin(users, eq(users.id, suppliers.userId))
    .where(eq(projects.id, projectId));
  const sites = await db
    .select()
    .from(installationSites)
    .where(
      ownerTable === 'fg_locations'
        ? eq(installationSites.id, ownerId)
        : eq(installationSites.projectId, projectId),
    )
    .orderBy(asc(installationSites.id));
  return {
    folio: row?.folio ?? null,
    product: row ? productName(row.productId) : null,
    amount_cents: row ? String(row.amountCents) : null,
    supplier_name: row?.supplierName ?? null,
    site_address: sites.map(inOneLine).join(' · ') || null,
    tariff: sites.flatMap(({ tariff }) => tariff ?? []).join(' · ') || null,
  };
}

const inOneLine = (site: typeof installationSites.$inferSelect) =>
  [site.street, site.neighbourhood, site.postalCode, site.municipality, site.state].join(', ');
