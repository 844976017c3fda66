import { toNestErrors } from '@hookform/resolvers';
import { validationMessage } from '@portal/ui/form/validation-message';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import { withoutBlanks } from './values';

/** The first message of each dotted path. */
export function messagesByPath(error: z.core.$ZodError): Record<string, string> {
  // Reversed, because the last entry of a path wins and the first issue is the one to show.
  return Object.fromEntries(
    error.issues.map((issue) => [issue.path.join('.'), issue.message]).reverse(),
  );
}

/** What a check found. */
export interface Checked<Out> {
  /** Messages by dotted path, also of fields that the form does not show. */
  issues: Readonly<Record<string, string>>;
  /** What the schema made of the values, when there was no issue. */
  output?: { values: Out };
}

/**
 * Checks a form with its zod schema, in Spanish, empty inputs left out. What it found goes to `onChecked`: the
 * form itself knows its values as they were typed.
 */
export function zodFormResolver<In extends FieldValues, Out>(
  schema: z.ZodType<Out, In>,
  onChecked: (checked: Checked<Out>) => void,
): Resolver<In, object> {
  return async (values, _context, options) => {
    const result = await schema.safeParseAsync(withoutBlanks(values), {
      error: validationMessage,
    });
    if (result.success) {
      onChecked({ issues: {}, output: { values: result.data } });
      return { values, errors: {} };
    }
    const issues = messagesByPath(result.error);
    onChecked({ issues });
    const errors: FieldErrors = Object.fromEntries(
      Object.entries(issues).map(([path, message]) => [path, { type: 'validation', message }]),
    );
    return { values: {}, errors: toNestErrors<In>(errors, options) };
  };
}
