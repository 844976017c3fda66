import type { EndpointShape } from '@contract/kernel/endpoint';
import type { Tx } from '@server/db/connection';
import { audit } from '@server/features/platform';
import { summaryOf } from '@server/http/call-summary';
import type { Principal } from '@server/http/principal';

/**
 * Notes what an administrator did as another person, every operation, never its content.
 * It is logged under the extended session, as its beginning does. Called last, in the transaction of the act.
 */
export async function noteActing(
  tx: Tx,
  principal: Principal | null,
  { method, path }: Pick<EndpointShape, 'method' | 'path'>,
  now: Date,
): Promise<void> {
  if (!principal?.actorUserId) return;
  await audit(tx, {
    at: now,
    userId: principal.userId,
    actorUserId: principal.actorUserId,
    action: 'impersonation.act',
    object: 'sessions',
    objectId: principal.sessionId,
    details: { operation: summaryOf({ method, path }), method, route: path },
  });
}
