import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/people';
import { eq } from 'drizzle-orm';
import { afterFailure } from './rules';
import { endOwnSessions } from './sessions';

/** Wrong codes, or wrong passwords of somebody who is signed in, that block an account (security G2, G4). */
const MOST_FAILURES = 5;

/**
 * Counts one more wrong code or password of an account that is held. The last one allowed blocks it and ends
 * its sessions, so that nobody guesses on with a stolen token.
 */
export async function countFailure(
  tx: Tx,
  user: { id: string; failedLogins: number; blockedUntil: Date | null },
  now: Date,
): Promise<void> {
  if (user.blockedUntil && user.blockedUntil > now) return;
  const after = afterFailure(user.failedLogins, MOST_FAILURES, now);
  await tx.update(users).set(after).where(eq(users.id, user.id));
  if (after.blockedUntil) await endOwnSessions(tx, user.id, 'blocked', now);
}
