import type { PersonKind } from '@contract/kernel/fields/person-type';
import { onboardingWords } from '@contract/locales/es-MX/people/onboarding';
import type { OnboardingProgress } from '@contract/people/onboarding';
import { t } from '@portal/i18n';

/** What a step lacks, in a sentence; null when all that it asks for is there. */
export function lackingIn(
  { sections }: OnboardingProgress['steps'][number],
  kind: PersonKind,
): string | null {
  const names = sections
    .filter(({ done }) => !done)
    .map(({ name, lacks }) =>
      t(lacks ? onboardingWords.lacks[lacks] : onboardingWords.sections[kind][name]),
    );
  return names.length > 0 ? t(onboardingWords.lacking, { names: names.join(', ') }) : null;
}
