import { openCommitmentStatuses } from '@contract/commitments';
import type { Tx } from '@server/db/connection';
import { commitments, loans, opportunities } from '@server/db/schema/projects';
import { notFound } from '@server/http/errors';
import { and, eq, inArray } from 'drizzle-orm';
import { lockProject, type ProjectRow } from '../projects/project';

/** Promised and not delivered. */
export const isOpen = ({ status }: Pick<typeof commitments.$inferSelect, 'status'>) =>
  openCommitmentStatuses.some((open) => open === status);

export type Opportunity = typeof opportunities.$inferSelect;

/** An opportunity and its project, held until the transaction ends; the project first, as everywhere. */
export async function lockOpportunity(
  tx: Tx,
  id: string,
): Promise<{ opportunity: Opportunity; row: ProjectRow }> {
  const [found] = await tx
    .select({ projectId: loans.projectId })
    .from(opportunities)
    .innerJoin(loans, eq(loans.id, opportunities.loanId))
    .where(eq(opportunities.id, id));
  if (!found) throw notFound();
  const row = await lockProject(tx, { kind: 'all' }, found.projectId);
  const [opportunity] = await tx
    .select()
    .from(opportunities)
    .where(eq(opportunities.id, id))
    .for('no key update');
  if (!opportunity) throw notFound();
  return { opportunity, row };
}

/** Every commitment of an opportunity that is still open, the oldest first. */
export function openCommitments(tx: Tx, opportunityId: string) {
  return tx
    .select()
    .from(commitments)
    .where(
      and(
        eq(commitments.opportunityId, opportunityId),
        inArray(commitments.status, [...openCommitmentStatuses]),
      ),
    )
    .orderBy(commitments.id);
}

/** Moves all open commitments of an opportunity to another state. */
export async function setOpenCommitments(
  tx: Tx,
  opportunityId: string,
  changes: Partial<typeof commitments.$inferInsert>,
): Promise<void> {
  await tx
    .update(commitments)
    .set(changes)
    .where(
      and(
        eq(commitments.opportunityId, opportunityId),
        inArray(commitments.status, [...openCommitmentStatuses]),
      ),
    );
}
