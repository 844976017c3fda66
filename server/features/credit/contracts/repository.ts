import type { contracts as contract } from '@contract/credit/contracts';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { contracts } from '@server/db/schema/credit';
import type { QueryOf } from '@server/http/implement';
import type { Principal, Scope } from '@server/http/principal';
import { and, eq } from 'drizzle-orm';
import { inScopeOfProject } from '../projects/project';
import { contractQuery, describeContracts } from './describe';

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
    within: inScopeOfProject(scope, contracts.projectId),
    filters: { status: contracts.status, project_id: contracts.projectId },
    sorts: { created_at: contracts.id },
    defaultSort: '-created_at',
  });
  return { ...page, items: await describeContracts(db, page.items, caller) };
}

/** One contract within a scope, or undefined. */
export async function findContract(db: Db | Tx, scope: Scope, id: string) {
  const [row] = await contractQuery(db).where(
    and(eq(contracts.id, id), inScopeOfProject(scope, contracts.projectId)),
  );
  return row;
}
