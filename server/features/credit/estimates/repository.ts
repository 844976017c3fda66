import type { estimates as contract } from '@contract/credit/estimates';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { estimates } from '@server/db/schema/credit-estimates';
import { users } from '@server/db/schema/identity';
import { supplierAgents, suppliers } from '@server/db/schema/people';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, eq, type SQL, sql } from 'drizzle-orm';

/** An installer reaches those of its company, a seller their own. */
function within(scope: Scope): SQL | undefined {
  if (scope.kind !== 'org') return sql`false`;
  return and(
    eq(estimates.supplierId, scope.supplierId),
    scope.agentId ? eq(estimates.agentId, scope.agentId) : undefined,
  );
}

const selectEstimates = (db: Db | Tx) =>
  db
    .select({
      estimate: estimates,
      company: suppliers,
      person: users,
      leftAt: supplierAgents.removedAt,
    })
    .from(estimates)
    .innerJoin(suppliers, eq(suppliers.id, estimates.supplierId))
    .innerJoin(users, eq(users.id, estimates.sharedBy))
    .leftJoin(supplierAgents, eq(supplierAgents.id, estimates.agentId));

export type EstimateRow = Awaited<ReturnType<typeof selectEstimates>>[number];

export const listEstimates = (db: Db, scope: Scope, query: QueryOf<typeof contract.list>) =>
  pageOf(db, query, {
    table: estimates,
    id: estimates.id,
    select: selectEstimates(db),
    own: (row) => row.estimate,
    within: within(scope),
    filters: {},
    // Ids are made in order of time.
    sorts: { created_at: estimates.id },
    defaultSort: '-created_at',
  });

/** The estimate at an address, whoever opens it. */
export async function estimateAt(db: Db | Tx, code: string): Promise<EstimateRow | undefined> {
  const [row] = await selectEstimates(db).where(eq(estimates.code, code));
  return row;
}

/** Keeps an estimate and answers it with its company and person. */
export async function addEstimate(
  tx: Tx,
  values: typeof estimates.$inferInsert,
): Promise<EstimateRow> {
  await tx.insert(estimates).values(values);
  const row = await estimateAt(tx, values.code);
  if (!row) throw new Error('the estimate was not stored');
  return row;
}
