import { completedYears } from '@contract/kernel/fields/age';
import { workWords } from '@contract/locales/es-MX/people/onboarding';
import { t } from '@portal/i18n';

/**
 * That a company says more years than it exists, which may be its people's; null where nothing speaks against it.
 *
 * @param years as they are being typed
 * @param incorporatedOn of a company; null while it is not known, or of a person
 */
export function ageHint(years: unknown, incorporatedOn: string | null, now: Date): string | null {
  const age = completedYears(incorporatedOn, now);
  const said = Number(years);
  // A year that has begun counts.
  if (age === null || age < 0 || !Number.isFinite(said) || said <= age + 1) return null;
  return t(workWords.olderThanCompany, { count: age });
}
