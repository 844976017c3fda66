import { productCatalog } from '@contract/credit/product-catalog';
import type { ProjectStatus } from '@contract/credit/project-states';
import {
  type Audience,
  audiences,
  type DocumentFacts,
} from '@contract/documents/document-conditions';
import type { DocumentDefinition } from '@contract/documents/document-definitions';
import { personKind } from '@contract/kernel/fields/person-type';
import { documents as documentWords } from '@contract/locales/es-MX/documents/documents';
import type { Db, Tx } from '@server/db/connection';
import { installationSites, projects } from '@server/db/schema/credit';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import type { OwnerTable } from '@server/db/schema/documents';
import { userRoles, users } from '@server/db/schema/identity';
import { applicants, suppliers } from '@server/db/schema/people';
import { addresses } from '@server/db/schema/people-profiles';
import type { Principal, Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';

/** Who reads or writes: how far their permission reaches, and who they are. */
export interface Reader {
  scope: Scope;
  principal: Pick<Principal, 'userId' | 'actorUserId'>;
}

/** The record that a document is attached to, with what conditions ask about it. */
export interface Owner {
  table: OwnerTable;
  id: string;
  /** The person that the document is about. */
  userId: string;
  projectId: string | null;
  facts: DocumentFacts;
}

export const isStaff = ({ scope }: Reader) => scope.kind === 'all';

/**
 * Whether what is a co-obligor's among a project's papers is closed to a reader, who learns its state alone: an
 * installer is not told who answers for a credit, and so reads no paper with their name.
 */
export const isClosedOfCoObligors = ({ scope }: Reader): boolean => scope.kind === 'org';

/** The projects whose documents a reader reaches. */
export function projectFilter({ scope }: Reader): SQL | undefined {
  switch (scope.kind) {
    case 'all':
      return undefined;
    case 'org':
      return eq(projects.supplierId, scope.supplierId);
    case 'own':
      return scope.applicantId ? eq(projects.applicantId, scope.applicantId) : sql`false`;
    case 'program':
      return sql`false`;
  }
}

/** Whether a project that the reader reaches is the one, or one of the person, that a document is about. */
export async function comesFrom(
  db: Db | Tx,
  reader: Reader,
  projectId: string,
  document: Pick<Owner, 'table' | 'id' | 'projectId'> & { userId: string | null },
): Promise<boolean> {
  const from = await findProject(db, reader, projectId);
  if (!from) return false;
  if (document.table === 'co_obligors') return answersFor(db, document.id, from.id);
  return document.projectId ? from.id === document.projectId : from.userId === document.userId;
}

/** Whether a co-obligor is one of this credit: their photographs are shown beside its folio. */
async function answersFor(db: Db | Tx, coObligorId: string, projectId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: coObligors.id })
    .from(coObligors)
    .where(and(eq(coObligors.id, coObligorId), eq(coObligors.projectId, projectId)));
  return row !== undefined;
}

/** The record of a table if the reader reaches it; a foreign one is as absent as one that never was. */
export function findOwner(
  db: Db | Tx,
  reader: Reader,
  table: OwnerTable,
  id: string,
): Promise<Owner | null> {
  if (table === 'users') return findPerson(db, reader, id);
  if (table === 'co_obligors')
    return isStaff(reader) ? coObligorOwner(db, id) : Promise.resolve(null);
  return table === 'projects' ? findProject(db, reader, id) : findSite(db, reader, id);
}

/** A person's own documents are theirs and staff's; a supplier sees of its applicants only what is missing. */
async function findPerson(db: Db | Tx, reader: Reader, id: string): Promise<Owner | null> {
  if (!isStaff(reader) && id !== reader.principal.userId) return null;
  return personOwner(db, id);
}

/** A person as owner of documents, without access checks: for callers that have checked the reader's access. */
export async function personOwner(db: Db | Tx, userId: string): Promise<Owner | null> {
  const [user] = await db
    .select({ id: users.id, ...personColumns })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return null;
  const facts = personFacts(user);
  return { table: 'users', id: user.id, userId: user.id, projectId: null, facts };
}

/** A co-obligor as owner of their photographs, which are no papers of the project: staff's alone to see. */
export async function coObligorOwner(db: Db | Tx, id: string): Promise<Owner | null> {
  const [row] = await db
    .select({ id: coObligors.id })
    .from(coObligors)
    .where(eq(coObligors.id, id));
  if (!row) return null;
  const facts = personFacts({ personType: 1, roles: null, addressState: null, tags: null });
  return { table: 'co_obligors', id, userId: id, projectId: null, facts };
}

