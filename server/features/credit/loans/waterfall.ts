import {
  type PaymentComponent as Component,
  paymentComponents as components,
  FIRST_PREPAYMENT,
} from '@contract/credit/payments';
import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';

export type { Component };
export { components };

export interface Due {
  n: number;
  owed: Readonly<Record<Component, Centavos>>;
}

export interface Applied {
  n: number;
  component: Component;
  amount: Centavos;
}

export interface Application {
  rows: Applied[];
  /** What no instalment needed: it stays in credit balance of the applicant. */
  left: Centavos;
}

/**
 * Applies a payment to what is due: the oldest instalment first and, within it, the components in the
 * given order (a setting; rules-mx 2.2). A later component gets nothing while an earlier one of the same
 * instalment is unpaid, and `left` plus the rows is always the payment.
 */
export function applyPayment(
  payment: Centavos,
  dues: readonly Due[],
  order: readonly Component[],
): Application {
  const rows: Applied[] = [];
  let left: number = payment;
  for (const due of [...dues].sort((a, b) => a.n - b.n)) {
    for (const component of order) {
      const amount = Math.min(left, due.owed[component]);
      if (amount > 0) rows.push({ n: due.n, component, amount: toCentavos(amount) });
      left -= amount;
    }
  }
  return { rows, left: toCentavos(left) };
}

/** How much of a payment went to each component, over all instalments. */
export function totalsByComponent(rows: readonly Applied[]): Record<Component, Centavos> {
  const total = (component: Component) =>
    toCentavos(rows.reduce((sum, row) => sum + (row.component === component ? row.amount : 0), 0));
  return {
    late_vat: total('late_vat'),
    late_interest: total('late_interest'),
    fee: total('fee'),
    vat: total('vat'),
    interest: total('interest'),
    capital: total('capital'),
  };
}

/** What a payment took off the capital before its day (*pago anticipado*), in centavos. */
export const capitalReduced = (rows: readonly Applied[]): Centavos =>
  totalsByComponent(rows.filter(({ n }) => n >= FIRST_PREPAYMENT)).capital;

/** An amount by component as the contract has it. */
export const describeSplit = (parts: Readonly<Record<Component, Centavos>>) => ({
  capital_cents: parts.capital,
  interest_cents: parts.interest,
  vat_cents: parts.vat,
  late_interest_cents: parts.late_interest,
  late_vat_cents: parts.late_vat,
  fee_cents: parts.fee,
});
