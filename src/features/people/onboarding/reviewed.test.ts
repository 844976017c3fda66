import { type OnboardingProgress, sectionsOfStep, stepsOf } from '@contract/people/onboarding';
import { expect, it } from 'vitest';
import { reviewedIn } from './reviewed';

const progressOf = (personType: number): OnboardingProgress => ({
  role: 'client',
  step: null,
  complete: false,
  steps: stepsOf('client', personType).map((name) => ({
    name,
    finished: false,
    sections: sectionsOfStep[name].map((section) => ({ name: section, done: true })),
  })),
});

it('reads again all that the steps before it asked for, each with its place', () => {
  expect(reviewedIn(progressOf(1), 5)).toEqual([
    { name: 'pf_1_person', place: 0, sections: ['profile'] },
    { name: 'pf_2_contact', place: 1, sections: ['phone'] },
    { name: 'pf_3_address', place: 2, sections: ['address'] },
    { name: 'pf_4_income', place: 3, sections: ['about_you', 'identity_check'] },
    { name: 'pf_5_credit_consent', place: 4, sections: ['bureau_consent'] },
  ]);
});

it('reads nothing again in other steps, nor past the last', () => {
  const individual = progressOf(1);
  for (const place of [0, 1, 2, 3, 4, 6]) expect(reviewedIn(individual, place)).toEqual([]);
  expect(reviewedIn(progressOf(0), 4)).toEqual([]);
});
