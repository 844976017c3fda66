import type { bankMovements } from '@server/db/schema/treasury';
import type { BankDeposit } from '@server/ledger/events/deposits';

/** A line of money that came in, as the ledger takes it. */
export function depositOf(movement: typeof bankMovements.$inferSelect, actor: string): BankDeposit {
  return {
    naturalKey: movement.naturalKey,
    trackingKey: movement.trackingKey,
    amount: movement.amountCents,
    occurredOn: movement.occurredOn,
    actor,
  };
}
