import type { Role } from '@contract/roles';

/** Consecutive wrong passwords after which an account is blocked (CUITF 72). */
export const MAX_FAILURES = 3;
export const BLOCK_MS = 15 * 60 * 1000;
/** Life of an extended session, which is never renewed. */
export const EXTENDED_SECONDS = 30 * 60;

/** Life of a session in seconds: an hour for investors, eight for everyone else. */
export function sessionLifetime(role: Role, extended: boolean): number {
  if (extended) return EXTENDED_SECONDS;
  return role === 'investor' ? 60 * 60 : 8 * 60 * 60;
}

/**
 * State of an account after one more wrong password: how many in a row, and until when it is blocked.
 * @param failures wrong passwords in a row before this one
 */
export function afterFailure(failures: number, now: Date) {
  const failedLogins = failures + 1;
  const blocked = failedLogins >= MAX_FAILURES;
  return {
    failedLogins: blocked ? 0 : failedLogins,
    blockedUntil: blocked ? new Date(now.getTime() + BLOCK_MS) : null,
  };
}

/** Life of one-time links and codes by purpose, in milliseconds (security B3, CUITF 72). */
export const oneTimeLife = {
  activation: 72 * 60 * 60 * 1000,
  password_reset: 30 * 60 * 1000,
  impersonation: 10 * 60 * 1000,
  login_totp: 5 * 60 * 1000,
  step_up: 2 * 60 * 1000,
  agent_activation: 72 * 60 * 60 * 1000,
  document_link: 60 * 1000,
} as const;

export type OneTimePurpose = keyof typeof oneTimeLife;
