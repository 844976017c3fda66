/** Whose income a source is: the words of the specification's address. */
export const incomeRoles = ['applicant', 'co-obligor'] as const;
export type IncomeRole = (typeof incomeRoles)[number];

export const incomeKinds = ['salaried', 'pension', 'business', 'fees', 'rent', 'other'] as const;
export type IncomeKind = (typeof incomeKinds)[number];

/** How often it is paid. Fourteen days (catorcena) and half a month (quincena) are two periods in Mexico. */
export const incomePeriods = [
  'week',
  'fourteen_days',
  'half_month',
  'month',
  'two_months',
  'year',
] as const;
export type IncomePeriod = (typeof incomePeriods)[number];

/** What proves a source. */
export const evidenceKinds = [
  'payslip',
  'bank_statement',
  'tax_return',
  'lease',
  'pension_letter',
  'other',
] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** Why a source counts in full, in part, or not. */
export const stableReasons = ['full', 'variable', 'too_new', 'no_evidence'] as const;
export type StableReason = (typeof stableReasons)[number];
