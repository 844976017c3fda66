import { fieldMessage } from '../../locales/es-MX/kernel/field-messages';
import { t } from '../words';

/** Whether nothing was given: no value, or a text left empty. */
export function isBlank(input: unknown): boolean {
  return input === undefined || input === null || input === '';
}

/** The `error` of a schema's field: its own message for a wrong value, the general ones for none at all. */
export function unlessBlank(
  message: (input: unknown) => string,
): (issue: { input?: unknown }) => string {
  return ({ input }) => (isBlank(input) ? t(fieldMessage.required) : message(input));
}
