import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { MovementType } from '@contract/treasury/movements';
import { t } from '@server/i18n';

/** Entry kinds of the ledger, and what each of their rows is to the person whose account it moves. */
const kinds: Record<string, { type: MovementType; label: string }> = {
  deposit: { type: 'deposit', label: t(treasuryWords.movements.rules.deposit) },
  deposit_assigned: { type: 'deposit', label: t(treasuryWords.movements.rules.deposit) },
  repayment_received: { type: 'deposit', label: t(treasuryWords.movements.rules.payment) },
  commitment_reserved: { type: 'commitment', label: t(treasuryWords.movements.rules.commitment) },
  commitment_cancelled: {
    type: 'commitment',
    label: t(treasuryWords.movements.rules.commitmentBack),
  },
  distribution_capital: { type: 'capital', label: t(treasuryWords.movements.rules.capital) },
  distribution_interest: { type: 'interest', label: t(treasuryWords.movements.rules.interest) },
  distribution_late_interest: {
    type: 'late_interest',
    label: t(treasuryWords.movements.rules.lateInterest),
  },
  withdrawal_requested: { type: 'withdrawal', label: t(treasuryWords.movements.rules.withdrawal) },
  withdrawal_rejected: {
    type: 'withdrawal',
    label: t(treasuryWords.movements.rules.withdrawalBack),
  },
  withdrawal_returned: {
    type: 'withdrawal',
    label: t(treasuryWords.movements.rules.withdrawalBounced),
  },
  payout_ordered: { type: 'other', label: t(treasuryWords.movements.rules.creditBack) },
  payout_cancelled: { type: 'other', label: t(treasuryWords.movements.rules.creditBackCancelled) },
  payout_returned: { type: 'other', label: t(treasuryWords.movements.rules.creditBackBounced) },
  debt_carried: { type: 'other', label: t(treasuryWords.movements.rules.depositSentBack) },
  debt_recovered: { type: 'other', label: t(treasuryWords.movements.rules.depositCollected) },
  shortfall_carried: { type: 'other', label: t(treasuryWords.movements.rules.chargedToApplicant) },
  shortfall_recovered: {
    type: 'other',
    label: t(treasuryWords.movements.rules.givenBackByApplicant),
  },
};

/** Components of a payment that an applicant made. */
const applied: Record<string, { type: MovementType; label: string }> = {
  capital: { type: 'capital', label: t(treasuryWords.movements.rules.toCapital) },
  interest: { type: 'interest', label: t(treasuryWords.movements.rules.toInterest) },
  vat: { type: 'vat', label: t(treasuryWords.movements.rules.toInterestVat) },
  late_interest: { type: 'late_interest', label: t(treasuryWords.movements.rules.toLateInterest) },
  late_vat: { type: 'late_vat', label: t(treasuryWords.movements.rules.toLateVat) },
  fee: { type: 'fee', label: t(treasuryWords.movements.rules.toFee) },
};

/** Income tax is withheld from each kind of interest apart. */
const withheld: Record<string, { type: MovementType; label: string }> = {
  interest: { type: 'tax', label: t(treasuryWords.movements.rules.isr) },
  late_interest: { type: 'tax', label: t(treasuryWords.movements.rules.isrLate) },
};

/** The part of the VAT that is not withheld, of each kind of interest apart. */
const vatShare: Record<string, { type: MovementType; label: string }> = {
  vat: { type: 'vat', label: t(treasuryWords.movements.rules.interestVat) },
  late_vat: { type: 'late_vat', label: t(treasuryWords.movements.rules.lateVat) },
};

const investorFee: Record<string, { type: MovementType; label: string }> = {
  investor_fee: { type: 'fee', label: t(treasuryWords.movements.rules.investorFee) },
  vat: { type: 'fee', label: t(treasuryWords.movements.rules.investorFeeVat) },
};

/** Kinds of entries whose rows differ by their concept. */
const byConcept: Record<string, Record<string, { type: MovementType; label: string }>> = {
  repayment_applied: applied,
  income_tax_withheld: withheld,
  distribution_vat: vatShare,
  investor_fee_charged: investorFee,
};

/**
 * What a row of the ledger is called in the account of the person who reads it. A correction is of the type
 * of what it undoes, so that the sum of a type is of what is valid, and counts on its own day: a payment is
 * undone as of the payment's, so each month's tax is that of the valid payments.
 * @param kind of the entry, or of the one that it undoes.
 */
export function describeRow(
  kind: string,
  concept: string | null,
  { undoes = false } = {},
): { type: MovementType; label: string } {
  const row = byConcept[kind]?.[concept ?? ''] ??
    kinds[kind] ?? { type: 'other', label: t(treasuryWords.movements.rules.movement) };
  return undoes
    ? {
        ...row,
        label: t(treasuryWords.movements.rules.correctionOf, { label: withoutCapital(row.label) }),
      }
    : row;
}

/** Abbreviations keep theirs. */
const withoutCapital = (label: string) =>
  label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase('es-MX'));

/** Kinds and concepts whose rows are of a type, also where they are undone: what the filter looks for. */
export function rowsOfType(type: MovementType): { kind: string; concept: string | null }[] {
  const of = (kind: string, concepts: Record<string, { type: MovementType }>) =>
    Object.entries(concepts).flatMap(([concept, row]) =>
      row.type === type ? [{ kind, concept }] : [],
    );
  return [
    ...Object.entries(kinds).flatMap(([kind, row]) =>
      row.type === type ? [{ kind, concept: null }] : [],
    ),
    ...Object.entries(byConcept).flatMap(([kind, concepts]) => of(kind, concepts)),
  ];
}
