import type {
  preparedRequests as contract,
  PreparedRequest,
  PreparedState,
} from '@contract/credit/prepared-requests';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { preparedRequests } from '@server/db/schema/credit-prepared-requests';
import { contains } from '@server/db/search-text';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { linkEnd, stateOf } from './rules';

export type PreparedRow = typeof preparedRequests.$inferSelect;

/** An installer reaches those of its company, a seller their own; an applicant none, theirs is the project. */
function within(scope: Scope): SQL | undefined {
  if (scope.kind === 'all') return undefined;
  if (scope.kind !== 'org') return sql`false`;
  return and(
    eq(preparedRequests.supplierId, scope.supplierId),
    scope.agentId ? eq(preparedRequests.agentId, scope.agentId) : undefined,
  );
}

const isOpen = and(isNull(preparedRequests.projectId), isNull(preparedRequests.revokedAt));

const inState: Record<PreparedState, SQL | undefined> = {
  invited: isOpen,
  asked: isNotNull(preparedRequests.projectId),
  revoked: isNotNull(preparedRequests.revokedAt),
};

export async function listPrepared(db: Db, scope: Scope, query: QueryOf<typeof contract.list>) {
  const page = await pageOf(db, query, {
    table: preparedRequests,
    id: preparedRequests.id,
    select: db.select({ request: preparedRequests }).from(preparedRequests),
    own: (row) => row.request,
    within: within(scope),
    filters: {
      q: (typed) =>
        or(contains(preparedRequests.fullName, typed), contains(preparedRequests.email, typed)),
      state: (state) => inState[state],
    },
    sorts: { created_at: preparedRequests.id },
    defaultSort: '-created_at',
  });
  return { ...page, items: page.items.map(({ request }) => describe(request)) };
}

const describe = (row: PreparedRow): PreparedRequest => ({
  id: row.id,
  full_name: row.fullName,
  email: row.email,
  product_id: row.productId,
  amount_cents: row.amountCents,
  term_months: row.termMonths,
  state: stateOf(row),
  ends_at: linkEnd(row)?.toISOString() ?? null,
  project_id: row.projectId,
  created_at: row.createdAt.toISOString(),
});

/** A request that a scope reaches, locked until the transaction ends. */
export async function lockPrepared(tx: Tx, scope: Scope, id: string) {
  const [row] = await tx
    .select()
    .from(preparedRequests)
    .where(and(eq(preparedRequests.id, id), within(scope)))
    .for('no key update');
  return row;
}

/** Those that wait for the owner of an address, locked. */
export const openAt = (tx: Tx, email: string) =>
  tx
    .select()
    .from(preparedRequests)
    .where(and(isOpen, sql`lower(${preparedRequests.email}) = ${email}`))
    .for('no key update');
