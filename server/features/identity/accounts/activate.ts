import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { eq } from 'drizzle-orm';
import { ownUser, refuseGuessable } from '../auth/account';
import { redeemLink } from '../auth/one-time';
import { hashPassword } from '../auth/password-hash';
import type { LinkPurpose } from '../auth/rules';

interface Activation {
  purpose: LinkPurpose;
  token: string;
  password: string;
}

/**
 * Activates the account that a mailed link is of, with the password that its owner chose.
 *
 * @returns the account's id
 * @throws AppError rule when the link is used, expired or of another kind · refused when the password is guessable
 */
export async function activateAccount(tx: Tx, config: Config, activation: Activation, now: Date) {
  const { purpose, token, password } = activation;
  const { userId } = await redeemLink(tx, purpose, token, now);
  const { email } = await ownUser(tx, userId);
  refuseGuessable(password, email, config.brand);
  await tx
    .update(users)
    .set({ status: 'active', passwordHash: await hashPassword(password) })
    .where(eq(users.id, userId));
  return userId;
}

/** Notes on an account that its person agreed to the texts, which they had not as it was opened. */
export async function noteTermsAccepted(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.update(users).set({ termsAcceptedAt: now }).where(eq(users.id, userId));
}
