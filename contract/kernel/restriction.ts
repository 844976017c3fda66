import type { EndpointShape } from './endpoint';
import type { Permission } from './permissions';

/**
 * How far staff hold back an account that may still come in: 0 not at all, 1 from new requests and commitments,
 * 2 from everything but reading.
 */
export const restrictionLevels = [0, 1, 2] as const;
export type RestrictionLevel = (typeof restrictionLevels)[number];

/** What opens an obligation, with us or in somebody's name. */
const opening: readonly Permission[] = [
  'projects.create',
  'commitments.create',
  'applicants.create',
];

/** Nouns of which level 2 still leaves the acts that keep one's own account safe: the calls say which (`restriction`). */
const ownNouns: readonly string[] = ['account', 'notifications', 'logs'];
const readingVerbs: readonly string[] = ['list', 'show', 'open', 'quote'];

/** Whether a restriction keeps a call from being made. */
export function isHeldBack(
  { method, can, restriction }: Pick<EndpointShape, 'method' | 'can' | 'restriction'>,
  level: number,
): boolean {
  if (method === 'GET' || can === 'public') return false;
  return (level >= 1 && opening.includes(can)) || (level >= 2 && restriction !== 'open');
}

/** Whether a restriction leaves nothing to do with a permission, so that no screen offers it. */
export function isWithheld(permission: Permission, level: number): boolean {
  const [noun = '', verb = ''] = permission.split('.');
  if (level >= 1 && opening.includes(permission)) return true;
  return level >= 2 && !ownNouns.includes(noun) && !readingVerbs.includes(verb);
}
