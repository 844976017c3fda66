import { isBlank } from '@contract/kernel/fields/messages';
import { fieldMessage } from '@contract/locales/es-MX/kernel/field-messages';
import { fieldRule } from '@contract/locales/es-MX/kernel/field-rules';
import { validation } from '@contract/locales/es-MX/kernel/validation';
import { t } from '@portal/i18n';
import type * as z from 'zod';

function tooSmall(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (issue.origin === 'string') {
    return isBlank(issue.input)
      ? t(fieldMessage.required)
      : t(fieldMessage.min, { characters: Number(issue.minimum) });
  }
  if (issue.origin === 'array' || issue.origin === 'set') {
    return t(validation.minOptions, { count: Number(issue.minimum) });
  }
  const least = String(issue.minimum);
  return issue.inclusive === false
    ? t(validation.over, { minimum: least })
    : t(validation.atLeast, { minimum: least });
}

function tooBig(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (issue.origin === 'string') return t(fieldMessage.max, { characters: Number(issue.maximum) });
  if (issue.origin === 'array' || issue.origin === 'set') {
    return t(fieldRule.selection, { count: Number(issue.maximum) });
  }
  const most = String(issue.maximum);
  return issue.inclusive === false
    ? t(validation.under, { maximum: most })
    : t(validation.atMost, { maximum: most });
}

function badFormat(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidStringFormat>): string {
  if (isBlank(issue.input)) return t(fieldMessage.required);
  switch (issue.format) {
    case 'email':
      return t(fieldMessage.email);
    case 'url':
      return t(fieldRule.url);
    case 'date':
    case 'datetime':
      return t(validation.date);
    default:
      return t(validation.invalid);
  }
}

/**
 * Spanish wording for a zod issue whose schema brings none of its own. Give it as the `error` of a
 * parse; a message written in the schema wins over it.
 */
export function validationMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (isBlank(issue.input)) return t(fieldMessage.required);
      if (issue.expected === 'int') return t(validation.integer);
      if (issue.expected === 'number') return t(validation.numeric);
      if (issue.expected === 'date') return t(validation.date);
      return t(validation.invalid);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return badFormat(issue);
    case 'invalid_value':
    case 'invalid_union':
      return isBlank(issue.input) ? t(fieldMessage.required) : t(validation.option);
    case 'not_multiple_of':
      return t(validation.multipleOf, { step: String(issue.divisor) });
    case 'unrecognized_keys':
      return t(validation.unknownField);
    default:
      return t(validation.invalid);
  }
}
