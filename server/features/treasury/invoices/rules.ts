import { type Centavos, sumCents } from '@contract/kernel/fields/centavos';
import type { InvoiceKind } from '@contract/treasury/invoices';

/** Kinds of entries that are documented, each once, by the kind of document. */
export const entryKinds = {
  interest: ['repayment_applied'],
  fee: ['opening_fee', 'fee_collected'],
  system: ['supplier_paid'],
} as const satisfies Record<InvoiceKind, readonly string[]>;

export type EntryKind = (typeof entryKinds)[InvoiceKind][number];

/** What an entry moved, by concept, in centavos; `all` is everything. */
export interface Moved {
  interest: Centavos;
  lateInterest: Centavos;
  vat: Centavos;
  lateVat: Centavos;
  fee: Centavos;
  all: Centavos;
}

export const conceptCodes = [
  'interest',
  'late_interest',
  'opening_fee',
  'collection_fee',
  'system',
] as const;

interface Concept {
  code: (typeof conceptCodes)[number];
  /** Without VAT; with it where `vat` is null. */
  amount: Centavos;
  /** Null where only the installer's own invoice says it. */
  vat: Centavos | null;
}

interface Charged {
  kind: InvoiceKind;
  concepts: readonly Concept[];
  /** Without VAT; null as its VAT. */
  base: Centavos | null;
  vat: Centavos | null;
  total: Centavos;
}

/**
 * What an entry of the journal charges its applicant: interest and late interest of a payment, with their VAT, and not
 * its capital; a fee; or a stage of the system, of whose VAT the ledger knows nothing.
 */
export function describeCharge(entry: EntryKind, moved: Moved): Charged {
  switch (entry) {
    case 'repayment_applied':
      return charge('interest', [
        { code: 'interest', amount: moved.interest, vat: moved.vat },
        { code: 'late_interest', amount: moved.lateInterest, vat: moved.lateVat },
      ]);
    case 'opening_fee':
      return charge('fee', [{ code: 'opening_fee', amount: moved.fee, vat: moved.vat }]);
    case 'fee_collected':
      return charge('fee', [{ code: 'collection_fee', amount: moved.fee, vat: moved.vat }]);
    case 'supplier_paid':
      return {
        kind: 'system',
        concepts: [{ code: 'system', amount: moved.all, vat: null }],
        base: null,
        vat: null,
        total: moved.all,
      };
  }
}

function charge(kind: InvoiceKind, all: readonly (Concept & { vat: Centavos })[]): Charged {
  const concepts = all.filter(({ amount, vat }) => amount !== 0 || vat !== 0);
  const base = sumCents(concepts.map(({ amount }) => amount));
  const vat = sumCents(concepts.map((concept) => concept.vat));
  return { kind, concepts, base, vat, total: sumCents([base, vat]) };
}

const prefixes: Record<InvoiceKind, string> = { interest: 'INT', fee: 'COM', system: 'SIS' };

/** The folio of a document, of the entry that it documents: it never changes. */
export const makeFolio = (kind: InvoiceKind, entryId: string): string =>
  `${prefixes[kind]}-${entryId.slice(-12).toUpperCase()}`;
