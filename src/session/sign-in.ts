import type { UserInfo } from '@contract/identity/users';
import { call } from '@portal/api/call';
import { deviceId } from './device';
import { session } from './portal-session';

export interface Challenge {
  challengeToken: string;
}

/**
 * Signs in with address and password: the user when that was enough, or the challenge that the second
 * factor answers.
 * @throws ApiFailure
 */
export async function signIn(email: string, password: string): Promise<UserInfo | Challenge> {
  const { auth } = await import('@contract/identity/auth');
  const answer = await call(auth.login, { body: { email, password, device_id: deviceId() } });
  if ('challenge' in answer) return { challengeToken: answer.challenge_token };
  return session.begin(answer.access_token, answer.expires_in);
}

/** Answers the challenge with a code of the authenticator or a recovery code. */
export async function answerChallenge(
  { challengeToken }: Challenge,
  code: string,
): Promise<UserInfo> {
  const { auth } = await import('@contract/identity/auth');
  const grant = await call(auth.secondFactor, { body: { challenge_token: challengeToken, code } });
  return session.begin(grant.access_token, grant.expires_in);
}

/** Opens the extended session of a one-use link. */
export async function redeemPreauth(token: string): Promise<void> {
  const { impersonations } = await import('@contract/identity/auth');
  const grant = await call(impersonations.redeem, { body: { token, device_id: deviceId() } });
  await session.beginExtended(grant.access_token, grant.expires_in);
}
