import type { Tx } from '@server/db/connection';
import { recoveryCodes, users } from '@server/db/schema/identity';
import type { Vault } from '@server/db/vault';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { authenticator } from 'otplib';
import { hashToken } from './tokens';

const STEP_SECONDS = 30;
/** One step either side, for clocks that differ. */
const totp = authenticator.clone({ step: STEP_SECONDS, window: 1 });

export const newTotpSecret = () => totp.generateSecret(20);

export const totpUrl = (email: string, brand: string, secret: string) =>
  totp.keyuri(email, brand, secret);

/** Where a user's secret is sealed. */
export const totpPlace = (userId: string) => `users.totp_secret:${userId}`;

/**
 * The time step a code belongs to, or null when it is wrong.
 * @param now instant the code is judged at
 */
export function totpStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const at = totp.clone({ epoch: now.getTime() });
  const delta = at.checkDelta(code, secret);
  return delta === null ? null : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
}

type User = typeof users.$inferSelect;

/** `used`: it was right, and has been accepted before. */
type CodeOutcome = 'right' | 'used' | 'wrong';

/** Accepts an authenticator's code once in its step, or a recovery code once ever. */
export async function acceptSecondFactor(
  tx: Tx,
  vault: Vault,
  user: User,
  code: string,
  now: Date,
): Promise<CodeOutcome> {
  if (!user.totpSecret || !user.totpEnabledAt) return 'wrong';
  const step = totpStep(vault.open(user.totpSecret, totpPlace(user.id)), code, now);
  if (step !== null) {
    const fresh = await tx
      .update(users)
      .set({ totpLastStep: step })
      .where(and(eq(users.id, user.id), sql`coalesce(${users.totpLastStep}, 0) < ${step}`))
      .returning({ id: users.id });
    return fresh.length === 1 ? 'right' : 'used';
  }
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, user.id),
        eq(recoveryCodes.codeHash, hashRecoveryCode(user.id, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length === 1 ? 'right' : 'wrong';
}

/** Recovery codes are typed by hand: case and separators do not matter. */
export const hashRecoveryCode = (userId: string, code: string) =>
  hashToken(`${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
