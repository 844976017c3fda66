import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import type { CreditMoved } from '@server/features/credit';
import { announceAll } from '@server/features/platform';
import { commitmentsCancelled, fundingAbandoned } from '@server/ledger/events/commitments';
import { investorsIn, type Opportunity, openCommitments } from './open';

/**
 * The money of an offer is not going to be delivered: every investor gets back what was reserved and is notified.
 * @param why the reason in the notification to investors: "no llegó a su meta"
 */
export async function release(
  tx: Tx,
  opportunity: Opportunity,
  { row, actor, config, now }: CreditMoved,
  why: string,
): Promise<void> {
  const { id: projectId, folio } = row.project;
  const context = { occurredOn: dayInMexicoCity(now), actor };
  const open = await openCommitments(tx, opportunity.id);
  await commitmentsCancelled(tx, { ...context, commitmentIds: open.map(({ id }) => id) });
  await fundingAbandoned(tx, { ...context, projectId, goal: opportunity.goalCents });
  const announcements = (await investorsIn(tx, opportunity.id)).map(({ userId, amount }) => ({
    userId,
    facts: { folio, opportunityId: opportunity.id, amount, why },
  }));
  await announceAll(tx, config, 'commitmentReturned', announcements);
}
