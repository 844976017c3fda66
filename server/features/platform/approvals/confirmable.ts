import { approvals } from '@server/db/schema/platform';
import { and, arrayContains, eq, gt, ne, not } from 'drizzle-orm';

/** Acts whose time has not ended. */
export const waitingAt = (now: Date) =>
  and(eq(approvals.outcome, 'waiting'), gt(approvals.expiresAt, now));

/** The waiting approvals that this person may confirm; `mayConfirm` decides the same for one. */
export const confirmableBy = (userId: string, now: Date) =>
  and(
    waitingAt(now),
    ne(approvals.requestedBy, userId),
    not(arrayContains(approvals.people, [userId])),
  );
