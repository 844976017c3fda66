import { users as contract, type UserAction } from '@contract/identity/users';
import type { Duty } from '@contract/kernel/duties';
import type { Role } from '@contract/kernel/roles';
import { href } from '@contract/kernel/screens';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import type { AuditAction } from '@contract/platform/audit-names';
import type { Tx } from '@server/db/connection';
import { userRoles, users } from '@server/db/schema/identity';
import {
  announce,
  announceToStaff,
  audit,
  events,
  isStaffNow,
  type MoneyAct,
  queueMail,
  returnCases,
  takeBackAsked,
  waitsAny,
} from '@server/features/platform';
import { AppError, conflict, notFound, refused } from '@server/http/errors';
import type { BaseCall } from '@server/http/implement';
import type { Principal } from '@server/http/principal';
import { t } from '@server/i18n';
import { and, eq } from 'drizzle-orm';
import { profileOf } from '../accounts/profile';
import { ownUser } from '../auth/account';
import { activation } from '../auth/mails';
import { endOneTimeTokens, mintLink } from '../auth/one-time';
import { removeSecondFactor } from '../auth/remove-second-factor';
import { endEverySession, endSession } from '../auth/sessions';
import { lockUser, openSessionsOf, rolesOf, takesTwoToBlock } from './repository';
import { actionsOn } from './rules';

/** A call in which staff change a user's access, with their reason. */
interface AccessChange extends Pick<BaseCall, 'config' | 'now'> {
  db: Tx;
  principal: Principal;
  params: { userId: string; sessionId?: string };
  body: { reason: string };
}

const done = { ok: true as const };

const notNow: Record<UserAction, string> = {
  enter: t(identityWords.users.access.notThisPerson),
  unblock: t(identityWords.users.access.notBlocked),
  reset_password: t(identityWords.users.access.notActive),
  end_sessions: t(identityWords.users.access.noSessions),
  resend_activation: t(identityWords.users.access.notPending),
  block: t(identityWords.users.access.notBlockable),
  reset_second_factor: t(identityWords.users.access.noFactor),
  revoke_admin: t(identityWords.users.access.notAdmin),
};

/** Lifts the block of staff, or the one that wrong passwords caused, and notifies the person. */
export async function unblock(change: AccessChange) {
  const { user, roles } = await hold(change, 'unblock');
  await change.db
    .update(users)
    .set({ failedLogins: 0, blockedUntil: null, staffBlockedAt: null, staffBlockReason: null })
    .where(eq(users.id, user.id));
  await announce(change.db, change.config, user.id, events.accountUnblocked, {});
  await tellColleagues(change, { user, roles }, 'unblocked');
  await note(change, 'users.unblock');
  return done;
}

/** Sends the link with which the person sets a password; no other user sees it. */
export async function resetPassword(change: AccessChange) {
  const { db, now } = change;
  const { user, roles } = await hold(change, 'reset_password');
  const token = await mintLink(db, { purpose: 'password_reset', userId: user.id, now });
  await announce(db, change.config, user.id, events.passwordResetByStaff, { token });
  await tellColleagues(change, { user, roles }, 'passwordReset');
  await note(change, 'users.reset-password');
  return done;
}

/**
 * Keeps a person out until staff let them in again: sessions and open links end, what they asked for is taken back. A
 * colleague who could let others in again is blocked by two: one alone could keep all of them out. Where nobody else
 * could confirm it, one alone may.
 */
export async function block(change: AccessChange & Pick<BaseCall, 'twoPeople'>) {
  const { db, now, principal } = change;
  const { user, roles, open } = await hold(change, 'block');
  const always = await takesTwoToBlock(db, user, principal.userId);
  if (!always) await assertActsAlone(change, roles);
  // Of two who block each other at once, one stays.
  const isLast = !always && user.duties.includes('administration');
  if (isLast && !(await isStaffNow(db, principal.userId, 'administration'))) {
    throw new AppError('forbidden', t(identityWords.users.access.noLongerYours));
  }
  const title = t(identityWords.users.access.block);
  // What one does alone is shown to nobody, and kept without the person's name.
  const act = accessAct(change, user, title);
  await change.twoPeople(always ? { ...act, always } : { ...act, details: [] });
  await db
    .update(users)
    .set({ staffBlockedAt: now, staffBlockReason: change.body.reason })
    .where(eq(users.id, user.id));
  await endAccess(change);
  await leaveCases(change, user.duties);
  await announce(db, change.config, user.id, events.accountBlocked, {});
  await tellColleagues(change, { user, roles }, 'blocked');
  await note(change, 'users.block', { sessions: open.length });
  return done;
}

/** Mails the link that activates an account anew; earlier ones stop working. */
export async function resendActivation(change: AccessChange) {
  const { db, now, config } = change;
  const { user, roles } = await hold(change, 'resend_activation');
  const token = await mintLink(db, { purpose: 'activation', userId: user.id, now });
  await queueMail(db, config, activation(config, user.email, profileOf(roles), token));
  await note(change, 'users.resend-activation');
  return done;
}

/** Removes the second factor of a person who lost it; they come in with their password and enrol another. */
export async function resetSecondFactor(change: AccessChange) {
  const { db, now } = change;
  const { user, roles, open } = await hold(change, 'reset_second_factor');
  await removeSecondFactor(db, user.id, now);
  await endAccess(change);
  await announce(db, change.config, user.id, events.secondFactorReset, {});
  await tellColleagues(change, { user, roles }, 'factorReset');
  await note(change, 'users.reset-second-factor', { sessions: open.length });
  return done;
}

