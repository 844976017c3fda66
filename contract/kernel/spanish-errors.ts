import * as z from 'zod';
import es from 'zod/v4/locales/es.js';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';
import { kernelFields } from '../locales/es-MX/kernel/schemas';
import { isBlank } from './fields/messages';
import { t } from './words';

/**
 * Makes zod speak Spanish wherever a schema brings no messages of its own, with the general messages of
 * the specification (section 5) and, for what they don't cover, zod's own. Called once at the server's boot.
 */
export function speakSpanish(): void {
  z.config({ ...es(), customError: spanish });
}

const spanish: z.core.$ZodErrorMap = (issue) => {
  if (isBlank(issue.input)) return t(fieldMessage.required);
  if (issue.code === 'invalid_type') return t(kernelFields.spanishErrors.badType);
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return t(fieldMessage.min, { characters: Number(issue.minimum) });
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return t(fieldMessage.max, { characters: Number(issue.maximum) });
  }
  if (issue.code === 'too_small')
    return t(kernelFields.spanishErrors.least, { minimum: issue.minimum });
  if (issue.code === 'too_big')
    return t(kernelFields.spanishErrors.most, { maximum: issue.maximum });
  if (issue.code === 'invalid_format') {
    return issue.format === 'email'
      ? t(fieldMessage.email)
      : t(kernelFields.spanishErrors.badFormat);
  }
  if (issue.code === 'invalid_value') return t(kernelFields.spanishErrors.option);
  if (issue.code === 'unrecognized_keys')
    return t(kernelFields.spanishErrors.unexpected, { names: joinNames(issue.keys) });
  return undefined;
};

const MOST_NAMES = 10;
const LONGEST_NAME = 60;

/** Names that somebody made up, as far as a sentence holds them. */
function joinNames(names: readonly string[]): string {
  const some = names.slice(0, MOST_NAMES).map((name) => name.slice(0, LONGEST_NAME));
  return some.join(', ') + (names.length > MOST_NAMES ? ' …' : '');
}
