import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { announce, events, takeBackAsked } from '@server/features/platform';
import type { BaseCall } from '@server/http/implement';
import { networkOf } from '@server/http/network';
import { eq } from 'drizzle-orm';
import { mintLink } from './one-time';
import { afterFailure, BLOCK_MS, isOpenedFor, MOST_WRONG_CODES } from './rules';
import { endOwnSessions } from './sessions';

/** Wrong codes, or wrong passwords of a signed-in user, that block an account (security G2, G4). */
const MOST_FAILURES = 5;

type User = typeof users.$inferSelect;
type Caller = Pick<BaseCall, 'config' | 'ip' | 'now'>;

/**
 * Counts one more wrong password of the current user, whose account row is locked. The last one allowed
 * blocks it and ends its sessions, so that a stolen token cannot be used to keep guessing.
 */
export async function countFailure(tx: Tx, user: User, caller: Caller): Promise<void> {
  if (await blocksAfterFailure(tx, user, MOST_FAILURES, caller)) {
    await endOwnSessions(tx, user.id, 'blocked', caller.now);
    await takeBackAsked(tx, user.id, caller.config, caller.now);
  }
}

/**
 * Counts one more wrong code of an account whose row is locked. In a row they block it like wrong passwords; those
 * since the last right code close it for good, until its owner opens it by mail.
 */
export async function countWrongCode(tx: Tx, user: User, caller: Caller): Promise<void> {
  const wrongCodes = user.wrongCodes + 1;
  await tx.update(users).set({ wrongCodes }).where(eq(users.id, user.id));
  if (wrongCodes < MOST_WRONG_CODES) {
    await countFailure(tx, user, caller);
    return;
  }
  await keepShut(tx, user, caller);
  await endOwnSessions(tx, user.id, 'codes', caller.now);
  await takeBackAsked(tx, user.id, caller.config, caller.now);
  if (wrongCodes === MOST_WRONG_CODES) await notifyOwner(tx, user, events.closedAfterCodes, caller);
}

/** A right code: the wrong ones before it are reset. */
export async function forgetWrongCodes(tx: Tx, userId: string): Promise<void> {
  await tx.update(users).set({ failedLogins: 0, wrongCodes: 0 }).where(eq(users.id, userId));
}

/**
 * Counts one more failure of an account whose row is locked, and notifies its owner once when that blocks it, with the
 * link that opens it.
 * @param most failures in a row that block it
 */
export async function blocksAfterFailure(
  tx: Tx,
  user: User,
  most: number,
  caller: Caller,
): Promise<boolean> {
  const { failedLogins, blockedUntil } = afterFailure(user.failedLogins, most, caller.now);
  const wasBlocked = user.blockedUntil !== null && user.blockedUntil > caller.now;
  await tx
    .update(users)
    .set({ failedLogins, ...(blockedUntil && { blockedUntil }) })
    .where(eq(users.id, user.id));
  if (!blockedUntil) return false;
  await keepShut(tx, user, caller);
  if (!wasBlocked) await notifyOwner(tx, user, events.blockedAfterGuesses, caller);
  return true;
}

/** Blocks an account again for a network that opened it and goes on guessing. */
async function keepShut(tx: Tx, user: User, { ip, now }: Caller) {
  if (!isOpenedFor(user, networkOf(ip), now)) return;
  await tx.update(users).set({ openedUntil: null }).where(eq(users.id, user.id));
}

async function notifyOwner(
  tx: Tx,
  user: User,
  event: typeof events.blockedAfterGuesses,
  { config, now }: Caller,
) {
  const token = await mintLink(tx, { purpose: 'account_unlock', userId: user.id, now });
  await announce(tx, config, user.id, event, { token });
}

/** Lifts the block of an account; one that other networks bring about again does not hold for this caller. */
export async function openAccount(tx: Tx, userId: string, { ip, now }: Caller): Promise<void> {
  await tx
    .update(users)
    .set({
      failedLogins: 0,
      wrongCodes: 0,
      blockedUntil: null,
      openedUntil: new Date(now.getTime() + BLOCK_MS),
      openedFrom: networkOf(ip),
    })
    .where(eq(users.id, userId));
}
