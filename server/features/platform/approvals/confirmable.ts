import type { EndpointShape } from '@contract/kernel/endpoint';
import type { Tx } from '@server/db/connection';
import { approvals } from '@server/db/schema/platform';
import type { Principal } from '@server/http/principal';
import { and, arrayContains, eq, gt, inArray, isNull, ne, not, or } from 'drizzle-orm';
import { nameOfEndpoint } from './gate';

/** Acts whose time has not ended. */
export const waitingAt = (now: Date) =>
  and(eq(approvals.outcome, 'waiting'), gt(approvals.expiresAt, now));

/** Whether one of these acts on an object waits for a second person. */
export async function waitsAny(
  tx: Tx,
  endpoints: readonly EndpointShape[],
  objectId: string,
  now: Date,
): Promise<boolean> {
  const asked = and(
    inArray(approvals.endpoint, endpoints.map(nameOfEndpoint)),
    eq(approvals.objectId, objectId),
    waitingAt(now),
  );
  return (await tx.$count(approvals, asked)) > 0;
}

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
