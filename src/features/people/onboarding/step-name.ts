import { onboardingWords } from '@contract/locales/es-MX/people/onboarding';
import { texts } from '@portal/i18n';

const names: ReadonlyMap<string, string> = new Map(Object.entries(texts(onboardingWords.steps)));

/** Name of a step as people read it; a step that another server has and we do not keeps its own. */
export const stepName = (step: string): string => names.get(step) ?? step;
