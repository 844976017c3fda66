import type { Tx } from '@server/db/connection';
import { takeBackAsked } from '@server/features/platform';
import type { BaseCall } from '@server/http/implement';
import type { Principal } from '@server/http/principal';
import { lockOwnAccount, wrongPassword } from '../auth/account';
import { countFailure } from '../auth/failures';
import { endOneTimeTokens } from '../auth/one-time';
import { passwordMatches } from '../auth/password-hash';
import { endEverySession } from '../auth/sessions';

/**
 * The caller's own account, locked, whose password they just typed.
 * @throws AppError on the field `password` when it is wrong, which counts as a failure
 */
export async function confirmPassword(
  tx: Tx,
  principal: Principal,
  password: string,
  caller: Pick<BaseCall, 'config' | 'ip' | 'now'>,
) {
  const user = await lockOwnAccount(tx, principal);
  if (await passwordMatches(user.passwordHash, password)) return user;
  await countFailure(tx, user, caller);
  throw wrongPassword('password');
}

/** Ends all that an account has open: its sessions, links and codes, and what waits for a second person. */
export async function endAccess(
  tx: Tx,
  userId: string,
  { config, now }: Pick<BaseCall, 'config' | 'now'>,
): Promise<void> {
  await endEverySession(tx, userId, 'closed', now);
  await endOneTimeTokens(tx, userId, now);
  await takeBackAsked(tx, userId, config, now);
}
