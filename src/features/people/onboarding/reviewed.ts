import type {
  OnboardingProgress,
  OnboardingSection,
  OnboardingStep,
} from '@contract/people/onboarding';

/** The step before whose end a person reads again what they gave in those before it. */
const review: OnboardingStep = 'pf_6_data_check';

export interface ReviewedStep {
  name: string;
  /** Its place, from 0. */
  place: number;
  sections: readonly OnboardingSection[];
}

/** The steps whose data is read again in the one shown, in their order; none elsewhere than in the step of review. */
export function reviewedIn({ steps }: OnboardingProgress, shown: number): ReviewedStep[] {
  if (steps[shown]?.name !== review) return [];
  return steps.slice(0, shown).map(({ name, sections }, place) => ({
    name,
    place,
    sections: sections.map((part) => part.name),
  }));
}