/** Takes the backoffice away from an administrator; always by two others, so that no one is left alone by one. */
export async function revokeAdmin(change: AccessChange & Pick<BaseCall, 'twoPeople'>) {
  const { db } = change;
  const { user, open } = await hold(change, 'revoke_admin');
  const title = t(identityWords.users.access.revokeAdmin);
  await change.twoPeople({ ...accessAct(change, user, title), always: true });
  await db.delete(userRoles).where(and(eq(userRoles.userId, user.id), eq(userRoles.role, 'admin')));
  await db.update(users).set({ duties: [] }).where(eq(users.id, user.id));
  await endAccess(change);
  await leaveCases(change, user.duties);
  await announce(db, change.config, user.id, events.adminRevoked, {});
  await note(change, 'users.revoke-admin', { sessions: open.length });
  return done;
}

/** An act over a person's access, as who confirms it reads it. */
const accessAct = (
  { body }: Pick<AccessChange, 'body'>,
  user: Pick<typeof users.$inferSelect, 'id' | 'fullName' | 'email'>,
  title: string,
): MoneyAct => ({
  kind: 'access',
  object: 'users',
  objectId: user.id,
  title,
  details: [
    {
      label: t(identityWords.users.access.person),
      value: user.fullName,
      to: href('userShow', { userId: user.id }),
    },
    { label: t(identityWords.users.access.email), value: user.email },
    { label: t(identityWords.users.access.reason), value: body.reason },
  ],
  amountCents: null,
  people: [user.id],
});

/** Ends what an account has open: sessions, those on others too, links and codes, and what waits for a second person. */
async function endAccess({ db, params, config, now }: AccessChange) {
  await endEverySession(db, params.userId, 'staff', now);
  await endOneTimeTokens(db, params.userId, now);
  await takeBackAsked(db, params.userId, config, now);
}

/** Returns what one of the staff had to the queue: nobody else would come by it while they are out. */
const leaveCases = (
  { db, params: { userId }, principal, now }: AccessChange,
  duties: readonly Duty[],
): Promise<void> => returnCases(db, { userId, duties, by: principal.userId, now });

/** Ends the open session named, or all of them, with those in which an administrator acts as the person. */
export async function endSessions(change: AccessChange) {
  const { db, now } = change;
  const { sessionId } = change.params;
  const { user, open } = await hold(change, sessionId ? null : 'end_sessions');
  const ended = open.filter(({ session }) => !sessionId || session.id === sessionId);
  if (ended.length === 0) throw notFound();
  for (const { session } of ended) await endSession(db, session.id, 'staff', now);
  await takeBackAsked(db, user.id, change.config, now);
  await announce(db, change.config, user.id, events.sessionsEndedByStaff, { ended: ended.length });
  await note(change, 'user-sessions.end', { sessions: ended.length });
  return done;
}

/**
 * The account, locked, with its open sessions.
 * @param action what has to be possible now; null when the caller asks for something narrower
 * @throws AppError rule on one's own account · conflict when its state does not let it · as `assertActsAlone`
 */
async function hold(change: AccessChange, action: UserAction | null) {
  const { db, principal, params, now } = change;
  const user = await lockUser(db, params.userId);
  if (user.id === principal.userId) {
    throw refused(t(identityWords.users.access.yourOwn));
  }
  const open = await openSessionsOf(db, user.id, now);
  const roles = (await rolesOf(db, [user.id])).get(user.id) ?? [];
  const given = { roles, openSessions: open.length, viewerId: principal.userId, now };
  if (action && !actionsOn(user, given).includes(action)) throw conflict(notNow[action]);
  if (action !== 'block' && action !== 'revoke_admin') await assertActsAlone(change, roles);
  return { user, open, roles };
}

/**
 * Who is about to be kept out by two colleagues does nothing alone to the access of staff, since that would take back
 * what was asked for. What takes two people is for another one to decide.
 * @throws AppError rule while it waits
 */
async function assertActsAlone({ db, principal, now }: AccessChange, roles: readonly Role[]) {
  if (!roles.includes('admin')) return;
  const asked = [contract.block, contract.revokeAdmin];
  if (await waitsAny(db, asked, principal.userId, now)) {
    throw refused(t(identityWords.users.access.askedOverYou));
  }
}

/** An administrator kept out, or let in anew, is known to all others: a stolen session does neither unseen. */
async function tellColleagues(
  { db, config, principal }: AccessChange,
  { user, roles }: Pick<Awaited<ReturnType<typeof hold>>, 'user' | 'roles'>,
  act: 'blocked' | 'unblocked' | 'passwordReset' | 'factorReset',
) {
  if (!roles.includes('admin')) return;
  const { fullName: by } = await ownUser(db, principal.userId);
  const facts = { name: user.fullName, by, act };
  await announceToStaff(db, config, events.colleagueShut, facts, [user.id, principal.userId]);
}

async function note(
  change: AccessChange,
  action: AuditAction,
  details: { sessions?: number } = {},
) {
  const { userId } = change.params;
  await audit(change.db, {
    at: change.now,
    userId,
    actorUserId: change.principal.userId,
    action,
    object: 'users',
    objectId: userId,
    details: { reason: change.body.reason, ...details },
  });
}
