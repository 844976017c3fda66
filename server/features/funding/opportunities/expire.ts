import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { opportunities } from '@server/db/schema/funding';
import { moveCredit } from '@server/features/credit';
import { and, eq, lte } from 'drizzle-orm';
import { lockOpportunity, openCommitments } from '../commitments/open';

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
  await moveCredit(tx, {
    transition: 'expire_funding',
    row,
    facts: {
      opportunityId,
      gathered: opportunity.committedCents,
      goal: opportunity.goalCents,
      commitments: (await openCommitments(tx, opportunityId)).length,
    },
    actor: ACTOR,
    config,
    now,
  });
}
