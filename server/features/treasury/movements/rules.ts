import type { MovementType } from '@contract/treasury/movements';

/** Entry kinds of the ledger, and what each of their rows is to the person whose account it moves. */
const kinds: Record<string, { type: MovementType; label: string }> = {
  deposit: { type: 'deposit', label: 'Depósito' },
  deposit_assigned: { type: 'deposit', label: 'Depósito' },
  repayment_received: { type: 'deposit', label: 'Pago recibido' },
  commitment_reserved: { type: 'commitment', label: 'Compromiso de inversión' },
  commitment_cancelled: { type: 'commitment', label: 'Devolución de compromiso' },
  distribution_capital: { type: 'capital', label: 'Capital' },
  distribution_interest: { type: 'interest', label: 'Interés' },
  distribution_late_interest: { type: 'late_interest', label: 'Interés moratorio' },
  withdrawal_requested: { type: 'withdrawal', label: 'Retiro' },
  withdrawal_rejected: { type: 'withdrawal', label: 'Devolución de retiro' },
  withdrawal_returned: { type: 'withdrawal', label: 'Retiro devuelto por el banco' },
  payout_ordered: { type: 'other', label: 'Devolución de saldo a favor' },
  payout_cancelled: { type: 'other', label: 'Devolución cancelada' },
  payout_returned: { type: 'other', label: 'Devolución regresada por el banco' },
  debt_carried: { type: 'other', label: 'Depósito devuelto que ya habías usado' },
  debt_recovered: { type: 'other', label: 'Cobro de un depósito devuelto' },
  shortfall_carried: { type: 'other', label: 'A cargo del solicitante' },
  shortfall_recovered: { type: 'other', label: 'Devuelto por el solicitante' },
};

/** Components of a payment that an applicant made. */
const applied: Record<string, { type: MovementType; label: string }> = {
  capital: { type: 'capital', label: 'Pago a capital' },
  interest: { type: 'interest', label: 'Pago de interés ordinario' },
  vat: { type: 'vat', label: 'Pago de IVA de intereses' },
  late_interest: { type: 'late_interest', label: 'Pago de interés moratorio' },
  late_vat: { type: 'late_vat', label: 'Pago de IVA de interés moratorio' },
  fee: { type: 'fee', label: 'Pago de comisión' },
};

/** Income tax is withheld from each kind of interest apart. */
const withheld: Record<string, { type: MovementType; label: string }> = {
  interest: { type: 'tax', label: 'ISR retenido sobre interés' },
  late_interest: { type: 'tax', label: 'ISR retenido sobre interés moratorio' },
};

/** The part of the VAT that is not withheld, of each kind of interest apart. */
const vatShare: Record<string, { type: MovementType; label: string }> = {
  vat: { type: 'vat', label: 'IVA de interés' },
  late_vat: { type: 'late_vat', label: 'IVA de interés moratorio' },
};

const investorFee: Record<string, { type: MovementType; label: string }> = {
  investor_fee: { type: 'fee', label: 'Comisión al inversionista' },
  vat: { type: 'fee', label: 'IVA de la comisión al inversionista' },
};

/** Kinds of entries whose rows are told apart by their concept. */
const byConcept: Record<string, Record<string, { type: MovementType; label: string }>> = {
  repayment_applied: applied,
  income_tax_withheld: withheld,
  distribution_vat: vatShare,
  investor_fee_charged: investorFee,
};

/**
 * What a row of the ledger is called in the account of the person who reads it. A correction is of the type
 * of what it undoes, so that the sum of a type is of what stands, and counts on its own day: a payment is
 * undone as of the payment's, so each month's tax is that of the payments that stand.
 * @param kind of the entry, or of the one that it undoes.
 */
export function describeRow(
  kind: string,
  concept: string | null,
  { undoes = false } = {},
): { type: MovementType; label: string } {
  const row = byConcept[kind]?.[concept ?? ''] ??
    kinds[kind] ?? { type: 'other', label: 'Movimiento' };
  return undoes ? { ...row, label: `Corrección de ${withoutCapital(row.label)}` } : row;
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
