import type { ContractItem, signingOrder } from '@contract/credit/contracts';
import type { Db, Tx } from '@server/db/connection';
import { contracts, projects, signatures } from '@server/db/schema/credit';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import { contractSigners } from '@server/db/schema/credit-contract-signers';
import { users } from '@server/db/schema/identity';
import type { Principal } from '@server/http/principal';
import { sealedHash } from '@server/ledger/seals';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';

/** Its paper is as long as all of the contract, and read with one alone. */
const { paper: _, ...brief } = getTableColumns(contracts);

export function contractQuery(db: Db | Tx) {
  return db
    .select({ contract: brief, folio: projects.folio, projectStatus: projects.status })
    .from(contracts)
    .innerJoin(projects, eq(projects.id, contracts.projectId));
}

type ContractRow = Awaited<ReturnType<typeof contractQuery>>[number];

/** The credit contract in force of a project, or undefined before there is one. */
export async function contractOfProject(db: Db | Tx, projectId: string) {
  const [row] = await contractQuery(db).where(isInForce(projectId));
  return row;
}

/** Whether a contract is the credit contract in force of a project. */
export const isInForce = (projectId: string | typeof projects.id) =>
  and(
    eq(contracts.projectId, projectId),
    eq(contracts.kind, 'loan'),
    inArray(contracts.status, ['pending', 'signed']),
  );

/** How the subject of a sealed signature begins; its id follows. */
export const SIGNATURE = 'signature:';

/** A contract's signatures in the order in which they are given, with the hash that each was sealed with. */
export function signaturesOf(db: Db | Tx, contractIds: string[]) {
  return db
    .select({
      signature: signatures,
      name: sql<string>`coalesce(${users.fullName}, ${coObligors.fullName}, ${contractSigners.fullName})`,
      sealed: sealedHash(sql`${SIGNATURE}::text || signatures.id`),
    })
    .from(signatures)
    .leftJoin(users, eq(users.id, signatures.userId))
    .leftJoin(coObligors, eq(coObligors.id, signatures.userId))
    .leftJoin(contractSigners, eq(contractSigners.id, signatures.userId))
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
      text_version: contract.textNumber,
      created_at: contract.createdAt.toISOString(),
      completed_at: contract.completedAt?.toISOString() ?? null,
      signatures: own.map(({ signature, name }) => ({
        party: signature.party,
        name,
        signed_at: signature.signedAt?.toISOString() ?? null,
        seal: signature.sealHash,
      })),
      my_turn:
        (contract.kind === 'loan' ? projectStatus === 'to_sign' : contract.status === 'pending') &&
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
