import { openCommitmentStatuses } from '@contract/funding/commitments';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import type { Tx } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import { commitments, opportunities } from '@server/db/schema/funding';
import { investors } from '@server/db/schema/people';
import { lockProject, type ProjectRow } from '@server/features/credit';
import { notFound } from '@server/http/errors';
import { and, eq, inArray } from 'drizzle-orm';

/** Promised and not delivered. */
export const isOpen = ({ status }: Pick<typeof commitments.$inferSelect, 'status'>) =>
  openCommitmentStatuses.some((open) => open === status);

export const isOpenCommitment = inArray(commitments.status, [...openCommitmentStatuses]);

const isOpenIn = (opportunityId: string) =>
  and(eq(commitments.opportunityId, opportunityId), isOpenCommitment);

export type Opportunity = typeof opportunities.$inferSelect;

/** An opportunity and its project, locked until the transaction ends; the project first, as everywhere. */
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

/** The current row of an opportunity. */
export async function findRow(tx: Tx, id: string): Promise<Opportunity> {
  const [opportunity] = await tx.select().from(opportunities).where(eq(opportunities.id, id));
  if (!opportunity) throw new Error('the opportunity disappeared');
  return opportunity;
}

/** Every commitment of an opportunity that is still open, the oldest first. */
export function openCommitments(tx: Tx, opportunityId: string) {
  return tx.select().from(commitments).where(isOpenIn(opportunityId)).orderBy(commitments.id);
}

/** Each investor with open commitments in an opportunity, and their sum. */
export async function investorsIn(
  tx: Tx,
  opportunityId: string,
): Promise<{ userId: string; amount: Centavos }[]> {
  const rows = await tx
    .select({ userId: investors.userId, amount: commitments.amountCents })
    .from(commitments)
    .innerJoin(investors, eq(investors.id, commitments.investorId))
    .where(isOpenIn(opportunityId))
    .orderBy(commitments.id);
  const sums = new Map<string, Centavos>();
  for (const { userId, amount } of rows) {
    sums.set(userId, sumCents([sums.get(userId) ?? toCentavos(0), amount]));
  }
  return [...sums].map(([userId, amount]) => ({ userId, amount }));
}
