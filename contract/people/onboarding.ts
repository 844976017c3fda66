import { type PersonKind, personKind } from '../kernel/fields/person-type';
import { GUARDED_STATUS } from './supplier-status';

/** Roles that are taken through an onboarding of numbered steps. */
export type OnboardingRole = 'investor' | 'supplier' | 'client';

/**
 * Step names, in order, for each role and kind of person. The last of each list is fixed by the
 * specification (section 4); every name carries its number where `supplierStepNumber` reads it.
 */
export const onboardingSteps: Record<OnboardingRole, Record<PersonKind, readonly string[]>> = {
  investor: {
    individual: [
      '1_welcome',
      '2_general_data',
      '3_population_and_tax_id',
      '4_phone_verification',
      '5_address',
      '6_official_id',
      '7_kyc',
      '8_tax_profile',
      '9_bank_account',
      '10_beneficiaries',
      '11_risk_acknowledgement',
      '12_contract_signature',
      '13_automatic_investment',
    ],
    legal_entity: [
      'pm_mex_1_welcome',
      'pm_mex_2_company_data',
      'pm_mex_3_incorporation_deed',
      'pm_mex_4_power_of_attorney',
      'pm_mex_5_phone_verification',
      'pm_mex_6_address',
      'pm_mex_7_kyc',
      'pm_mex_8_controlling_beneficiary',
      'pm_mex_9_tax_profile',
      'pm_mex_10_bank_account',
      'pm_mex_11_risk_acknowledgement',
      'pm_mex_12_contract_signature',
      'pm_mex_13_automatic_investment',
    ],
  },
  supplier: {
    individual: [
      'pf_mex_1_general_data',
      'pf_mex_2_tax_status',
      'pf_mex_3_bank_account',
      'pf_mex_4_experience',
      'pf_mex_5_technologies',
      'pf_mex_6_coverage_zones',
      'pf_mex_7_references_and_documents',
      'pf_mex_8_credit_history_report',
    ],
    legal_entity: [
      'pm_mex_1_company_data',
      'pm_mex_2_tax_status',
      'pm_mex_3_legal_representative',
      'pm_mex_4_bank_account',
      'pm_mex_5_experience',
      'pm_mex_6_technologies',
      'pm_mex_7_coverage_zones',
      'pm_mex_8_references',
      'pm_mex_9_documents',
      'pm_mex_10_legal_representative_credit_history_report',
    ],
  },
  client: {
    individual: [
      'pf_1_person',
      'pf_2_contact',
      'pf_3_address',
      'pf_4_income',
      'pf_5_credit_consent',
      'pf_6_data_check',
    ],
    legal_entity: [
      'pm_1_company',
      'pm_2_contact',
      'pm_3_address',
      'pm_4_credit_consent',
      'pm_5_sat_link',
    ],
  },
};

function stepsOf(role: OnboardingRole, personTypeValue: number): readonly string[] {
  return onboardingSteps[role][personKind(personTypeValue)];
}

/**
 * Onboarding is complete when the step equals the last one of the role and kind of person.
 *
 * @param personTypeValue `user_person_type`: 0 is a legal entity, anything else an individual
 * @param step name of the step reached, null before the first
 */
export function isOnboardingComplete(
  role: OnboardingRole,
  personTypeValue: number,
  step: string | null,
): boolean {
  return step !== null && step === stepsOf(role, personTypeValue).at(-1);
}

/**
 * Whether a person may be moved from one step to another: the first step at the beginning, then the
 * same, the next or the one before. Anything else would let a client declare itself complete.
 */
export function isStepMoveAllowed(
  role: OnboardingRole,
  personTypeValue: number,
  from: string | null,
  to: string,
): boolean {
  const steps = stepsOf(role, personTypeValue);
  const target = steps.indexOf(to);
  if (target === -1) return false;
  const current = from === null ? -1 : steps.indexOf(from);
  return current === -1 ? target === 0 : Math.abs(target - current) <= 1;
}

/**
 * Number of a supplier's step: characters 8 and 9, counted from 1, of its name ("pf_mex_8_…" → 8,
 * "pm_mex_10_…" → 10). Null when there is no number there.
 */
export function supplierStepNumber(step: string): number | null {
  const digits = /^\d+/.exec(step.slice(7, 9));
  return digits ? Number(digits[0]) : null;
}

/** First and last step numbers at which a supplier sees the 'complete onboarding' section. */
const completeSection: Record<PersonKind, readonly [number, number]> = {
  legal_entity: [10, 20],
  individual: [8, 18],
};

/** The supplier's 'complete onboarding' section shows for steps 10–20 (legal entity) or 8–18 (individual). */
export function showsCompleteOnboarding(personTypeValue: number, step: string | null): boolean {
  const number = step === null ? null : supplierStepNumber(step);
  const [first, last] = completeSection[personKind(personTypeValue)];
  return number !== null && number >= first && number <= last;
}

/** A supplier is verified with status 4 or higher, or with a verified date (section 4). */
export function isSupplierVerified(supplier: {
  supplier_status?: number | null;
  supplier_verified_date?: string | null;
}): boolean {
  return (
    (supplier.supplier_status ?? 0) >= GUARDED_STATUS || Boolean(supplier.supplier_verified_date)
  );
}
