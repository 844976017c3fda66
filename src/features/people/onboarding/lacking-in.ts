import { onboardingWords } from '@contract/locales/es-MX/people/onboarding';
import type { OnboardingProgress } from '@contract/people/onboarding';
import { t } from '@portal/i18n';

/** What a step lacks, in a sentence; null when all that it asks for is there. */
export function lackingIn({ sections }: OnboardingProgress['steps'][number]): string | null {
  const names = sections
    .filter(({ done }) => !done)
    .map(({ name, lacks }) =>
      t(lacks ? onboardingWords.lacks[lacks] : onboardingWords.sections[name]),
    );
  return names.length > 0 ? t(onboardingWords.lacking, { names: names.join(', ') }) : null;
}
