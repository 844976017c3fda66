import { LEAST_REFERENCES } from '@contract/people/references';

/** What onboarding still asks of a person's references. */
export const missingOfReferences = (kept: readonly unknown[]): 'references'[] =>
  kept.length < LEAST_REFERENCES ? ['references'] : [];
