import type { EndpointShape } from './endpoint';
import type { Permission } from './permissions';

/**
 * How far staff hold back an account that may still come in: 0 not at all, 1 from new requests and commitments,
 * 2 from everything but reading, protecting the account and taking back what it asked for.
 */
export const restrictionLevels = [0, 1, 2] as const;
export type RestrictionLevel = (typeof restrictionLevels)[number];

/**
 * What opens an obligation, with us or in somebody's name. Accepting the terms of a request that was there before and
 * signing its contract are not among them: staff approved it and publish, fund and pay it step by step, so that they
 * hold it there if they doubt it; a person who answers what staff offered begins nothing. Level 2 holds these as well.
 */
const opening: readonly Permission[] = [
  'projects.create',
  'commitments.create',
  'applicants.create',
];

/** Whether a restriction keeps a call from being made. */
export function isHeldBack(
  { method, can, restriction }: Pick<EndpointShape, 'method' | 'can' | 'restriction'>,
  level: number,
): boolean {
  if (method === 'GET' || can === 'public') return false;
  const opens = restriction === 'opening' || opening.includes(can);
  return (level >= 1 && opens) || (level >= 2 && restriction !== 'open');
}

/** Permissions with an act that `restriction: 'open'` leaves to an account restricted to reading. */
const leftAtReading: readonly Permission[] = [
  'account.edit',
  'session-program.edit',
  'notifications.edit',
  'logs.create',
  'loans.quote',
  'commitments.cancel',
  'withdrawals.cancel',
  // Pausing and cancelling take money from nobody.
  'direct-debits.edit',
  'recurring-orders.edit',
  // Says how an installation went; nothing begins with it.
  'surveys.create',
];

const readingVerbs: readonly string[] = ['list', 'show', 'open'];

/** Whether a restriction leaves no act of a permission, so that its screens and buttons are not offered. */
export function isPermissionHeldBack(permission: Permission, level: number): boolean {
  if (level >= 1 && opening.includes(permission)) return true;
  const [, verb = ''] = permission.split('.');
  return level >= 2 && !readingVerbs.includes(verb) && !leftAtReading.includes(permission);
}
