import { describe, expect, it } from 'vitest';
import {
  isOnboardingComplete,
  isStepMoveAllowed,
  isSupplierVerified,
  onboardingSteps,
  showsCompleteOnboarding,
  supplierStepNumber,
} from './onboarding';

const LEGAL_ENTITY = 0;
const INDIVIDUAL = 1;

describe('isOnboardingComplete', () => {
  it.each([
    ['investor', INDIVIDUAL, '13_automatic_investment'],
    ['investor', LEGAL_ENTITY, 'pm_mex_13_automatic_investment'],
    ['supplier', INDIVIDUAL, 'pf_mex_8_credit_history_report'],
    ['supplier', LEGAL_ENTITY, 'pm_mex_10_legal_representative_credit_history_report'],
    ['client', INDIVIDUAL, 'pf_6_data_check'],
    ['client', LEGAL_ENTITY, 'pm_5_sat_link'],
  ] as const)('%s, person type %i: only at %s', (role, personType, last) => {
    expect(isOnboardingComplete(role, personType, last)).toBe(true);
    expect(isOnboardingComplete(role, personType === 0 ? 1 : 0, last)).toBe(false);
    expect(isOnboardingComplete(role, personType, null)).toBe(false);
    const [first = ''] = onboardingSteps[role][personType === 0 ? 'legal_entity' : 'individual'];
    expect(isOnboardingComplete(role, personType, first)).toBe(false);
  });

  it('takes any person type but 0 for an individual', () => {
    expect(isOnboardingComplete('client', 7, 'pf_6_data_check')).toBe(true);
  });
});

describe('isStepMoveAllowed', () => {
  it('goes one step at a time, forward or back', () => {
    const may = (from: string | null, to: string) =>
      isStepMoveAllowed('client', INDIVIDUAL, from, to);
    expect(may(null, 'pf_1_person')).toBe(true);
    expect(may('pf_1_person', 'pf_2_contact')).toBe(true);
    expect(may('pf_2_contact', 'pf_2_contact')).toBe(true);
    expect(may('pf_3_address', 'pf_2_contact')).toBe(true);
    expect(may(null, 'pf_6_data_check')).toBe(false);
    expect(may('pf_1_person', 'pf_6_data_check')).toBe(false);
    expect(may('pf_5_credit_consent', 'pm_5_sat_link')).toBe(false);
    expect(may('unknown', 'pf_6_data_check')).toBe(false);
    expect(may('pf_1_person', '')).toBe(false);
  });
});

describe('supplierStepNumber', () => {
  it.each([
    ['pf_mex_8_credit_history_report', 8],
    ['pm_mex_10_legal_representative_credit_history_report', 10],
    ['pf_mex_1_general_data', 1],
    ['pf_mex_', null],
    ['', null],
    ['13_automatic_investment', null],
  ])('%s → %s', (step, number) => {
    expect(supplierStepNumber(step)).toBe(number);
  });

  it('numbers every supplier step by its place', () => {
    for (const steps of Object.values(onboardingSteps.supplier)) {
      expect(steps.map(supplierStepNumber)).toEqual(steps.map((_, index) => index + 1));
    }
  });
});

describe('showsCompleteOnboarding', () => {
  it.each([
    [INDIVIDUAL, 'pf_mex_7_references_and_documents', false],
    [INDIVIDUAL, 'pf_mex_8_credit_history_report', true],
    [INDIVIDUAL, 'pf_mex_18_x', true],
    [INDIVIDUAL, 'pf_mex_19_x', false],
    [LEGAL_ENTITY, 'pm_mex_9_documents', false],
    [LEGAL_ENTITY, 'pm_mex_10_legal_representative_credit_history_report', true],
    [LEGAL_ENTITY, 'pm_mex_20_x', true],
    [LEGAL_ENTITY, 'pm_mex_21_x', false],
    [LEGAL_ENTITY, null, false],
  ])('person type %i at %s: %s', (personType, step, shown) => {
    expect(showsCompleteOnboarding(personType, step)).toBe(shown);
  });
});

describe('isSupplierVerified', () => {
  it('asks for status 4 or a verified date', () => {
    expect(isSupplierVerified({ supplier_status: 4 })).toBe(true);
    expect(isSupplierVerified({ supplier_status: 3 })).toBe(false);
    expect(isSupplierVerified({ supplier_status: 1, supplier_verified_date: '2026-01-02' })).toBe(
      true,
    );
    expect(isSupplierVerified({ supplier_status: null, supplier_verified_date: '' })).toBe(false);
  });
});
