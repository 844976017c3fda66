import { installedStatuses } from '@contract/credit/project-states';
import { isOnboardingComplete } from '@contract/people/onboarding';
import type { SupplierStanding } from '@contract/people/supplier-states';
import { GUARDED_STATUS, PROJECT_STATUS } from '@contract/people/supplier-status';
import type { suppliers as contract } from '@contract/people/suppliers';
import type { Db, Tx } from '@server/db/connection';
import { rfcMark } from '@server/db/marks';
import { pageOf } from '@server/db/page';
import { installationSites, projects } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { supplierAgents, supplierDecisions, suppliers } from '@server/db/schema/people';
import { profiles, taxProfiles } from '@server/db/schema/people-profiles';
import { contains } from '@server/db/search-text';
import type { Vault } from '@server/db/vault';
import { notFound } from '@server/http/errors';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm';

const SHOWN = 10;

export type Company = typeof suppliers.$inferSelect;

/** Companies as staff see them; a company itself reads its verification. */
const within = ({ kind }: Scope) => (kind === 'all' ? undefined : sql`false`);

// By its whole name: a column alone would be one of the table counted.
const besides = {
  agents: sql<number>`(select count(*)::int from supplier_agents a
    where a.supplier_id = ${suppliers}.id and a.user_id is not null and a.removed_at is null)`,
  projects: sql<number>`(select count(*)::int from projects p where p.supplier_id = ${suppliers}.id)`,
  sealedRfc: sql<
    string | null
  >`(select t.rfc from tax_profiles t where t.user_id = ${suppliers}.user_id)`,
};

const inStanding: Record<SupplierStanding, SQL | undefined> = {
  registered: and(isNull(suppliers.suspendedAt), lt(suppliers.status, PROJECT_STATUS)),
  preparing: and(
    isNull(suppliers.suspendedAt),
    gte(suppliers.status, PROJECT_STATUS),
    lt(suppliers.status, GUARDED_STATUS),
  ),
  verified: and(isNull(suppliers.suspendedAt), gte(suppliers.status, GUARDED_STATUS)),
  suspended: isNotNull(suppliers.suspendedAt),
};

const waits = and(
  isNotNull(suppliers.verificationRequestedAt),
  lt(suppliers.status, GUARDED_STATUS),
  isNull(suppliers.suspendedAt),
);

/** Name, RFC or address of the account; each is found by its own index, which none is as alternatives of one condition. */
const matches = (typed: string, vault: Vault): SQL =>
  sql`${suppliers.id} in (
    select s.id from suppliers s where ${contains(sql`s.name`, typed)}
    union all
    select s.id from suppliers s join ${taxProfiles} on ${taxProfiles.userId} = s.user_id
     where ${eq(taxProfiles.rfcMark, rfcMark(vault, typed))}
    union all
    select s.id from suppliers s join users u on u.id = s.user_id where ${contains(sql`u.email`, typed)})`;

export function listSuppliers(
  db: Db,
  scope: Scope,
  query: QueryOf<typeof contract.list>,
  vault: Vault,
) {
  return pageOf(db, query, {
    table: suppliers,
    id: suppliers.id,
    select: db.select({ ...getTableColumns(suppliers), ...besides }).from(suppliers),
    own: (row) => row,
    within: within(scope),
    filters: {
      standing: (standing) => inStanding[standing],
      request: (request) => (request === 'waiting' ? waits : sql`not (${waits})`),
      q: (typed) => matches(typed, vault),
    },
    sorts: { name: suppliers.name, created_at: suppliers.createdAt },
    defaultSort: '-created_at',
  });
}

export async function findSupplier(db: Db, scope: Scope, supplierId: string) {
  const [row] = await db
    .select({ company: { ...getTableColumns(suppliers), ...besides }, person: users })
    .from(suppliers)
    .innerJoin(users, eq(users.id, suppliers.userId))
    .where(and(eq(suppliers.id, supplierId), within(scope)));
  if (!row) throw notFound();
  return row;
}

/** The company for which the caller works; staff have none. */
export async function ownCompany(db: Db | Tx, scope: Scope): Promise<Company> {
  const [row] = await db
    .select()
    .from(suppliers)
    .where(scope.kind === 'org' ? eq(suppliers.id, scope.supplierId) : sql`false`);
  if (!row) throw notFound();
  return row;
}

/** The company, locked until the transaction ends: of two decisions at once the second sees the first. */
export async function lockCompany(tx: Tx, supplierId: string): Promise<Company> {
  const [row] = await tx.select().from(suppliers).where(eq(suppliers.id, supplierId)).for('update');
  if (!row) throw notFound();
  return row;
}

/** Whether a company finished its onboarding. */
export async function isOnboarded(db: Db | Tx, company: Company): Promise<boolean> {
  const [owner] = await db
    .select({ personType: users.personType })
    .from(users)
    .where(eq(users.id, company.userId));
  return isOnboardingComplete('supplier', owner?.personType ?? 0, company.onboardingStep);
}

/** Those who sell for a company now. */
export const sellersOf = (db: Db | Tx, supplierId: string) =>
  db
    .select({ user_id: users.id, full_name: users.fullName })
    .from(supplierAgents)
    .innerJoin(users, eq(users.id, supplierAgents.userId))
    .where(and(eq(supplierAgents.supplierId, supplierId), isNull(supplierAgents.removedAt)))
    .orderBy(users.fullName, users.id);

/** Where a company installed what, whose credits are being repaid or settled: a row for each site. */
export const installedBy = (db: Db, supplierId: string) =>
  db
    .select({
      projectId: projects.id,
      productId: projects.productId,
      state: installationSites.state,
    })
    .from(projects)
    .innerJoin(installationSites, eq(installationSites.projectId, projects.id))
    .where(
      and(eq(projects.supplierId, supplierId), inArray(projects.status, [...installedStatuses])),
    );

export async function tradeNameOf(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ tradeName: profiles.tradeName })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return row?.tradeName ?? null;
}

export const latestProjects = (db: Db, supplierId: string) =>
  db
    .select({ id: projects.id, folio: projects.folio, status: projects.status })
    .from(projects)
    .where(eq(projects.supplierId, supplierId))
    .orderBy(desc(projects.id))
    .limit(SHOWN);

/** What was asked for and decided, the newest first. */
export const decisionsOn = (db: Db, supplierId: string) =>
  db
    .select({ decision: supplierDecisions, by: users.fullName })
    .from(supplierDecisions)
    .innerJoin(users, eq(users.id, supplierDecisions.decidedBy))
    .where(eq(supplierDecisions.supplierId, supplierId))
    .orderBy(desc(supplierDecisions.id));
