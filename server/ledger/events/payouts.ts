import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import type { Tx } from '@server/db/connection';
import {
  type Account,
  companyBank,
  creditLineInCustody,
  custodyBank,
  feesToTransfer,
  heldInCustody,
  incomeTaxWithheld,
  ownersMoney,
  payoutInTransit,
  unidentified,
  vatWithheld,
} from '../accounts';
import { balances } from '../balances';
import { entriesByKey, type StoredEntry } from '../entries';
import { type Fees, feeConcepts, incomeOfFees, totalOf } from '../fees';
import {
  assertPositive,
  type Entry,
  move,
  type Posted,
  type Posting,
  post,
  postAll,
} from '../post';
import {
  postReservations,
  reserve,
  reservedFrom,
  returnKey,
  returnReservation,
  voidReservations,
} from '../reserve';
import { type Reversal, reversalOf } from '../reverse';
import { keyAfter, standingKey, timesUndone } from '../standing-key';
import { claimsRecovered } from './claims';
import type { EventContext } from './event';
import { returnUndone } from './returns';

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

/** All fees are set aside to be moved, each kind of fee and the VAT as rows of their own. */
export async function feePayoutOrdered(
  tx: Tx,
  event: PayoutEvent & { fees: Fees },
): Promise<Posted> {
  const { payoutId, fees, ...context } = event;
  assertPositive(totalOf(fees), payoutId);
  return reserve(tx, {
    ...context,
    id: payoutId,
    kind: 'payout_ordered',
    postings: feeRows(payoutId, fees),
  });
}

const arrivalKey = (payoutId: string) => `payout:${payoutId}:received`;

const feeRows = (payoutId: string, fees: Fees): Posting[] =>
  feeConcepts.flatMap((concept) =>
    move(feesToTransfer, payoutInTransit(payoutId), fees[concept], { concept }),
  );

/**
 * It left the bank: Dr pago:en_transito / Cr banco:custodia. Fees arrive in the operator's own book: Dr
 * banco:empresa / Cr ingreso:comision_apertura, ingreso:comision_inversionista, iva:trasladado.
 * @throws LedgerError not_found · key_conflict when it was cancelled before.
 */
export async function payoutSent(
  tx: Tx,
  event: PayoutEvent & { trackingKey: string; arrival?: Arrival | undefined },
): Promise<void> {
  const { payoutId, trackingKey, arrival, ...context } = event;
  await postReservations(tx, [payoutId], () => custodyBank, {
    ...context,
    kind: 'payout_sent',
    sourceRef: trackingKey,
  });
  if (arrival) await post(tx, await arrived(tx, { ...context, payoutId, trackingKey, arrival }));
}

/** What a payout becomes in the operator's own book. */
type Arrival = Pick<Entry, 'kind' | 'postings'>;

/** Fees: Dr banco:empresa / Cr ingreso:comision_apertura, ingreso:comision_inversionista, iva:trasladado. */
export const arrivalOfFees = (fees: Fees): Arrival => ({
  kind: 'fees_received',
  postings: feeConcepts.flatMap((concept) =>
    move(companyBank, incomeOfFees[concept], fees[concept], { concept }),
  ),
});

/** What the operator had put into custody: Dr banco:empresa / Cr aporte:custodia. */
export const arrivalOfContribution = (amount: Centavos): Arrival => ({
  kind: 'contribution_received',
  postings: move(companyBank, heldInCustody, amount),
});

/** What stages paid back of installers' credit lines: Dr banco:empresa / Cr linea:en_custodia. */
export const arrivalOfCreditLines = (amount: Centavos): Arrival => ({
  kind: 'credit_lines_received',
  postings: move(companyBank, creditLineInCustody, amount),
});

