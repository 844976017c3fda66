import { fieldMessage } from '@contract/locales/es-MX/kernel/field-messages';
import { t } from '@server/i18n';

/**
 * Why a save may not leave fields out: once everything was given, as onboarding asks, it is changed and not taken back.
 *
 * @param before what is missing of what is kept
 * @param after what would be missing
 */
export const emptied = <Field extends string>(
  before: readonly Field[],
  after: readonly Field[],
): Record<string, string> =>
  Object.fromEntries(
    before.length === 0 ? after.map((field) => [field, t(fieldMessage.required)]) : [],
  );
