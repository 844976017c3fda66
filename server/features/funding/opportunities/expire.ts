import { formatMxn } from '@contract/kernel/fields/centavos';
import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { opportunities } from '@server/db/schema/projects';
import { tell } from '@server/features/credit/projects/acts';
import { setStatus } from '@server/features/credit/projects/project';
import { audit } from '@server/features/platform/audit/audit';
import { announce } from '@server/features/platform/notifications/announce';
import { events } from '@server/features/platform/notifications/events/events';
import { and, eq, lte } from 'drizzle-orm';
import { lockOpportunity } from '../commitments/open';
import { releaseOpportunity } from './release';

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
  const returned = await releaseOpportunity(tx, {
    opportunity,
    row,
    status: 'not_funded',
    why: 'no llegó a su meta',
    actor: ACTOR,
    config,
    now,
  });
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
    details: { returned_cents: opportunity.committedCents, commitments: returned },
  });
}