/** The operator has it; again, once it is undone that it came back. */
const arrived = async (
  tx: Tx,
  {
    payoutId,
    trackingKey,
    arrival,
    ...context
  }: PayoutEvent & { trackingKey: string; arrival: Arrival },
): Promise<Entry> => ({
  ...context,
  ...arrival,
  key: await standingKey(tx, arrivalKey(payoutId)),
  sourceRef: trackingKey,
});

/**
 * It came back after it was sent: Dr conciliacion:sin_identificar, where its line is booked / Cr the account that it
 * was set aside from, and what applicants owe to fees and taxes is recovered of it. What had arrived in the
 * operator's own book has not after all; what was made of it there meanwhile was its owners' money: Dr
 * banco:empresa / Cr capital:aportado.
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
  await claimsOfHouseRecovered(tx, { payoutId, ...context });
  const key = await standingKey(tx, arrivalKey(payoutId));
  const arrival = (await entriesByKey(tx, [key])).get(key);
  if (arrival) await arrivalUndone(tx, arrival, { ...context, reason: trackingKey });
}

const replacedKey = (key: string) => `${key}:replaced`;

/**
 * It did not come back after all: fees are the operator's again, and what its owners stood in for of them was
 * never lacking. What the account that the return gave it to no longer has of it is a claim: Dr claim / Cr the
 * account, and the reversals as one batch.
 */
export async function payoutReturnUndone(
  tx: Tx,
  event: PayoutEvent & { trackingKey: string; depositKey: string; claim: Account },
): Promise<void> {
  const { payoutId, trackingKey, depositKey, claim, ...context } = event;
  const reversal = { ...context, reason: trackingKey };
  const undone = await timesUndone(tx, arrivalKey(payoutId));
  const again: Entry[] = [];
  if (undone > 0) {
    const before = keyAfter(arrivalKey(payoutId), undone - 1);
    const stored = await entriesByKey(tx, [before, replacedKey(before)]);
    const [arrival, replaced] = [stored.get(before), stored.get(replacedKey(before))];
    if (arrival) {
      const { kind, postings } = arrival;
      const same = { ...context, payoutId, trackingKey, arrival: { kind, postings } };
      again.push(await arrived(tx, same));
    }
    if (replaced) again.push(reversalOf(replaced, reversal));
  }
  await returnUndone(tx, {
    ...reversal,
    claim,
    keys: [depositKey, await returnKey(tx, payoutId), await recoveredKey(tx, payoutId)],
  });
  await postAll(tx, again);
}

async function arrivalUndone(tx: Tx, fees: StoredEntry, reversal: Reversal) {
  const held = (await balances(tx, [companyBank], { lock: true })).get(companyBank.code) ?? 0;
  const arrived = fees.postings
    .filter(({ account }) => account.code === companyBank.code)
    .reduce((sum, { amount }) => sum + amount, 0);
  const lacking = toCentavos(Math.max(0, arrived - held));
  const owners = {
    kind: 'fees_replaced',
    key: replacedKey(fees.key),
    occurredOn: reversal.occurredOn,
    actor: reversal.actor,
    sourceRef: reversal.reason,
    postings: move(companyBank, ownersMoney, lacking),
  };
  await postAll(tx, [...(lacking > 0 ? [owners] : []), reversalOf(fees, reversal)]);
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
  await claimsOfHouseRecovered(tx, { payoutId, ...context });
}

/** Fees and taxes that came back cover what is owed to them; an applicant's money is applied instead. */
async function claimsOfHouseRecovered(tx: Tx, { payoutId, ...context }: PayoutEvent) {
  const house = [feesToTransfer, incomeTaxWithheld, vatWithheld].map(({ code }) => code);
  const from = await reservedFrom(tx, payoutId);
  await claimsRecovered(tx, {
    ...context,
    accounts: from.filter(({ code }) => house.includes(code)),
    key: await recoveredKey(tx, payoutId),
  });
}

const recoveredKey = (tx: Tx, payoutId: string) => standingKey(tx, `payout:${payoutId}:recovered`);
