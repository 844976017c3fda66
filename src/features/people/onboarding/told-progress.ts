import type { UserInfo } from '@contract/identity/users';
import {
  isOnboarded,
  type OnboardingProgress,
  type OnboardingRole,
  sectionsOfStep,
  stepsOf,
} from '@contract/people/onboarding';

const toldStep: Record<OnboardingRole, (user: UserInfo) => string | null | undefined> = {
  investor: (user) => user.investor_onboarding_step,
  supplier: (user) => user.supplier_onboarding_step,
  client: (user) => user.applicant_onboarding_step,
  // The specification has no field for a seller's.
  supplier_agent: () => null,
};

/**
 * How far an onboarding is on a server that tells no more of it than the user information does. What of a step's data is
 * kept there is not known: it counts as kept, and the server judges as the step is left.
 *
 * @param leftHere the step last left on this page, for a server that does not tell it back; null for none
 * @returns null for a role that is not taken through steps
 */
export function toldProgress(user: UserInfo, leftHere: string | null): OnboardingProgress | null {
  const { role } = user;
  if (!isOnboarded(role)) return null;
  const names = stepsOf(role, user.user_person_type ?? 1);
  const known: readonly unknown[] = names;
  const last = Math.max(known.indexOf(toldStep[role](user)), known.indexOf(leftHere));
  return {
    role,
    step: names[last] ?? null,
    complete: last === names.length - 1,
    steps: names.map((name, place) => ({
      name,
      finished: place <= last,
      sections: sectionsOfStep[name].map((section) => ({ name: section, done: true })),
    })),
  };
}
