import type { bankMovementStatuses } from '@contract/treasury/bank-movements';

/** States of a deposit that is not, or no more, of its investor's balance. */
export const uncredited = [
  'held',
  'returning',
  'returned',
  'mistaken',
] as const satisfies readonly (typeof bankMovementStatuses)[number][];
