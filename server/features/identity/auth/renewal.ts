import type { Tx } from '@server/db/connection';
import { sessions } from '@server/db/schema/identity';
import type { Vault } from '@server/db/vault';
import type { Principal } from '@server/http/principal';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { lockAccount, unauthenticated } from './account';
import { hashToken } from './tokens';

/** So long after it was renewed a session may be renewed again: its tabs ask at the same moment. */
const GRACE_MS = 10_000;

/** Whether a session ended because it was renewed just now. */
export const wasJustRenewed = (
  { endedAt, endReason }: Pick<typeof sessions.$inferSelect, 'endedAt' | 'endReason'>,
  now: Date,
): boolean =>
  endReason === 'renewed' && endedAt !== null && now.getTime() - endedAt.getTime() < GRACE_MS;

/** The token of the session that renews another: the same whoever asks for it, and known to nobody without the server's key. */
export const renewedToken = (vault: Vault, sessionId: string): string =>
  vault.mark(sessionId, 'renewed-session');

/**
 * What a renewal of the same session a moment ago answered, where there was one; the account is locked, so that of several at
 * once the first renews it.
 *
 * @throws AppError unauthenticated when the session has ended otherwise, or the one that renewed it has
 */
export async function grantBefore(
  tx: Tx,
  vault: Vault,
  { userId, sessionId }: Pick<Principal, 'userId' | 'sessionId'>,
  now: Date,
) {
  await lockAccount(tx, userId);
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId));
  if (session && !session.endedAt) return null;
  if (!session || !wasJustRenewed(session, now)) throw unauthenticated();
  const token = renewedToken(vault, sessionId);
  const [next] = await tx
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
      ),
    );
  if (!next) throw unauthenticated();
  const seconds = (next.expiresAt.getTime() - next.createdAt.getTime()) / 1000;
  return { access_token: token, token_type: 'bearer' as const, expires_in: seconds };
}
