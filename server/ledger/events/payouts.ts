import { type Centavos, sumCents, toCentavos } from '@contract/fields/centavos';
import type { Db, Tx } from '@server/db/connection';
import { ledgerAccounts, postings } from '@server/db/schema/ledger';
import { eq, sql } from 'drizzle-orm';
import {
  type Account,
  companyBank,
  custodyBank,
  feeIncome,
  feesToTransfer,
  payoutInTransit,
  vatCharged,
} from '../accounts';
import { assertPositive, move, type Posted, type Posting, post } from '../post';
import { postReservations, reserve, voidReservations } from '../reserve';
import type { EventContext } from './event';

interface PayoutEvent extends EventContext {
  payoutId: string;
}

/** Fees that wait to be moved to the operator, and the VAT that was charged on them. */
export interface Fees {
  fee: Centavos;
  vat: Centavos;
}

/** What of the fees waits to be moved, by concept. */
export async function feesWaiting(db: Db | Tx): Promise<Fees> {
  const rows = await db
    .select({
      concept: postings.concept,
      cents: sql<string>`(-sum(${postings.amountSigned}))::text`,
    })
    .from(postings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
    .where(eq(ledgerAccounts.code, feesToTransfer.code))
    .groupBy(postings.concept);
  const of = (isVat: boolean) =>
    sumCents(
      rows
        .filter(({ concept }) => (concept === 'vat') === isVat)
        .map(({ cents }) => toCentavos(BigInt(cents))),
    );
  return { fee: of(false), vat: of(true) };
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
    key: `payout:${payoutId}:received`,
    sourceRef: trackingKey,
    postings: [
      ...move(companyBank, feeIncome, fees.fee, { concept: 'fee' }),
      ...move(companyBank, vatCharged, fees.vat, { concept: 'vat' }),
    ],
  });
}

/** What a payout of fees carries, as it was ordered. */
export async function feesOfPayout(tx: Tx, payoutId: string): Promise<Fees> {
  const rows = await tx
    .select({ concept: postings.concept, cents: postings.amountSigned })
    .from(postings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
    .where(eq(ledgerAccounts.code, payoutInTransit(payoutId).code));
  const of = (wanted: string) =>
    toCentavos(
      rows
        .filter(({ concept, cents }) => concept === wanted && cents < 0)
        .reduce((sum, { cents }) => sum - cents, 0),
    );
  return { fee: of('fee'), vat: of('vat') };
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
