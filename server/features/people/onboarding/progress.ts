import {
  isOnboardingComplete,
  type OnboardingProgress,
  type OnboardingSection,
  sectionsOfStep,
  stepsOf,
} from '@contract/people/onboarding';
import { type Asking, isDone } from './sections';

/** Of all sections that the steps of a subject ask for, those of which everything is kept. */
export async function doneSections(asking: Asking): Promise<ReadonlySet<OnboardingSection>> {
  const { role, personType } = asking.subject;
  const asked = new Set(stepsOf(role, personType).flatMap((step) => sectionsOfStep[step]));
  const done = new Set<OnboardingSection>();
  for (const section of asked) if (await isDone[section](asking)) done.add(section);
  return done;
}

/** Every step of a subject: what it asks for, what of it is lacking, and whether it was finished. */
export async function progressOf(asking: Asking): Promise<OnboardingProgress> {
  const { subject } = asking;
  const done = await doneSections(asking);
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
      })),
    })),
  };
}
