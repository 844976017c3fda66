import type { Permission } from '@contract/kernel/permissions';
import type { Role } from '@contract/kernel/roles';

export const BLOCK_MS = 15 * 60 * 1000;
/** Life of an extended session, which is never renewed. */
export const EXTENDED_SECONDS = 30 * 60;

/**
 * Whether a person in a role owes a second factor: staff who have none, where the settings ask for one.
 * @param asked what `admin_second_factor` says of today
 */
export const owesSecondFactor = (role: Role, since: Date | null, asked: boolean): boolean =>
  role === 'admin' && since === null && asked;

/** Permissions of which `factorOwed` leaves a call to who owes one: to set it up, and to leave. */
export const leftWithoutFactor: readonly Permission[] = ['account.show', 'account.edit'];

const DAY_MS = 86_400_000;

/** Which setting rules the life of a role's session. */
export function lifetimeKey(role: Role) {
  if (role === 'investor') return 'session_lifetime_investor_seconds';
  if (role === 'client') return 'session_lifetime_client_seconds';
  const supplier = role === 'supplier' || role === 'supplier_agent';
  return supplier ? 'session_lifetime_supplier_seconds' : 'session_lifetime_staff_seconds';
}

/**
 * State of an account after one more wrong password: how many in a row, and until when it is blocked.
 * @param failures wrong passwords in a row before this one
 * @param most wrong passwords in a row that block it (`login_max_failures`, CUITF 80)
 */
export function afterFailure(failures: number, most: number, now: Date) {
  const failedLogins = failures + 1;
  const blocked = failedLogins >= most;
  return {
    failedLogins: blocked ? 0 : failedLogins,
    blockedUntil: blocked ? new Date(now.getTime() + BLOCK_MS) : null,
  };
}

/**
 * Wrong codes since the last right one that close an account until its owner opens it by mail: an attacker with
 * the password could else go on guessing, a block at a time.
 */
export const MOST_WRONG_CODES = 10;

export const isClosedByCodes = ({ wrongCodes }: { wrongCodes: number }): boolean =>
  wrongCodes >= MOST_WRONG_CODES;

interface Door {
  staffBlockedAt: Date | null;
  blockedUntil: Date | null;
  wrongCodes: number;
  openedUntil: Date | null;
  openedFrom: string | null;
}

/** Whether its owner has lately opened an account by mail from where a caller is. */
export const isOpenedFor = (door: Door, network: string, now: Date): boolean =>
  door.openedUntil !== null && door.openedUntil > now && door.openedFrom === network;

/**
 * Whether an account is closed to a caller. A block does not hold where its owner opened the account, so
 * that others who go on guessing do not lock the owner out.
 */
export const isClosedTo = (door: Door, network: string, now: Date): boolean =>
  door.staffBlockedAt !== null ||
  ((isClosedByCodes(door) || (door.blockedUntil !== null && door.blockedUntil > now)) &&
    !isOpenedFor(door, network, now));

interface Use {
  createdAt: Date;
  lastLoginAt: Date | null;
  passwordChangedAt: Date | null;
}

/**
 * Whether an account has been unused for too long (CUITF 80). A new password counts as use: resetting
 * it is the way back.
 * @param days days without use that block it (`inactivity_block_days`)
 */
export function isUnused(account: Use, days: number, now: Date): boolean {
  const { createdAt, lastLoginAt, passwordChangedAt } = account;
  const uses = [createdAt, lastLoginAt, passwordChangedAt].map((use) => use?.getTime() ?? 0);
  return now.getTime() - Math.max(...uses) > days * DAY_MS;
}

/** Life of one-time links by purpose, in milliseconds (security B3). */
export const oneTimeLife = {
  administrator: 60 * 60 * 1000,
  activation: 72 * 60 * 60 * 1000,
  password_reset: 30 * 60 * 1000,
  account_unlock: 60 * 60 * 1000,
  impersonation: 10 * 60 * 1000,
  login_totp: 5 * 60 * 1000,
  agent_activation: 72 * 60 * 60 * 1000,
  email_change: 24 * 60 * 60 * 1000,
  email_undo: 72 * 60 * 60 * 1000,
  program_activation: 72 * 60 * 60 * 1000,
  identity_link: 24 * 60 * 60 * 1000,
  identity_capture: 30 * 60 * 1000,
  applicant_creation: 72 * 60 * 60 * 1000,
  credit_activation: 72 * 60 * 60 * 1000,
  credit_activation_pass: 30 * 60 * 1000,
  outside_step: 60 * 60 * 1000,
  survey: 30 * DAY_MS,
  survey_pass: 30 * 60 * 1000,
  co_obligor_onboarding: 72 * 60 * 60 * 1000,
  co_obligor_identity: 72 * 60 * 60 * 1000,
  co_obligor_bureau: 72 * 60 * 60 * 1000,
  co_obligor_restructure: 72 * 60 * 60 * 1000,
  co_obligor_pass: 30 * 60 * 1000,
  signing_pass: 30 * 60 * 1000,
  /** What a code opens: somebody's cards. */
  cards_pass: 30 * 60 * 1000,
  document_link: 60 * 1000,
} as const;

export type LinkPurpose = keyof typeof oneTimeLife;
/** Codes live as long as `otp_ttl_seconds` sets (CUITF 72). */
export type CodePurpose = 'step_up' | 'phone' | 'cards';
