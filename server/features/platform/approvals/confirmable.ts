import { approvals } from '@server/db/schema/platform';
import type { Principal } from '@server/http/principal';
import { and, arrayContains, eq, gt, inArray, isNull, ne, not, or } from 'drizzle-orm';

/** Acts whose time has not ended. */
export const waitingAt = (now: Date) =>
  and(eq(approvals.outcome, 'waiting'), gt(approvals.expiresAt, now));

/** The waiting approvals that this person may confirm; `mayConfirm` decides the same for one. */
export const confirmableBy = (
  { userId, duties }: Pick<Principal, 'userId' | 'duties'>,
  now: Date,
) =>
  and(
    waitingAt(now),
    ne(approvals.requestedBy, userId),
    not(arrayContains(approvals.people, [userId])),
    or(isNull(approvals.duty), inArray(approvals.duty, [...duties])),
  );
