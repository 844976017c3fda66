import { and, asc, eq, inArray } from 'drizzle-orm';
import { type ContractItem, type ContractStatus, signingOrder } from '@contract/contracts';
import type { Db, Tx } from '@server/db/connection';
import { type PageRequest, pageOf } from '@server/db/page';
import { contracts, signatures } from '@server/db/schema/documents';
import { users } from '@server/db/schema/people';
import { projects } from '@server/db/schema/projects';
import type { Principal, Scope } from '@server/http/principal';
import { ofReachableProject } from '../projects/repository';

function contractQuery(db: Db | Tx) {
  return db
    .select({ contract: contracts, folio: projects.folio, projectStatus: projects.status })
    .from(contracts)
    .innerJoin(projects, eq(projects.id, contracts.projectId));
}

type ContractRow = Awaited<ReturnType<typeof contractQuery>>[number];

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
      ofReachableProject(scope, contracts.projectId),
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
    and(eq(contracts.id, id), ofReachableProject(scope, contracts.projectId)),
  );
  return row;
}

/** The contract in force of a project, or undefined before there is one. */
export async function contractOfProject(db: Db | Tx, projectId: string) {
  const [row] = await contractQuery(db).where(
    and(eq(contracts.projectId, projectId), inArray(contracts.status, ['pending', 'signed'])),
  );
  return row;
}

/** A contract's signatures in the order in which they are given. */
export function signaturesOf(db: Db | Tx, contractIds: string[]) {
  return db
    .select({ signature: signatures, name: users.fullName })
    .from(signatures)
    .innerJoin(users, eq(users.id, signatures.userId))
    .where(inArray(signatures.contractId, contractIds))
    .orderBy(asc(signatures.contractId), asc(signatures.position));
}

export async function describeContracts(
  db: Db | Tx,
  rows: ContractRow[],
  caller: Principal,
): Promise<ContractItem[]> {
  const ids = rows.map(({ contract }) => contract.id);
  const all = ids.length > 0 ? await signaturesOf(db, ids) : [];
  return rows.map(({ contract, folio, projectStatus }) => {
    const own = all.filter(({ signature }) => signature.contractId === contract.id);
    const next = own.find(({ signature }) => signature.signedAt === null);
    return {
      id: contract.id,
      project_id: contract.projectId,
      folio,
      title: contract.title,
      status: contract.status,
      sha256: contract.sha256,
      created_at: contract.createdAt.toISOString(),
      completed_at: contract.completedAt?.toISOString() ?? null,
      signatures: own.map(({ signature, name }) => ({
        party: signature.party,
        name,
        signed_at: signature.signedAt?.toISOString() ?? null,
        seal: signature.sealHash,
      })),
      my_turn:
        projectStatus === 'to_sign' &&
        next?.signature.userId === caller.userId &&
        next.signature.party === partyOf(caller),
    };
  });
}

/** The party that a caller signs as; null for roles that sign nothing, sellers among them. */
export function partyOf(caller: Principal): (typeof signingOrder)[number] | null {
  if (caller.role === 'client') return 'applicant';
  return caller.role === 'supplier' ? 'supplier' : null;
}