/** What conditions ask of the person of a row of `users`. */
const personColumns = {
  personType: users.personType,
  roles: sql<Audience[] | null>`array(select ${userRoles.role} from ${userRoles}
    where ${userRoles.userId} = ${users.id} and ${inArray(userRoles.role, [...audiences])})`,
  addressState: sql<string | null>`(select ${addresses.state} from ${addresses}
    where ${addresses.userId} = ${users.id})`,
  tags: users.tags,
};

interface PersonColumns {
  personType: number;
  roles: Audience[] | null;
  addressState: string | null;
  tags: string[] | null;
}

const personFacts = ({ personType, roles, addressState, tags }: PersonColumns): DocumentFacts => ({
  person: personKind(personType),
  role: roles,
  address_state: addressState,
  tag: tags,
  product: null,
  project_status: null,
  amount_cents: null,
  has_co_obligor: null,
});

const projectColumns = {
  projectId: projects.id,
  productId: projects.productId,
  status: projects.status,
  amountCents: projects.amountCents,
  userId: applicants.userId,
  hasCoObligor: sql<boolean>`exists (select 1 from ${coObligors}
    where ${coObligors.projectId} = ${projects.id} and ${coObligors.acceptedAt} is not null
      and ${coObligors.declinedAt} is null and ${coObligors.withdrawnAt} is null)`,
  ...personColumns,
};

interface ProjectFacts extends PersonColumns {
  projectId: string;
  productId: number;
  status: ProjectStatus;
  amountCents: number;
  userId: string;
  hasCoObligor: boolean;
}

const ofProject = (row: ProjectFacts): Omit<Owner, 'table' | 'id'> => ({
  userId: row.userId,
  projectId: row.projectId,
  facts: {
    ...personFacts(row),
    product: productCatalog.find((product) => product.id === row.productId)?.name ?? null,
    project_status: row.status,
    amount_cents: row.amountCents,
    has_co_obligor: row.hasCoObligor,
  },
});

const findProject = (db: Db | Tx, reader: Reader, id: string) =>
  projectOwner(db, id, projectFilter(reader));

/** A project as owner of documents; without `reach`, no access check. */
export async function projectOwner(db: Db | Tx, id: string, filter?: SQL): Promise<Owner | null> {
  const [row] = await db
    .select(projectColumns)
    .from(projects)
    .innerJoin(applicants, eq(applicants.id, projects.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(and(eq(projects.id, id), filter));
  return row ? { table: 'projects', id: row.projectId, ...ofProject(row) } : null;
}

/** Who has an interest in a document: whom it is about, who brought it, and who installs. */
export async function partiesOf(
  tx: Tx,
  document: { uploadedBy: string; userId: string | null; projectId: string | null },
): Promise<(string | null)[]> {
  const installers = document.projectId
    ? await tx
        .select({ userId: suppliers.userId })
        .from(projects)
        .innerJoin(suppliers, eq(suppliers.id, projects.supplierId))
        .where(eq(projects.id, document.projectId))
    : [];
  return [document.uploadedBy, document.userId, ...installers.map(({ userId }) => userId)];
}

/** Some projects as owners of documents, for checks that have passed the reader's already. */
export async function projectOwners(db: Db | Tx, ids: readonly string[]): Promise<Owner[]> {
  const rows = await db
    .select(projectColumns)
    .from(projects)
    .innerJoin(applicants, eq(applicants.id, projects.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(inArray(projects.id, [...ids]));
  return rows.map((row) => ({ table: 'projects', id: row.projectId, ...ofProject(row) }));
}

async function findSite(db: Db | Tx, reader: Reader, id: string): Promise<Owner | null> {
  const [row] = await db
    .select({ siteId: installationSites.id, ...projectColumns })
    .from(installationSites)
    .innerJoin(projects, eq(projects.id, installationSites.projectId))
    .innerJoin(applicants, eq(applicants.id, projects.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(and(eq(installationSites.id, id), projectFilter(reader)));
  return row ? { table: 'fg_locations', id: row.siteId, ...ofProject(row) } : null;
}

const disabled = t(documentWords.uploadDisabled);

/** Why this reader may not upload here, or null when they may. */
export function uploaderProblem(
  definition: Pick<DocumentDefinition, 'bo_private' | 'bo_editable' | 'uploaded_by'>,
  owner: Owner,
  reader: Reader,
): string | null {
  const { scope, principal } = reader;
  if (principal.actorUserId) return disabled;
  const may = isStaff(reader)
    ? definition.bo_private || definition.bo_editable
    : (definition.uploaded_by.includes('owner') && owner.userId === principal.userId) ||
      (definition.uploaded_by.includes('supplier') && scope.kind === 'org');
  return may ? null : disabled;
}
