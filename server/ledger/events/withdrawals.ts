import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Tx } from '@server/db/connection';
import { custodyBank, investorAvailable, investorInTransit, unidentified } from '../accounts';
import { assertPositive, move, type Posted } from '../post';
import {
  investorsOf,
  postReservations,
  reserve,
  returnReservation,
  voidReservations,
} from '../reserve';
import type { EventContext } from './event';
import { debtRecovered, debtsRecovered } from './investor-debt';

interface WithdrawalEvent extends EventContext {
  withdrawalId: string;
}

/**
 * An investor asks for their money: Dr inv:disponible / Cr inv:retiro_en_transito. What they owe comes first.
 * @throws LedgerError insufficient_funds · key_conflict
 */
export async function withdrawalRequested(
  tx: Tx,
  event: WithdrawalEvent & { investorId: string; amount: Centavos },
): Promise<Posted> {
  const { withdrawalId, investorId, amount, ...context } = event;
  assertPositive(amount, withdrawalId);
  await debtRecovered(tx, { ...context, investorId });
  return reserve(tx, {
    ...context,
    id: withdrawalId,
    kind: 'withdrawal_requested',
    postings: move(investorAvailable(investorId), investorInTransit(investorId), amount, {
      investorId,
    }),
  });
}

/**
 * The bank confirms it: Dr inv:retiro_en_transito / Cr banco:custodia.
 * @throws LedgerError not_found · key_conflict when it was rejected before.
 */
export async function withdrawalConfirmed(
  tx: Tx,
  event: WithdrawalEvent & { trackingKey: string },
): Promise<Posted[]> {
  const { withdrawalId, trackingKey, ...context } = event;
  return postReservations(tx, [withdrawalId], () => custodyBank, {
    ...context,
    kind: 'withdrawal_confirmed',
    sourceRef: trackingKey,
  });
}

/**
 * It came back after it was sent: Dr conciliacion:sin_identificar, where its line is booked / Cr inv:disponible.
 * What they owe comes first.
 * @throws LedgerError not_found
 */
export async function withdrawalReturned(
  tx: Tx,
  event: WithdrawalEvent & { trackingKey: string },
): Promise<Posted> {
  const { withdrawalId, trackingKey, ...context } = event;
  const posted = await returnReservation(tx, withdrawalId, unidentified, {
    ...context,
    kind: 'withdrawal_returned',
    sourceRef: trackingKey,
  });
  await debtsRecovered(tx, { ...context, investorIds: await investorsOf(tx, [withdrawalId]) });
  return posted;
}

/**
 * The bank or the operator rejects it, and the money is available again, less what they owe.
 * @throws LedgerError not_found · key_conflict when it was confirmed before.
 */
export async function withdrawalRejected(
  tx: Tx,
  event: WithdrawalEvent & { reason: string },
): Promise<Posted[]> {
  const { withdrawalId, reason, ...context } = event;
  const posted = await voidReservations(tx, [withdrawalId], {
    ...context,
    kind: 'withdrawal_rejected',
    sourceRef: reason,
  });
  await debtsRecovered(tx, { ...context, investorIds: await investorsOf(tx, [withdrawalId]) });
  return posted;
}
