import { canAct } from '@contract/credit/project-states';
import type { CommitmentItem, commitments as contract } from '@contract/funding/commitments';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { loans, projects } from '@server/db/schema/credit';
import { commitments, opportunities } from '@server/db/schema/funding';
import { notFound } from '@server/http/errors';
import type { QueryOf } from '@server/http/implement';
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

export function listCommitments(db: Db, scope: Scope, query: QueryOf<typeof contract.list>) {
  return pageOf(db, query, {
    table: commitments,
    id: commitments.id,
    select: commitmentQuery(db),
    own: (row) => row.commitment,
    within: scopeFilter(scope),
    filters: { status: commitments.status, opportunity_id: commitments.opportunityId },
    sorts: { created_at: commitments.id, amount_cents: commitments.amountCents },
    defaultSort: '-created_at',
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
