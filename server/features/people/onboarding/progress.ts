import {
  isOnboardingComplete,
  type OnboardingProgress,
  type OnboardingSection,
  sectionsOfStep,
  stepsOf,
} from '@contract/people/onboarding';
import { type Asking, doneAmong, type lackedOf } from './sections';
import type { OnboardingSubject } from './subject';

/** Of all sections that the steps of a subject ask for, those of which everything is kept. */
export function doneSections(asking: Asking): Promise<ReadonlySet<OnboardingSection>> {
  const { role, personType } = asking.subject;
  return doneAmong(
    asking,
    new Set(stepsOf(role, personType).flatMap((step) => sectionsOfStep[step])),
  );
}

/** Every step of a subject: what it asks for, what of it is lacking, and whether it was finished. */
export function progressOf(
  subject: OnboardingSubject,
  done: ReadonlySet<OnboardingSection>,
  lacked: Awaited<ReturnType<typeof lackedOf>>,
): OnboardingProgress {
  const steps = stepsOf(subject.role, subject.personType);
  const names: readonly (string | null)[] = steps;
  const finished = names.indexOf(subject.step);
  return {
    role: subject.role,
    step: subject.step,
    complete: isOnboardingComplete(subject.role, subject.personType, subject.step),
    steps: steps.map((name, place) => ({
      name,
      finished: place <= finished,
      sections: sectionsOfStep[name].map((section) => ({
        name: section,
        done: done.has(section),
        lacks: lacked.get(section),
      })),
    })),
  };
}
