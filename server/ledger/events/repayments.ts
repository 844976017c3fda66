import { applyRate, type BasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import type { Tx } from '@server/db/connection';
import {
  applicantUnapplied,
  feesToTransfer,
  incomeTaxWithheld,
  investorAvailable,
  loanCollection,
  principalDebt,
  vatWithheld,
} from '../accounts';
import { balances } from '../balances';
import { distribute } from '../distribute';
import { entriesByKey } from '../entries';
import { LedgerError } from '../errors';
import { debtIn, principalAccounts, principalRepaid, rightIn } from '../loan-principal';
import { type Entry, move, type Posted, post, postAll } from '../post';
import type { EventContext } from './event';

/** What a payment paid for, in centavos, as the waterfall split it. */
export interface Components {
  capital: Centavos;
  interest: Centavos;
  vat: Centavos;
  late_interest: Centavos;
  late_vat: Centavos;
  fee: Centavos;
}

const names = ['late_vat', 'late_interest', 'fee', 'vat', 'interest', 'capital'] as const;

export interface PaymentEvent extends EventContext {
  loanId: string;
  paymentId: string;
  components: Components;
}

/**
 * A payment is applied: Dr solicitante:por_aplicar / Cr credito:cobro, a row for each component. What
 * the instalments did not need stays in por_aplicar, in credit balance of the applicant.
 * @throws LedgerError insufficient_funds · key_conflict
 */
export async function repaymentApplied(
  tx: Tx,
  event: PaymentEvent & { applicantId: string },
): Promise<Posted> {
  return post(tx, appliedEntry(event));
}

/** The entry of `repaymentApplied`. */
export function appliedEntry(event: PaymentEvent & { applicantId: string }): Entry {
  const { loanId, paymentId, components, applicantId, ...context } = event;
  return {
    ...context,
    kind: 'repayment_applied',
    key: appliedKey(paymentId),
    sourceRef: paymentId,
    postings: names.flatMap((concept) =>
      move(applicantUnapplied(applicantId), loanCollection(loanId), components[concept], {
        loanId,
        concept,
      }),
    ),
  };
}

const appliedKey = (paymentId: string) => `payment:${paymentId}:applied`;

/** An investor of the loan and the income tax that is withheld from their interest; 0 when none is. */
export interface Participant {
  investorId: string;
  incomeTaxRate: BasisPoints;
}

/** What the rules of a payment's day and the loan's own terms make of it, beside the income tax. */
export interface DistributionRates {
  /** Part of the VAT on interest that is withheld; the rest is the investors'. */
  vatWithheld: BasisPoints;
  /** Of the interest that an investor gets, and the VAT on that fee. */
  investorFee: BasisPoints;
  feeVat: BasisPoints;
}

/** A payment with all that its distribution takes. */
export type DistributedEvent = PaymentEvent & {
  /** Every investor of the loan, in the order of their oldest commitment. */
  participants: readonly Participant[];
  rates: DistributionRates;
};

/**
 * Distributes an applied payment (ledger.md section 5), as entries of their own: capital; interest;
 * late interest; VAT that is not withheld; income tax withheld; the investors' fee and its VAT; VAT
 * withheld, a row for each investor; fees. Each component is split by the principal that each investor is still
 * owed in the ledger, written off or not; interest is credited gross, and tax and fee are taken after it. Tax and fee are rounded half up once
 * for each investor and payment, over its ordinary and late interest together; each bank line is a payment
 * of its own, also of one day.
 * The centavos left over go to the participants that come first.
 * @throws LedgerError amount_mismatch when an entitled investor is missing, or the capital is more
 *   than what is owed · key_conflict when the payment was distributed with other amounts.
 */
export async function repaymentDistributed(tx: Tx, event: DistributedEvent): Promise<Posted[]> {
  const { loanId, participants } = event;
  const accounts = principalAccounts(
    loanId,
    participants.map(({ investorId }) => investorId),
  );
  // Locked until the end, so that two payments of one loan are never split by the same principal.
  const owed = await balances(tx, accounts, { lock: true });
  const earlier = await alreadyDistributed(tx, event);
  return earlier ?? postAll(tx, distributionEntries(event, owed));
}

/**
 * The entries of `repaymentDistributed`.
 * @param owed balances of the loan's `principalAccounts`, by code.
 */
export function distributionEntries(
  event: DistributedEvent,
  owed: ReadonlyMap<string, Centavos>,
): Entry[] {
  const { loanId, paymentId, components, participants, rates, ...context } = event;
  const weights = participants.map(({ investorId }) => rightIn(owed, loanId, investorId));
  const total = debtIn(owed, loanId);
  if (sumCents(weights) !== total || components.capital > total) {
    throw new LedgerError('amount_mismatch', principalDebt(loanId).code);
  }
  const cobro = loanCollection(loanId);
  const shares = participants.map((participant, k) => ({
    ...participant,
    available: investorAvailable(participant.investorId),
    about: (concept: string) => ({ loanId, investorId: participant.investorId, concept }),
    of: (parts: readonly Centavos[]) => parts[k] ?? toCentavos(0),
  }));
  const capital = distribute(components.capital, weights);
  const interest = distribute(components.interest, weights);
  const late = distribute(components.late_interest, weights);
  const withheld = {
    vat: applyRate(components.vat, rates.vatWithheld),
    late_vat: applyRate(components.late_vat, rates.vatWithheld),
  };
  const kept = (name: keyof typeof withheld) =>
    distribute(toCentavos(components[name] - withheld[name]), weights);
  const [vat, lateVat] = [kept('vat'), kept('late_vat')];
  const vatTaken = distribute(withheld.vat, weights);
  const lateVatTaken = distribute(withheld.late_vat, weights);

  const rows: Record<Piece, Entry['postings']> = {
    capital: shares.flatMap(({ investorId, available, about, of }) => [
      ...move(cobro, available, of(capital), about('capital')),
      ...principalRepaid(owed, { loanId, investorId, amount: of(capital) }, about('capital')),
    ]),
    interest: shares.flatMap(({ available, about, of }) =>
      move(cobro, available, of(interest), about('interest')),
    ),
    late_interest: shares.flatMap(({ available, about, of }) =>
      move(cobro, available, of(late), about('late_interest')),
    ),
    income_tax: shares.flatMap(({ available, about, of, incomeTaxRate }) => {
      // Rounded once over all interest of the payment; its two concepts share it.
      const tax = applyRate(sumCents([of(interest), of(late)]), incomeTaxRate);
      const ofLate = applyRate(of(late), incomeTaxRate);
      return [
        ...move(available, incomeTaxWithheld, toCentavos(tax - ofLate), about('interest')),
        ...move(available, incomeTaxWithheld, ofLate, about('late_interest')),
      ];
    }),
    vat_share: shares.flatMap(({ available, about, of }) => [
      ...move(cobro, available, of(vat), about('vat')),
      ...move(cobro, available, of(lateVat), about('late_vat')),
    ]),
    investor_fee: shares.flatMap(({ available, about, of }) => {
      const fee = applyRate(sumCents([of(interest), of(late)]), rates.investorFee);
      return [
        ...move(available, feesToTransfer, fee, about('investor_fee')),
        ...move(available, feesToTransfer, applyRate(fee, rates.feeVat), about('vat')),
      ];
    }),
    vat: shares.flatMap(({ about, of }) => [
      ...move(cobro, vatWithheld, of(vatTaken), about('vat')),
      ...move(cobro, vatWithheld, of(lateVatTaken), about('late_vat')),
    ]),
    fee: move(cobro, feesToTransfer, components.fee, { loanId, concept: 'fee' }),
  };
  return pieces
    .filter((piece) => rows[piece].length > 0)
    .map((piece) => ({
      ...context,
      kind: kindOf[piece],
      key: pieceKey(paymentId, piece),
      sourceRef: paymentId,
      postings: rows[piece],
    }));
}

const pieces = [
  'capital',
  'interest',
  'late_interest',
  'vat_share',
  'income_tax',
  'investor_fee',
  'vat',
  'fee',
] as const;
type Piece = (typeof pieces)[number];

const kindOf: Record<Piece, string> = {
  capital: 'distribution_capital',
  interest: 'distribution_interest',
  late_interest: 'distribution_late_interest',
  vat_share: 'distribution_vat',
  income_tax: 'income_tax_withheld',
  investor_fee: 'investor_fee_charged',
  vat: 'vat_withheld',
  fee: 'fee_collected',
};

const pieceKey = (paymentId: string, piece: Piece) => `payment:${paymentId}:distributed:${piece}`;

/** Keys under which a payment may have been posted, in the order of its entries. */
export const keysOfPayment = (paymentId: string): string[] => [
  appliedKey(paymentId),
  ...pieces.map((piece) => pieceKey(paymentId, piece)),
];

/**
 * The entries of an earlier distribution of the payment, or undefined. They can't be recognised by their
 * content alone: the principal that they were split by has changed since.
 */
async function alreadyDistributed(tx: Tx, event: PaymentEvent): Promise<Posted[] | undefined> {
  const { loanId, paymentId, components } = event;
  const keys = pieces.map((piece) => pieceKey(paymentId, piece));
  const found = await entriesByKey(tx, keys);
  if (found.size === 0) return undefined;
  const stored = keys.flatMap((key) => found.get(key) ?? []);
  const rows = stored.flatMap((entry) => entry.postings);
  const paid = (concept: string) =>
    rows
      .filter((row) => row.account.code === loanCollection(loanId).code && row.concept === concept)
      .reduce((sum, row) => sum + row.amount, 0);
  if (names.some((name) => paid(name) !== components[name])) {
    throw new LedgerError('key_conflict', pieceKey(paymentId, 'capital'));
  }
  return stored.map(({ id }) => ({ id, replayed: true }));
}
