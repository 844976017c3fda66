import type { ContractStatus } from '@contract/credit/contracts';
import type { Db, Tx } from '@server/db/connection';
import { type PageRequest, pageOf } from '@server/db/page';
import { contracts } from '@server/db/schema/credit';
import type { Principal, Scope } from '@server/http/principal';
import { and, eq } from 'drizzle-orm';
import { inScopeOfProject } from '../projects/project';
import { contractQuery, describeContracts } from './describe';

interface Filters extends PageRequest {
  status?: ContractStatus | undefined;
  project_id?: string | undefined;
}

export async function listContracts(db: Db, scope: Scope, caller: Principal, query: Filters) {
  const page = await pageOf({
    db,
    table: contracts,
    id: contracts.id,
    where: and(
      inScopeOfProject(scope, contracts.projectId),
      query.status && eq(contracts.status, query.status),
      query.project_id ? eq(contracts.projectId, query.project_id) : undefined,
    ),
    request: query,
    defaultSort: '-created_at',
    select: ({ where, orderBy, limit }) =>
      contractQuery(db)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortable: { created_at: { column: contracts.id, value: (row) => row.contract.id } },
    idOf: (row) => row.contract.id,
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
