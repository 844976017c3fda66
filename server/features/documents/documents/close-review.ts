import { unlentStatuses } from '@contract/credit/project-states';
import type { Tx } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import { documents } from '@server/db/schema/documents';
import { changedForStaff } from '@server/features/platform';
import { and, eq, inArray, or } from 'drizzle-orm';

/** Whether a document belongs to a request that ended, or to its co-obligor. */
export async function isOfEnded(
  tx: Tx,
  {
    projectId,
    ownerTable,
    ownerId,
  }: Pick<typeof documents.$inferSelect, 'projectId' | 'ownerTable' | 'ownerId'>,
): Promise<boolean> {
  if (!projectId && ownerTable !== 'co_obligors') return false;
  const answersFor = tx
    .select({ id: coObligors.projectId })
    .from(coObligors)
    .where(eq(coObligors.id, ownerId));
  const its = projectId ? eq(projects.id, projectId) : inArray(projects.id, answersFor);
  return (await tx.$count(projects, and(its, inArray(projects.status, [...unlentStatuses])))) > 0;
}

/** Of a request that ended, what still waited leaves the queue: its papers, those of its sites, its co-obligor's photographs. */
export async function closeReview(tx: Tx, projectId: string): Promise<void> {
  const answering = tx
    .select({ id: coObligors.id })
    .from(coObligors)
    .where(eq(coObligors.projectId, projectId));
  const ofCoObligor = and(
    eq(documents.ownerTable, 'co_obligors'),
    inArray(documents.ownerId, answering),
  );
  const closed = await tx
    .update(documents)
    .set({ status: 'closed' })
    .where(
      and(eq(documents.status, 'pending'), or(eq(documents.projectId, projectId), ofCoObligor)),
    )
    .returning({ id: documents.id });
  if (closed.length > 0) await changedForStaff(tx, 'documents');
}
