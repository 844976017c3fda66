import type { contracts as contract } from '@contract/credit/contracts';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { contracts } from '@server/db/schema/credit';
import { notFound } from '@server/http/errors';
import type { QueryOf } from '@server/http/implement';
import type { Principal, Scope } from '@server/http/principal';
import { and, eq } from 'drizzle-orm';
import { inScopeOfProject } from '../projects/project';
import { contractQuery, describeContracts } from './describe';
import { type Contract, findSealed } from './sealed';

export async function listContracts(
  db: Db,
  scope: Scope,
  caller: Principal,
  query: QueryOf<typeof contract.list>,
) {
  const page = await pageOf(db, query, {
    table: contracts,
    id: contracts.id,
    select: contractQuery(db),
    own: (row) => row.contract,
    within: inScopeOfContract(scope),
    filters: { status: contracts.status, project_id: contracts.projectId },
    sorts: { created_at: contracts.id },
    defaultSort: '-created_at',
  });
  return { ...page, items: await describeContracts(db, page.items, caller) };
}

/** How a credit is paid is nothing to its installer: what changes that is its applicant's and staff's. */
const inScopeOfContract = (scope: Scope) =>
  and(
    inScopeOfProject(scope, contracts.projectId),
    scope.kind === 'all' || scope.kind === 'own' ? undefined : eq(contracts.kind, 'loan'),
  );

/** One contract within a scope, or undefined. */
export async function findContract(db: Db | Tx, scope: Scope, id: string) {
  const [row] = await contractQuery(db).where(and(eq(contracts.id, id), inScopeOfContract(scope)));
  return row;
}

/**
 * One contract within a scope, to be read or signed.
 * @throws AppError not_found · conflict when it is not as it was sealed
 */
export async function readContract(db: Db | Tx, scope: Scope, id: string): Promise<Contract> {
  const contract = await findSealed(db, and(eq(contracts.id, id), inScopeOfContract(scope)));
  if (!contract) throw notFound();
  return contract;
}
