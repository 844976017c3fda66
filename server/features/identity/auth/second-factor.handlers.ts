import { randomBytes } from 'node:crypto';
import { secondFactor, stepUp } from '@contract/identity/auth';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { recoveryCodes, sessions, users } from '@server/db/schema/identity';
import { announce, events, queueMail } from '@server/features/platform';
import { conflict } from '@server/http/errors';
import { type BaseCall, implement } from '@server/http/implement';
import type { Principal } from '@server/http/principal';
import { momentInWords, t } from '@server/i18n';
import { and, count, eq, isNull } from 'drizzle-orm';
import { lockOwnAccount, ownUser, refusedCode, wrongCode, wrongPassword } from './account';
import { coolingOffEnd } from './cooling-off';
import { countFailure, countWrongCode, forgetWrongCodes } from './failures';
import { stepUpCode } from './mails';
import { mintCode, redeemCode } from './one-time';
import { passwordMatches } from './password-hash';
import { removeSecondFactor } from './remove-second-factor';
import {
  acceptSecondFactor,
  hashRecoveryCode,
  newTotpSecret,
  totpPlace,
  totpStep,
  totpUrl,
} from './totp';

const RECOVERY_CODES = 10;

export const secondFactorHandlers = implement(secondFactor, {
  async show({ db, principal }) {
    const user = await ownUser(db, principal.userId);
    const [left] = await db
      .select({ n: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, user.id), isNull(recoveryCodes.usedAt)));
    return {
      enabled_at: user.totpEnabledAt?.toISOString() ?? null,
      recovery_codes_left: left?.n ?? 0,
    };
  },

  async enrol({ db, principal, body, vault, config, ip, now }) {
    const user = await lockOwnAccount(db, principal);
    if (user.totpEnabledAt) throw conflict(t(identityWords.auth.secondFactor.activeAlready));
    if (!(await passwordMatches(user.passwordHash, body.password))) {
      await countFailure(db, user, { config, ip, now });
      throw wrongPassword('password');
    }
    const secret = newTotpSecret();
    await db
      .update(users)
      .set({ totpSecret: vault.seal(secret, totpPlace(user.id)), failedLogins: 0 })
      .where(eq(users.id, user.id));
    return { secret, otpauth_url: totpUrl(user.email, config.brand, secret) };
  },

  async confirm({ db, principal, body, vault, config, ip, now, record }) {
    const user = await lockOwnAccount(db, principal);
    if (user.totpEnabledAt || !user.totpSecret) {
      throw conflict(t(identityWords.auth.secondFactor.startAgain));
    }
    const step = totpStep(vault.open(user.totpSecret, totpPlace(user.id)), body.code, now);
    if (step === null) {
      await countWrongCode(db, user, { config, ip, now });
      throw wrongCode();
    }
    await db
      .update(users)
      .set({ totpEnabledAt: now, totpLastStep: step, secondFactorChangedAt: now })
      .where(eq(users.id, user.id));
    await notifyOwner(db, config, user, 'enrolled', now);
    const codes = await replaceRecoveryCodes(db, user.id);
    await record(user.id);
    return { recovery_codes: codes };
  },

  async disable(call) {
    const { db, config, now, record } = call;
    const user = await provenOwner(call);
    await removeSecondFactor(db, user.id, now);
    await notifyOwner(db, config, user, 'removed', now);
    await record(user.id);
    return { ok: true as const };
  },

  async renewCodes(call) {
    const { db, config, record } = call;
    const user = await provenOwner(call);
    const codes = await replaceRecoveryCodes(db, user.id);
    await announce(db, config, user.id, events.recoveryCodesRenewed, {});
    await record(user.id);
    return { recovery_codes: codes };
  },
});

interface Proof extends Pick<BaseCall, 'vault' | 'config' | 'ip' | 'now'> {
  db: Tx;
  principal: Principal;
  body: { password: string; code: string };
}

/** The account of who gives its password and a code, each counted where it is wrong. */
async function provenOwner({ db, principal, body, vault, config, ip, now }: Proof) {
  const user = await lockOwnAccount(db, principal);
  if (!(await passwordMatches(user.passwordHash, body.password))) {
    await countFailure(db, user, { config, ip, now });
    throw wrongPassword('password');
  }
  const code = await acceptSecondFactor(db, vault, user, body.code, now);
  if (code !== 'right') {
    await countWrongCode(db, user, { config, ip, now });
    throw refusedCode(code);
  }
  await forgetWrongCodes(db, user.id);
  return user;
}

/** Notifies the owner that their second factor changed, and until when withdrawals are blocked. */
async function notifyOwner(
  db: Tx,
  config: Config,
  user: { id: string },
  change: 'enrolled' | 'removed',
  now: Date,
) {
  const until = momentInWords(await coolingOffEnd(db, now));
  await announce(db, config, user.id, events.secondFactorChanged, { change, until });
}

async function replaceRecoveryCodes(db: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    randomBytes(5)
      .toString('hex')
      .replace(/^(.{5})/, '$1-'),
  );
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(userId, code) })));
  return codes;
}

export const stepUpHandlers = implement(stepUp, {
  async request({ db, principal, config, now }) {
    const user = await ownUser(db, principal.userId);
    if (user.totpEnabledAt) return { method: 'totp' as const };
    const { code, seconds } = await mintCode(db, {
      purpose: 'step_up',
      userId: user.id,
      subject: principal.sessionId,
      now,
    });
    await queueMail(db, config, stepUpCode(config, user, code, seconds));
    return { method: 'mail' as const, seconds };
  },

  async confirm({ db, principal, body, vault, config, ip, now }) {
    const user = await lockOwnAccount(db, principal);
    const code = user.totpEnabledAt
      ? await acceptSecondFactor(db, vault, user, body.code, now)
      : await redeemMailed(db, principal, body.code, now);
    if (code !== 'right') {
      await countWrongCode(db, user, { config, ip, now });
      throw refusedCode(code);
    }
    await forgetWrongCodes(db, user.id);
    await db.update(sessions).set({ steppedUpAt: now }).where(eq(sessions.id, principal.sessionId));
    return { ok: true as const };
  },
});

/** The code that was mailed to who has no authenticator. */
async function redeemMailed(db: Tx, { userId, sessionId }: Principal, code: string, now: Date) {
  const redeemed = await redeemCode(db, {
    purpose: 'step_up',
    userId,
    subject: sessionId,
    code,
    now,
  });
  return redeemed === null ? ('wrong' as const) : ('right' as const);
}
