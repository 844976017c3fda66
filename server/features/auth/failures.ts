import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/people';
import type { BaseCall } from '@server/http/implement';
import { networkOf } from '@server/http/network';
import { eq } from 'drizzle-orm';
import { queueMail } from '../mails/outbox';
import { accountBlocked } from './mails';
import { mintLink } from './one-time';
import { afterFailure, BLOCK_MS, isOpenedFor } from './rules';
import { endOwnSessions } from './sessions';

/** Wrong codes, or wrong passwords of somebody who is signed in, that block an account (security G2, G4). */
const MOST_FAILURES = 5;

type User = typeof users.$inferSelect;
type Caller = Pick<BaseCall, 'config' | 'ip' | 'now'>;

/**
 * Counts one more wrong code or password of an account that is held. The last one allowed blocks it and ends
 * its sessions, so that nobody guesses on with a stolen token.
 */
export async function countFailure(tx: Tx, user: User, caller: Caller): Promise<void> {
  if (await blocksAfterFailure(tx, user, MOST_FAILURES, caller)) {
    await endOwnSessions(tx, user.id, 'blocked', caller.now);
  }
}

/**
 * Counts one more failure of an account that is held, and tells its owner once when that blocks it, with the
 * link that opens it.
 * @param most failures in a row that block it
 */
export async function blocksAfterFailure(
  tx: Tx,
  user: User,
  most: number,
  { config, ip, now }: Caller,
): Promise<boolean> {
  const after = afterFailure(user.failedLogins, most, now);
  const wasBlocked = user.blockedUntil !== null && user.blockedUntil > now;
  const closesAgain = after.blockedUntil && isOpenedFor(user, networkOf(ip), now);
  await tx
    .update(users)
    .set({
      failedLogins: after.failedLogins,
      ...(after.blockedUntil && { blockedUntil: after.blockedUntil }),
      ...(closesAgain && { openedUntil: null }),
    })
    .where(eq(users.id, user.id));
  if (after.blockedUntil && !wasBlocked) {
    const token = await mintLink(tx, { purpose: 'account_unlock', userId: user.id, now });
    await queueMail(tx, config, accountBlocked(config, user, token));
  }
  return after.blockedUntil !== null;
}

/** Lifts the block of an account; one that strangers bring about again does not hold for this caller. */
export async function openAccount(tx: Tx, userId: string, { ip, now }: Caller): Promise<void> {
  await tx
    .update(users)
    .set({
      failedLogins: 0,
      blockedUntil: null,
      openedUntil: new Date(now.getTime() + BLOCK_MS),
      openedFrom: networkOf(ip),
    })
    .where(eq(users.id, userId));
}
