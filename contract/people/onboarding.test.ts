import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gapsOfSection, identityGaps, isIdentitySection } from './identity-checks';
import {
  isOnboardingComplete,
  isSupplierVerified,
  type OnboardingStep,
  onboardingRoles,
  onboardingSections,
  onboardingSteps,
  openStep,
  sectionsOfStep,
  showsCompleteOnboarding,
  stepRefusal,
  stepsOf,
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

describe('stepRefusal', () => {
  const refusal = (from: string | null, to: string, hasData = true) =>
    stepRefusal({ role: 'client', personType: INDIVIDUAL, from, to, hasData: () => hasData });

  it('goes one step at a time, forward or back', () => {
    expect(refusal(null, 'pf_1_person')).toBeNull();
    expect(refusal('pf_1_person', 'pf_2_contact')).toBeNull();
    expect(refusal('pf_2_contact', 'pf_2_contact')).toBeNull();
    expect(refusal('pf_3_address', 'pf_2_contact')).toBeNull();
    expect(refusal(null, 'pf_6_data_check')).toBe('order');
    expect(refusal('pf_1_person', 'pf_6_data_check')).toBe('order');
    expect(refusal('pf_5_credit_consent', 'pm_5_sat_link')).toBe('order');
    expect(refusal('unknown', 'pf_6_data_check')).toBe('order');
    expect(refusal('pf_1_person', '')).toBe('order');
  });

  it('goes on only with the data of the step, and of those before it', () => {
    expect(refusal('pf_1_person', 'pf_2_contact', false)).toBe('data');
    expect(refusal('pf_2_contact', 'pf_1_person', false)).toBeNull();
    const lost = stepRefusal({
      role: 'client',
      personType: INDIVIDUAL,
      from: 'pf_2_contact',
      to: 'pf_3_address',
      hasData: (step) => step !== 'pf_1_person',
    });
    expect(lost).toBe('data');
  });

  it('never reaches the end by any moves while something that a step asks for is lacking', () => {
    const roles = fc.constantFrom(...onboardingRoles);
    const moves = fc.array(
      fc.record({ to: fc.nat(14), kept: fc.subarray([...onboardingSections]) }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(roles, fc.constantFrom(LEGAL_ENTITY, INDIVIDUAL), moves, (role, type, made) => {
        const steps = stepsOf(role, type);
        let reached: string | null = null;
        for (const { to, kept } of made) {
          const target = steps[to] ?? 'none';
          const hasData = (step: OnboardingStep) =>
            sectionsOfStep[step].every((section) => kept.includes(section));
          const before: string | null = reached;
          if (stepRefusal({ role, personType: type, from: before, to: target, hasData }) === null) {
            reached = target;
          }
          const newly = reached !== before && isOnboardingComplete(role, type, reached);
          if (newly && !steps.every(hasData)) return false;
        }
        return true;
      }),
    );
  });

  it('reaches the end of every role when all is there', () => {
    for (const role of onboardingRoles) {
      for (const personType of [LEGAL_ENTITY, INDIVIDUAL]) {
        let from: string | null = null;
        for (const to of stepsOf(role, personType)) {
          expect(stepRefusal({ role, personType, from, to, hasData: () => true })).toBeNull();
          from = to;
        }
        expect(isOnboardingComplete(role, personType, from)).toBe(true);
      }
    }
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

describe('what the steps ask for', () => {
  const kinds = { individual: INDIVIDUAL, legal_entity: LEGAL_ENTITY } as const;

  it.each(['client', 'investor'] as const)(
    'closes every gap of the identity of a %s, so that who finished them lacks none',
    (role) => {
      for (const [kind, personType] of Object.entries(kinds)) {
        const asked = stepsOf(role, personType).flatMap((step) => sectionsOfStep[step]);
        const closed = asked.filter(isIdentitySection).flatMap((name) => [...gapsOfSection[name]]);
        const gaps = identityGaps.filter((gap) => kind !== 'individual' || gap !== 'controllers');
        expect(gaps.filter((gap) => !closed.some((one) => one === gap))).toEqual([]);
      }
    },
  );

  it('stands in one step each', () => {
    for (const role of onboardingRoles) {
      for (const personType of Object.values(kinds)) {
        const asked = stepsOf(role, personType).flatMap((step) => sectionsOfStep[step]);
        expect(asked.filter((name, at) => asked.indexOf(name) !== at)).toEqual([]);
      }
    }
  });
});

describe('openStep', () => {
  const step = (name: OnboardingStep, finished: boolean, undone: string[] = []) => ({
    name,
    finished,
    sections: sectionsOfStep[name].map((section) => ({
      name: section,
      done: !undone.includes(section),
    })),
  });
  const at = (...steps: ReturnType<typeof step>[]) =>
    openStep({ role: 'investor', step: null, complete: false, steps });

  it('is the next to be finished, or the one before it for which that waits', () => {
    const address = step('pm_mex_6_address', false, ['address']);
    const phone = step('pm_mex_5_phone_verification', true);
    const deed = step('pm_mex_3_incorporation_deed', true);
    expect(at(deed, phone, address)).toBe(2);
    expect(at(deed, step('pm_mex_5_phone_verification', true, ['phone']), address)).toBe(1);
    expect(at(step('pm_mex_3_incorporation_deed', true, ['deed']), phone, address)).toBe(0);
  });

  it('is that of a paper that stands no more once all are finished, and of nothing else', () => {
    const phone = step('pm_mex_5_phone_verification', true, ['phone']);
    expect(at(phone, step('pm_mex_3_incorporation_deed', true, ['deed']))).toBe(1);
    expect(at(phone, step('pm_mex_3_incorporation_deed', true))).toBe(-1);
  });

  it('is that of what an identity lacks, so that nothing is called complete that is asked for elsewhere', () => {
    const phone = step('pf_2_contact', true);
    const income = step('pf_4_income', true, ['identity_check']);
    expect(at(phone, income, step('pf_6_data_check', true))).toBe(1);
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
