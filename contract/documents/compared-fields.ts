import type { DocumentDefinition, DocumentGroup } from './document-definitions';

/** What a document may be compared with. */
export const comparedFields = [
  'full_name',
  'birth_day',
  'sex',
  'curp',
  'address',
  'rfc',
  'fiscal_name',
  'fiscal_postal_code',
  'incorporated_on',
  'representative_name',
  'representative_curp',
  'representative_rfc',
  'folio',
  'product',
  'amount_cents',
  'supplier_name',
  'site_address',
  'tariff',
] as const;
export type ComparedField = (typeof comparedFields)[number];

const byGroup: Record<DocumentGroup, readonly ComparedField[]> = {
  // A company's is its representative's.
  identity: [
    'full_name',
    'birth_day',
    'sex',
    'curp',
    'representative_name',
    'representative_curp',
    'address',
  ],
  address: ['full_name', 'address'],
  fiscal: ['fiscal_name', 'full_name', 'rfc', 'fiscal_postal_code'],
  legal: ['full_name', 'rfc', 'incorporated_on', 'representative_name', 'representative_rfc'],
  income: ['full_name', 'rfc', 'address'],
  trade: ['full_name', 'rfc'],
  energy: ['full_name', 'site_address', 'tariff', 'address'],
  sale: ['full_name', 'folio', 'product', 'amount_cents', 'supplier_name'],
  installation: ['folio', 'product', 'site_address'],
  internal: ['full_name', 'folio', 'amount_cents'],
};

/** What a reviewer compares a kind of document with: what it says itself, or else what its group is compared with. */
export const comparedWith = ({
  compared_with,
  clasification_2,
}: Pick<DocumentDefinition, 'compared_with' | 'clasification_2'>): readonly ComparedField[] =>
  compared_with ?? byGroup[clasification_2];
