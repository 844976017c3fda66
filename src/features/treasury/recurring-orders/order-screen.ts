import type { RecurringOrderKind } from '@contract/treasury/recurring-orders';

/** Where an order of a kind is set. */
export const orderScreen = {
  deposit: 'recurringDeposit',
  withdrawal: 'recurringWithdrawal',
} as const satisfies Record<RecurringOrderKind, string>;
