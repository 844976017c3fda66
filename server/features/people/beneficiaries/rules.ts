/** What onboarding still asks of a person's beneficiaries: a kept list adds up to 100. */
export const missingOfBeneficiaries = (kept: readonly unknown[]): 'beneficiaries'[] =>
  kept.length === 0 ? ['beneficiaries'] : [];
