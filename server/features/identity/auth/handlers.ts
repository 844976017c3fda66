import { auth, passwords } from '@contract/identity/auth';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import type { Tx } from '@server/db/connection';
import { sessions, users } from '@server/db/schema/identity';
import { announce, audit, events, queueMail, takeBackAsked } from '@server/features/platform';
import { type BaseCall, implement } from '@server/http/implement';
import { networkOf } from '@server/http/network';
import { t } from '@server/i18n';
import { eq, sql } from 'drizzle-orm';
import {
  lockAccount,
  lockOwnAccount,
  ownUser,
  refusedCode,
  refuseGuessable,
  wrongCode,
  wrongPassword,
} from './account';
import { countFailure, countWrongCode, forgetWrongCodes, openAccount } from './failures';
import { logIn, noteRefused, open } from './login';
import * as mail from './mails';
import { attemptLink, endOneTimeTokens, mintLink, redeemLink, spendLink } from './one-time';
import { hashPassword, passwordMatches } from './password-hash';
import { grantBefore, renewedToken } from './renewal';
import { isClosedTo } from './rules';
import {
  endEverySession,
  endOwnSessions,
  endSession,
  replaceSession,
  succeedSession,
} from './sessions';
import { acceptSecondFactor } from './totp';

export const authHandlers = implement(auth, {
  login: ({ db, body, ...call }) =>
    logIn(
      db,
      { ...call, db },
      {
        email: body.email,
        password: body.password,
        deviceId: body.device_id ?? null,
      },
    ),

  async secondFactor({ db, body, ...call }) {
    const challenge = await attemptLink(db, 'login_totp', body.challenge_token, call.now);
    const user = await lockAccount(db, challenge.userId);
    if (isClosedTo(user, networkOf(call.ip), call.now)) throw wrongCode();
    const code = await acceptSecondFactor(db, call.vault, user, body.code, call.now);
    if (code !== 'right') {
      await countWrongCode(db, user, call);
      await noteRefused(db, { userId: user.id, ip: call.ip, now: call.now });
      throw refusedCode(code);
    }
    await forgetWrongCodes(db, user.id);
    await spendLink(db, challenge.id, call.now);
    return open(db, { ...call, db }, user, challenge.payload.deviceId ?? null);
  },

  async unlock({ db, body, config, ip, now }) {
    const { userId } = await redeemLink(db, 'account_unlock', body.token, now);
    await openAccount(db, userId, { config, ip, now });
    await audit(db, {
      at: now,
      userId,
      action: 'users.unlock',
      object: 'users',
      objectId: userId,
      details: { ip },
    });
    return { ok: true as const };
  },

  async logout({ db, principal, now }) {
    await lockAccount(db, principal.userId);
    await endSession(db, principal.sessionId, 'logout', now);
    // A renewal at the same moment may have put another session in its place: that one ends too.
    if (!principal.actorUserId) {
      await endOwnSessions(db, principal.userId, 'logout', now);
    }
    return { ok: true as const };
  },

  async renew({ db, principal, vault, ip, userAgent, now }) {
    const before = await grantBefore(db, vault, principal, now);
    if (before) return before;
    const { role, programId, sessionId: ended, steppedUpAt } = principal;
    const origin = { ip, userAgent, now };
    const { grant, sessionId } = await replaceSession(db, principal, 'renewed', {
      role,
      programId,
      token: renewedToken(vault, ended),
      steppedUpAt,
      origin,
    });
    // An extended session opened from this one goes on as the same person's.
    await db
      .update(sessions)
      .set({ actorSessionId: sessionId })
      .where(eq(sessions.actorSessionId, ended));
    return grant;
  },
});

export const passwordHandlers = implement(passwords, {
  async requestReset({ db, body, config, now }) {
    const [user] = await db
      .select()
      .from(users)
      .where(sql`lower(${users.email}) = ${body.email.toLowerCase()}`);
    if (user && (user.status === 'closed' || user.staffBlockedAt)) {
      await queueMail(db, config, mail.keptOut(config, user));
    } else if (user?.status === 'active') {
      const token = await mintLink(db, { purpose: 'password_reset', userId: user.id, now });
      await queueMail(db, config, mail.passwordReset(config, user, token));
    }
    return {
      message: t(identityWords.auth.resetSent),
    };
  },

  async reset({ db, body, config, ip, now }) {
    const { userId } = await redeemLink(db, 'password_reset', body.token, now);
    const user = await ownUser(db, userId);
    refuseGuessable(body.password, user.email, config.brand);
    await setPassword(db, userId, body.password, { config, now });
    await openAccount(db, userId, { config, ip, now });
    await announce(db, config, user.id, events.passwordChanged, {});
    await audit(db, {
      at: now,
      userId,
      action: 'passwords.reset',
      object: 'users',
      objectId: userId,
    });
    return { ok: true as const };
  },

  async edit({ db, body, principal, config, ip, userAgent, now, record }) {
    const user = await lockOwnAccount(db, principal);
    refuseGuessable(body.password, user.email, config.brand);
    if (!(await passwordMatches(user.passwordHash, body.current_password))) {
      await countFailure(db, user, { config, ip, now });
      throw wrongPassword('current_password');
    }
    await setPassword(db, user.id, body.password, { config, now });
    // The caller goes on with a token of their own: copies of the old one no longer work.
    const { grant } = await succeedSession(db, principal, {
      role: principal.role,
      programId: principal.programId,
      origin: { ip, userAgent, now },
    });
    await announce(db, config, user.id, events.passwordChanged, {});
    await record(user.id);
    return grant;
  },
});

/** Sets the password of an account whose row is locked, lifts a block, and ends all that the old one had opened. */
async function setPassword(
  db: Tx,
  userId: string,
  password: string,
  { config, now }: Pick<BaseCall, 'config' | 'now'>,
) {
  await db
    .update(users)
    .set({
      passwordHash: await hashPassword(password),
      passwordChangedAt: now,
      failedLogins: 0,
      blockedUntil: null,
    })
    .where(eq(users.id, userId));
  await endOneTimeTokens(db, userId, now);
  await endEverySession(db, userId, 'password', now);
  await takeBackAsked(db, userId, config, now);
}
