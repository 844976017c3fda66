import { formatMxn } from '@contract/fields/centavos';
import { dayInMexicoCity } from '@contract/fields/day';
import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { contracts } from '@server/db/schema/documents';
import { loans, opportunities } from '@server/db/schema/projects';
import { commitmentsCancelled, fundingAbandoned } from '@server/ledger/events/commitments';
import { and, eq, lte } from 'drizzle-orm';
import { audit } from '../audit/audit';
import {
  investorsIn,
  lockOpportunity,
  openCommitments,
  setOpenCommitments,
} from '../commitments/open';
import { announce } from '../notifications/announce';
import { events } from '../notifications/events/events';
import { tell } from '../projects/acts';
import { setStatus } from '../projects/project';

const ACTOR = 'job:expire-opportunities';

/**
 * Closes the opportunities whose deadline passed without their goal, each in its own transaction, and
 * gives every investor back what was reserved (LRITF 53-II). Safe to run again at any time.
 */
export async function expireOpportunities(db: Db, config: Config, now: Date): Promise<number> {
  const due = await db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(and(eq(opportunities.status, 'open'), lte(opportunities.closesAt, now)));
  for (const { id } of due) await inTransaction(db, (tx) => expire(tx, id, config, now));
  return due.length;
}

async function expire(tx: Tx, opportunityId: string, config: Config, now: Date): Promise<void> {
  const { opportunity, row } = await lockOpportunity(tx, opportunityId);
  if (opportunity.status !== 'open' || opportunity.closesAt > now) return;
  const { project } = row;
  const context = { occurredOn: dayInMexicoCity(now), actor: ACTOR };
  const open = await openCommitments(tx, opportunityId);
  await commitmentsCancelled(tx, { ...context, commitmentIds: open.map(({ id }) => id) });
  await fundingAbandoned(tx, { ...context, projectId: project.id, goal: opportunity.goalCents });
  const people = await investorsIn(tx, opportunityId);
  await setOpenCommitments(tx, opportunityId, { status: 'expired', endedAt: now });
  await tx
    .update(opportunities)
    .set({ status: 'not_funded', closedAt: now })
    .where(eq(opportunities.id, opportunityId));
  await tx.update(loans).set({ status: 'cancelled' }).where(eq(loans.id, opportunity.loanId));
  await tx.update(contracts).set({ status: 'void' }).where(eq(contracts.projectId, project.id));
  await setStatus(tx, project.id, 'not_funded', now);
  const desc = `Se reunieron ${formatMxn(opportunity.committedCents)} de ${formatMxn(opportunity.goalCents)} antes del plazo.`;
  await tell(tx, {
    projectId: project.id,
    title: 'No fondeado',
    desc,
    color: 'danger',
    icon: 'close',
    userId: null,
    now,
  });
  for (const { userId, amount } of people) {
    await announce(tx, config, userId, events.commitmentReturned, {
      folio: project.folio,
      opportunityId,
      amount,
      why: 'no llegó a su meta',
    });
  }
  await announce(tx, config, row.applicantUserId, events.fundingFailed, {
    projectId: project.id,
    folio: project.folio,
    gathered: opportunity.committedCents,
    goal: opportunity.goalCents,
  });
  await announce(tx, config, row.supplierUserId, events.projectEnded, {
    projectId: project.id,
    folio: project.folio,
    title: 'No fondeado',
    reason: desc,
  });
  await audit(tx, {
    at: now,
    userId: null,
    action: 'opportunities.expire',
    object: 'opportunities',
    objectId: opportunityId,
    details: { returned_cents: opportunity.committedCents, commitments: open.length },
  });
}
