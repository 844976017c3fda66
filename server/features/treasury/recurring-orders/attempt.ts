import type { Centavos } from '@contract/kernel/fields/centavos';
import { isHeldBack } from '@contract/kernel/restriction';
import type { RecurringRunReason } from '@contract/treasury/recurring-order-runs';
import { withdrawals } from '@contract/treasury/withdrawals';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { investorAvailable } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { LedgerError } from '@server/ledger/errors';
import { paidBackTo } from '@server/ledger/paid-back';
import { requestWithdrawal, withdrawalAccount } from '../withdrawals/request';
import type { Order } from './repository';
import { amountByRule } from './rules';

/** What became of a try to ask for a withdrawal. */
export type Outcome =
  | { kind: 'requested'; amount: Centavos; withdrawalId: string; paidBack: Centavos }
  | { kind: 'nothing'; paidBack: Centavos }
  | { kind: 'kept'; reason: RecurringRunReason; amount: Centavos | null };

interface Tried {
  /** Of the run, and of its withdrawal: one try of a month succeeds. */
  id: string;
  order: Order;
  owner: { userId: string; restrictionLevel: number; isBlocked: boolean };
}

interface Asking {
  vault: Vault;
  config: Config;
  now: Date;
}

/** Asks for what the rule of an order says, as its person would by hand, and under the same limits. */
export async function attemptWithdrawal(
  tx: Tx,
  { id, order, owner }: Tried,
  asking: Asking,
): Promise<Outcome> {
  const fixed = order.rule === 'fixed' ? order.amountCents : null;
  const kept = (reason: RecurringRunReason) => ({ kind: 'kept', reason, amount: fixed }) as const;
  const { investorId } = order;
  const { userId } = owner;
  if (owner.isBlocked || isHeldBack(withdrawals.create, owner.restrictionLevel)) {
    return kept('restricted');
  }
  const account = await withdrawalAccount(tx, asking.vault, { investorId, userId }, asking.now);
  if ('why' in account) return kept(account.why);
  const paidBack = await paidBackTo(tx, investorId);
  const available = await balance(tx, investorAvailable(investorId));
  const amount = amountByRule(order, { available, paidBack: paidBack - order.countedCents });
  if (amount === 0) return { kind: 'nothing', paidBack };
  if (amount > available) return kept('insufficient_funds');
  try {
    // What it wrote before the ledger refused is undone.
    await tx.transaction((step) =>
      requestWithdrawal(
        step,
        { id, investorId, userId, amount },
        { ...asking, actor: 'follow-recurring-orders' },
      ),
    );
  } catch (error) {
    if (error instanceof LedgerError && error.refusal === 'insufficient_funds') {
      return kept('insufficient_funds');
    }
    throw error;
  }
  return { kind: 'requested', amount, withdrawalId: id, paidBack };
}
