import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { approvals } from '@server/db/schema/platform';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit';
import { announce, announceToStaff } from '../notifications/announce';
import { events } from '../notifications/events/events';
import { changedForStaff } from '../notifications/notify';
import { waitingAt } from './confirmable';
import { endApprovals } from './repository';

/**
 * Ends a person's waiting approvals, because their account may have been compromised. Nothing is lost:
 * they may be asked for again. The person who asked is notified, and so is everyone who could have confirmed.
 */
export async function takeBackAsked(tx: Tx, userId: string, config: Config, now: Date) {
  const theirs = and(eq(approvals.requestedBy, userId), waitingAt(now));
  const ended = await endApprovals(tx, theirs, now, null);
  for (const row of ended) {
    await announce(tx, config, userId, events.approvalTakenBack, row);
    await announceToStaff(tx, config, events.approvalEnded, row, [userId, ...row.people], row.duty);
    await audit(tx, {
      at: now,
      userId,
      action: 'approvals.expire',
      object: 'approvals',
      objectId: row.id,
      details: { route: row.endpoint },
    });
  }
  if (ended.length > 0) await changedForStaff(tx, 'approvals');
}
