import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import type { Entry } from '../post';

/** What a payment brings to an investor, and what is taken of it. */
export type ShareComponent =
  | 'capital'
  | 'interest'
  | 'late_interest'
  | 'vat'
  | 'late_vat'
  | 'income_tax'
  | 'late_income_tax'
  | 'fee'
  | 'fee_vat';

/** What of a payment one investor got, or gave; in centavos of what their money moved by. */
export interface Share {
  paymentId: string;
  investorId: string;
  component: ShareComponent;
  amount: Centavos;
}

/** By kind of a distribution's entry and concept of its row. */
const components: Record<string, Record<string, ShareComponent>> = {
  distribution_capital: { capital: 'capital' },
  distribution_interest: { interest: 'interest' },
  distribution_late_interest: { late_interest: 'late_interest' },
  distribution_vat: { vat: 'vat', late_vat: 'late_vat' },
  income_tax_withheld: { interest: 'income_tax', late_interest: 'late_income_tax' },
  investor_fee_charged: { investor_fee: 'fee', vat: 'fee_vat' },
};

/** Kind of entry, concept of its row and the share that it is, for each share. */
export const shareNames = Object.entries(components).flatMap(([kind, byConcept]) =>
  Object.entries(byConcept).map(([concept, component]) => [kind, concept, component] as const),
);

/**
 * The shares of payments that are in the entries of their distribution: every row on an investor's money is one,
 * so that together they are what the payments moved it by.
 */
export function sharesIn(
  entries: readonly Pick<Entry, 'kind' | 'sourceRef' | 'postings'>[],
): Share[] {
  return entries.flatMap(({ kind, sourceRef: paymentId, postings }) =>
    postings.flatMap(({ account: { family, investorId }, concept, amount }) => {
      if (family !== 'disponible' || !investorId || !paymentId) return [];
      const component = components[kind]?.[concept ?? ''];
      if (!component) throw new Error(`${kind} has a row of no known share: ${concept}`);
      // Posted with the sign of a debit; an investor's money is a credit.
      return { paymentId, investorId, component, amount: toCentavos(0 - amount) };
    }),
  );
}
