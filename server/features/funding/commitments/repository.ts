import { canAct } from '@contract/credit/project-states';
import type { CommitmentItem, CommitmentStatus } from '@contract/funding/commitments';
import type { Db, Tx } from '@server/db/connection';
import { type PageRequest, pageOf } from '@server/db/page';
import { loans, projects } from '@server/db/schema/credit';
import { commitments, opportunities } from '@server/db/schema/funding';
import { notFound } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { isOpen } from './open';

/** The commitments that a scope reaches: an investor's own, or all. */
function scopeFilter(scope: Scope): SQL | undefined {
  if (scope.kind === 'all') return undefined;
  const mine = scope.kind === 'own' && scope.investorId;
  return mine ? eq(commitments.investorId, mine) : sql`false`;
}

function commitmentQuery(db: Db | Tx) {
  return db
    .select({ commitment: commitments, project: projects })
    .from(commitments)
    .innerJoin(opportunities, eq(opportunities.id, commitments.opportunityId))
    .innerJoin(loans, eq(loans.id, opportunities.loanId))
    .innerJoin(projects, eq(projects.id, loans.projectId));
}

type CommitmentRow = Awaited<ReturnType<typeof commitmentQuery>>[number];

interface Filters extends PageRequest {
  status?: CommitmentStatus | undefined;
  opportunity_id?: string | undefined;
}

export function listCommitments(db: Db, scope: Scope, query: Filters) {
  return pageOf({
    db,
    table: commitments,
    id: commitments.id,
    where: and(
      scopeFilter(scope),
      query.status && eq(commitments.status, query.status),
      query.opportunity_id ? eq(commitments.opportunityId, query.opportunity_id) : undefined,
    ),
    request: query,
    defaultSort: '-created_at',
    select: ({ where, orderBy, limit }) =>
      commitmentQuery(db)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortable: {
      created_at: { column: commitments.id, value: (row) => row.commitment.id },
      amount_cents: {
        column: commitments.amountCents,
        value: (row) => row.commitment.amountCents,
      },
    },
    idOf: (row) => row.commitment.id,
  });
}

export function describeCommitment({ commitment, project }: CommitmentRow): CommitmentItem {
  return {
    id: commitment.id,
    opportunity_id: commitment.opportunityId,
    folio: project.folio,
    product_id: project.productId,
    amount_cents: commitment.amountCents,
    status: commitment.status,
    can_cancel: isOpen(commitment) && canAct('investor', project.status, 'cancel_commitment'),
    created_at: commitment.createdAt.toISOString(),
  };
}

/** One commitment within a scope; anything else is not found. */
export async function findCommitment(tx: Tx, scope: Scope, id: string) {
  const [row] = await tx
    .select()
    .from(commitments)
    .where(and(eq(commitments.id, id), scopeFilter(scope)));
  if (!row) throw notFound();
  return row;
}
