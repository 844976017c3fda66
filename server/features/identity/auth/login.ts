import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Role } from '@contract/kernel/roles';
import { roleIndex } from '@contract/kernel/roles';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import type { Tx } from '@server/db/connection';
import { userRoles, users } from '@server/db/schema/identity';
import { programUsers } from '@server/db/schema/people';
import { programs } from '@server/db/schema/program';
import { announce, audit, events, settingOrFirst } from '@server/features/platform';
import { AppError, refused } from '@server/http/errors';
import type { BaseCall } from '@server/http/implement';
import { networkOf } from '@server/http/network';
import { t } from '@server/i18n';
import { and, eq, exists, isNotNull, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import { blocksAfterFailure } from './failures';
import { mintLink } from './one-time';
import { passwordMatches } from './password-hash';
import { isProgramRole, lastProgram } from './programs';
import { isClosedTo, isUnused } from './rules';
import { beginSession, endOwnSessions, isOpenElsewhere } from './sessions';

/** The same message for an unknown account, a blocked or unused one, and a wrong password. */
const wrongCredentials = () =>
  new AppError('validation', t(identityWords.auth.login.wrong), { keepWrites: true });

type User = typeof users.$inferSelect;

/** Checks a password, counts failures, and begins a session or asks for the second factor. */
export async function logIn(
  tx: Tx,
  call: BaseCall,
  given: { email: string; password: string; deviceId: string | null },
) {
  const email = given.email.toLowerCase();
  const isTheirs = sql`lower(${users.email}) = ${email}`;
  const [seen] = await tx.select({ passwordHash: users.passwordHash }).from(users).where(isTheirs);
  const right = await passwordMatches(seen?.passwordHash ?? null, given.password);
  // Nothing is locked while the password is hashed: calls for a known address would wait for each other
  // there, and those for an unknown one would not. From here on both take turns.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`login/${email}`}, 0))`);
  const [user] = await tx.select().from(users).where(isTheirs).for('update');
  const today = dayInMexicoCity(call.now);
  const most = await settingOrFirst(tx, 'login_max_failures', today);
  if (user?.status !== 'active' || isClosedTo(user, networkOf(call.ip), call.now)) {
    await countNothing(tx);
    throw await refusedAs(tx, call, user);
  }
  // A password that was changed meanwhile is not the one that was compared.
  if (!right || user.passwordHash !== seen?.passwordHash) {
    await blocksAfterFailure(tx, user, most, call);
    throw await refusedAs(tx, call, user);
  }
  const days = await settingOrFirst(tx, 'inactivity_block_days', today);
  if (isUnused(user, days, call.now)) throw await refusedAs(tx, call, user);
  if (user.totpEnabledAt) {
    const token = await mintLink(tx, {
      purpose: 'login_totp',
      userId: user.id,
      payload: given.deviceId ? { deviceId: given.deviceId } : {},
      now: call.now,
    });
    return { challenge: 'totp' as const, challenge_token: token };
  }
  return open(tx, call, user, given.deviceId);
}

/**
 * A refused sign-in, audited for known and unknown accounts alike, so that timing reveals nothing.
 * What was typed is not kept: it may be a password.
 */
async function refusedAs(tx: Tx, { ip, now }: BaseCall, user: User | undefined) {
  await noteRefused(tx, { userId: user?.id ?? null, ip, now });
  return wrongCredentials();
}

/** A sign-in that failed at its password or at its second factor. */
export const noteRefused = (
  tx: Tx,
  { userId, ip, now }: { userId: string | null; ip: string; now: Date },
) =>
  audit(tx, {
    at: now,
    userId,
    action: 'sessions.refuse',
    object: 'users',
    objectId: userId ?? '',
    details: { ip },
  });

/** Writes to the database's log as counting a failure does, so that timing reveals nothing. */
async function countNothing(tx: Tx) {
  await tx.execute(sql`select pg_logical_emit_message(true, 'login', '')`);
}

/** Begins the session of a person whose factors were all right, ending the earlier one. */
export async function open(tx: Tx, call: BaseCall, user: User, deviceId: string | null) {
  const roles = await validRoles(tx, user.id);
  // Staff powers come from signing in alone: a session that has left them never takes them back.
  const place = await placeOf(tx, user.id, roles.includes('admin') ? 'admin' : roles[0]);
  if (!place) throw refused(t(identityWords.auth.login.noRole));
  const { role } = place;
  await tx
    .update(users)
    .set({ failedLogins: 0, blockedUntil: null, lastLoginAt: call.now })
    .where(eq(users.id, user.id));
  const elsewhere = await isOpenElsewhere(tx, user.id, deviceId, call.now);
  await endOwnSessions(tx, user.id, 'replaced', call.now);
  const { ip, userAgent, config, now } = call;
  if (elsewhere) await announce(tx, config, user.id, events.sessionReplaced, { at: now });
  const { grant, sessionId } = await beginSession(tx, {
    userId: user.id,
    ...place,
    origin: { ip, userAgent, now, deviceId },
  });
  await audit(tx, {
    at: now,
    userId: user.id,
    action: 'sessions.create',
    object: 'sessions',
    objectId: sessionId,
    details: { role, ip },
  });
  return grant;
}

/** As what a person comes in whose role would be this: of programs, as what they are in the one that they last worked in. */
export async function placeOf(tx: Tx, userId: string, role: Role | undefined) {
  if (!role) return null;
  const program = isProgramRole(role) ? await lastProgram(tx, userId) : undefined;
  return { role: program?.role ?? role, programId: program?.id ?? null };
}

/**
 * The roles an account may take, in the specification's display order, staff last; not those that it has in programs
 * that were deactivated alone.
 */
export async function validRoles(tx: Tx, userId: string): Promise<Role[]> {
  const inProgram = (which: SQL) =>
    tx
      .select({ id: programs.id })
      .from(programUsers)
      .innerJoin(programs, eq(programs.id, programUsers.programId))
      .where(
        and(
          eq(programUsers.userId, userId),
          sql`${programUsers.role} = ${userRoles.role}`,
          isNull(programUsers.removedAt),
          which,
        ),
      );
  const rows = await tx
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(
      and(
        eq(userRoles.userId, userId),
        or(
          notExists(inProgram(isNotNull(programs.deactivatedAt))),
          exists(inProgram(isNull(programs.deactivatedAt))),
        ),
      ),
    );
  return rows.map((row) => row.role).sort((a, b) => (roleIndex(a) ?? 99) - (roleIndex(b) ?? 99));
}
