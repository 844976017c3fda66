import { type Centavos, sumCents } from '@contract/fields/centavos';
import type { Tx } from '@server/db/connection';
import {
  type Account,
  companyBank,
  custodyBank,
  feeIncome,
  feesToTransfer,
  payoutInTransit,
  unidentified,
  vatCharged,
} from '../accounts';
import { entriesByKey } from '../entries';
import type { Fees } from '../fees';
import { assertPositive, move, type Posted, type Posting, post } from '../post';
import { postReservations, reserve, returnReservation, voidReservations } from '../reserve';
import { reverse } from '../reverse';
import type { EventContext } from './event';

interface PayoutEvent extends EventContext {
  payoutId: string;
}

/**
 * Money is set aside to be sent: Dr its account / Cr pago:en_transito.
 * @throws LedgerError insufficient_funds
 */
export async function payoutOrdered(
  tx: Tx,
  event: PayoutEvent & { source: Account; amount: Centavos },
): Promise<Posted> {
  const { payoutId, source, amount, ...context } = event;
  assertPositive(amount, payoutId);
  return reserve(tx, {
    ...context,
    id: payoutId,
    kind: 'payout_ordered',
    postings: move(source, payoutInTransit(payoutId), amount),
  });
}

/** All fees are set aside to be moved, fee and VAT as rows of their own. */
export async function feePayoutOrdered(
  tx: Tx,
  event: PayoutEvent & { fees: Fees },
): Promise<Posted> {
  const { payoutId, fees, ...context } = event;
  assertPositive(sumCents([fees.fee, fees.vat]), payoutId);
  return reserve(tx, {
    ...context,
    id: payoutId,
    kind: 'payout_ordered',
    postings: feeRows(payoutId, fees),
  });
}

const feesKey = (payoutId: string) => `payout:${payoutId}:received`;

const feeRows = (payoutId: string, { fee, vat }: Fees): Posting[] => [
  ...move(feesToTransfer, payoutInTransit(payoutId), fee, { concept: 'fee' }),
  ...move(feesToTransfer, payoutInTransit(payoutId), vat, { concept: 'vat' }),
];

/**
 * It left the bank: Dr pago:en_transito / Cr banco:custodia. Fees arrive in the operator's own book: Dr
 * banco:empresa / Cr ingreso:comision_apertura, iva:trasladado.
 * @throws LedgerError not_found · key_conflict when it was cancelled before.
 */
export async function payoutSent(
  tx: Tx,
  event: PayoutEvent & { trackingKey: string; fees?: Fees | undefined },
): Promise<void> {
  const { payoutId, trackingKey, fees, ...context } = event;
  await postReservations(tx, [payoutId], () => custodyBank, {
    ...context,
    kind: 'payout_sent',
    sourceRef: trackingKey,
  });
  if (!fees) return;
  await post(tx, {
    ...context,
    kind: 'fees_received',
    key: feesKey(payoutId),
    sourceRef: trackingKey,
    postings: [
      ...move(companyBank, feeIncome, fees.fee, { concept: 'fee' }),
      ...move(companyBank, vatCharged, fees.vat, { concept: 'vat' }),
    ],
  });
}

/**
 * It came back after it was sent: Dr conciliacion:sin_identificar, where its line stands / Cr the account that it
 * was set aside from. Fees have not arrived in the operator's own book after all.
 * @throws LedgerError not_found
 */
export async function payoutReturned(
  tx: Tx,
  event: PayoutEvent & { trackingKey: string },
): Promise<void> {
  const { payoutId, trackingKey, ...context } = event;
  await returnReservation(tx, payoutId, unidentified, {
    ...context,
    kind: 'payout_returned',
    sourceRef: trackingKey,
  });
  const fees = (await entriesByKey(tx, [feesKey(payoutId)])).get(feesKey(payoutId));
  if (fees) await reverse(tx, fees.id, { ...context, reason: trackingKey });
}

/**
 * It is not sent, and the money goes back to where it was.
 * @throws LedgerError not_found · key_conflict when it was sent before.
 */
export async function payoutCancelled(
  tx: Tx,
  event: PayoutEvent & { reason: string },
): Promise<void> {
  const { payoutId, reason, ...context } = event;
  await voidReservations(tx, [payoutId], {
    ...context,
    kind: 'payout_cancelled',
    sourceRef: reason,
  });
}
