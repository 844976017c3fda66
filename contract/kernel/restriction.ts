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

/** Whether a restriction keeps a call from being made. */
export function isHeldBack(
  { method, can, restriction }: Pick<EndpointShape, 'method' | 'can' | 'restriction'>,
  level: number,
): boolean {
  if (method === 'GET' || can === 'public') return false;
  return (level >= 1 && opening.includes(can)) || (level >= 2 && restriction !== 'open');
}
