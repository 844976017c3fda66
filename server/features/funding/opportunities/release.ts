import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { contracts } from '@server/db/schema/documents';
import { loans, opportunities } from '@server/db/schema/projects';
import type { ProjectRow } from '@server/features/credit/projects/project';
import { announce } from '@server/features/platform/notifications/announce';
import { events } from '@server/features/platform/notifications/events/events';
import { commitmentsCancelled, fundingAbandoned } from '@server/ledger/events/commitments';
import { eq } from 'drizzle-orm';
import {
  investorsIn,
  type Opportunity,
  openCommitments,
  setOpenCommitments,
} from '../commitments/open';

interface Release {
  opportunity: Opportunity;
  row: ProjectRow;
  status: 'not_funded' | 'withdrawn';
  /** What investors are told of the project: "no llegó a su meta". */
  why: string;
  actor: string;
  config: Config;
  now: Date;
}

/**
 * Closes an opportunity whose money is not going to be delivered: every investor gets back what was
 * reserved and is told so, loan and contract end. The project and the opportunity are held by the caller.
 * Answers how many commitments were given back.
 */
export async function releaseOpportunity(
  tx: Tx,
  { opportunity, row, status, why, actor, config, now }: Release,
): Promise<number> {
  const { id: projectId, folio } = row.project;
  const context = { occurredOn: dayInMexicoCity(now), actor };
  const open = await openCommitments(tx, opportunity.id);
  await commitmentsCancelled(tx, { ...context, commitmentIds: open.map(({ id }) => id) });
  await fundingAbandoned(tx, { ...context, projectId, goal: opportunity.goalCents });
  const people = await investorsIn(tx, opportunity.id);
  await setOpenCommitments(tx, opportunity.id, { status: 'expired', endedAt: now });
  await tx
    .update(opportunities)
    .set({ status, closedAt: now })
    .where(eq(opportunities.id, opportunity.id));
  await tx.update(loans).set({ status: 'cancelled' }).where(eq(loans.id, opportunity.loanId));
  await tx.update(contracts).set({ status: 'void' }).where(eq(contracts.projectId, projectId));
  for (const { userId, amount } of people) {
    await announce(tx, config, userId, events.commitmentReturned, {
      folio,
      opportunityId: opportunity.id,
      amount,
      why,
    });
  }
  return open.length;
}
