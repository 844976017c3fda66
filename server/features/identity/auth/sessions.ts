import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Role } from '@contract/kernel/roles';
import type { Tx } from '@server/db/connection';
import { sessions } from '@server/db/schema/identity';
import { settingOrFirst } from '@server/features/platform';
import { closeStreams } from '@server/http/live';
import type { Principal } from '@server/http/principal';
import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import { v7 } from 'uuid';
import { lockOwnAccount } from './account';
import { isProgramRole, lastProgram } from './programs';
import { EXTENDED_SECONDS, lifetimeKey } from './rules';
import { hashToken, newToken } from './tokens';

export interface Origin {
  ip: string;
  userAgent: string;
  deviceId: string | null;
  now: Date;
}

interface NewSession {
  userId: string;
  role: Role;
  /** The program that it stands in; the last one in which the person has the role, where it is not said. */
  programId?: string | null;
  origin: Origin;
  /** A new random one, where it is not said. */
  token?: string;
  /** When its person confirmed their second factor, in the session before it. */
  steppedUpAt?: Date | null;
  /** The administrator's session and account behind an extended session. */
  actor?: { sessionId: string; userId: string };
}

/** Begins a session and answers its bearer token, which exists nowhere else from then on. */
export async function beginSession(
  tx: Tx,
  { userId, role, origin, actor, token = newToken(), steppedUpAt, ...place }: NewSession,
) {
  const { programId = await programFor(tx, userId, role) } = place;
  const seconds = actor
    ? EXTENDED_SECONDS
    : await settingOrFirst(tx, lifetimeKey(role), dayInMexicoCity(origin.now));
  const sessionId = v7();
  await tx.insert(sessions).values({
    id: sessionId,
    tokenHash: hashToken(token),
    userId,
    role,
    programId,
    deviceId: origin.deviceId,
    ip: origin.ip,
    userAgent: origin.userAgent,
    actorSessionId: actor?.sessionId ?? null,
    actorUserId: actor?.userId ?? null,
    steppedUpAt,
    createdAt: origin.now,
    lastSeenAt: origin.now,
    expiresAt: new Date(origin.now.getTime() + seconds * 1000),
  });
  return {
    sessionId,
    grant: { access_token: token, token_type: 'bearer' as const, expires_in: seconds },
  };
}

async function programFor(tx: Tx, userId: string, role: Role): Promise<string | null> {
  const program = isProgramRole(role) ? await lastProgram(tx, userId, role) : undefined;
  return program?.id ?? null;
}

type EndReason = NonNullable<(typeof sessions.$inferInsert)['endReason']>;

/** Ends one session, and every extended session that was opened from it. */
export async function endSession(tx: Tx, sessionId: string, reason: EndReason, now: Date) {
  await end(
    tx,
    or(eq(sessions.id, sessionId), eq(sessions.actorSessionId, sessionId)),
    reason,
    now,
  );
}

/**
 * Begins a session in the place of the caller's, which ends, on the same device. Of calls at the same
 * moment one goes through, and none after a logout or a new password: the account row is locked until the
 * transaction ends.
 * @throws AppError unauthenticated when the caller's session has just ended
 */
export async function replaceSession(
  tx: Tx,
  old: Pick<Principal, 'userId' | 'sessionId'>,
  reason: EndReason,
  next: Successor,
) {
  await lockOwnAccount(tx, old);
  await end(tx, eq(sessions.id, old.sessionId), reason, next.origin.now);
  return succeedSession(tx, old, next);
}

interface Successor {
  role: Role;
  programId?: string | null;
  token?: string;
  steppedUpAt?: Date | null;
  origin: Omit<Origin, 'deviceId'>;
}

/** Begins a session after one that has ended, for the same person on the same device. */
export async function succeedSession(
  tx: Tx,
  old: Pick<Principal, 'userId' | 'sessionId'>,
  { origin, ...next }: Successor,
) {
  const [before] = await tx
    .select({ deviceId: sessions.deviceId })
    .from(sessions)
    .where(eq(sessions.id, old.sessionId));
  const deviceId = before?.deviceId ?? null;
  return beginSession(tx, { userId: old.userId, ...next, origin: { ...origin, deviceId } });
}

/** Ends a person's own sessions; extended sessions on them belong to the administrator. */
export async function endOwnSessions(tx: Tx, userId: string, reason: EndReason, now: Date) {
  await end(tx, and(eq(sessions.userId, userId), isNull(sessions.actorUserId)), reason, now);
}

/** Ends every session of an account: its own, those of others acting as it, and those it opened on others. */
export async function endEverySession(tx: Tx, userId: string, reason: EndReason, now: Date) {
  await end(tx, or(eq(sessions.userId, userId), eq(sessions.actorUserId, userId)), reason, now);
}

/** Ends what is open of an account in one of its roles, others acting as it among them. */
export async function endSessionsInRole(
  tx: Tx,
  userId: string,
  role: Role,
  reason: EndReason,
  now: Date,
) {
  await end(tx, and(eq(sessions.userId, userId), eq(sessions.role, role)), reason, now);
}

/** Ends what is open of an account in one program, others acting as it among them. */
export async function endSessionsInProgram(tx: Tx, userId: string, programId: string, now: Date) {
  const there = and(eq(sessions.userId, userId), eq(sessions.programId, programId));
  await end(tx, there, 'revoked', now);
}

/** Ends those of the sessions that are open, and their streams of live events. */
async function end(tx: Tx, which: SQL | undefined, reason: EndReason, now: Date) {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(and(which, isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  await closeStreams(
    tx,
    ended.map(({ id }) => id),
  );
}

/** Whether a person is at work in a session of their own that was begun on another device. */
export async function isOpenElsewhere(
  tx: Tx,
  userId: string,
  deviceId: string | null,
  now: Date,
): Promise<boolean> {
  const idle = await settingOrFirst(tx, 'session_idle_hard_seconds', dayInMexicoCity(now));
  const open = await tx
    .select({ deviceId: sessions.deviceId })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.actorUserId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - idle * 1000)),
      ),
    );
  return open.some((session) => session.deviceId !== deviceId);
}
