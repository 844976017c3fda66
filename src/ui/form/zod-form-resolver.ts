import { toNestErrors } from '@hookform/resolvers';
import { validationMessage } from '@portal/messages/validation';
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

/**
 * Checks a form with its zod schema, in Spanish, empty inputs left out. `onIssues` also gets the
 * messages by path, for those whose field the form does not show.
 */
export function zodFormResolver<In extends FieldValues, Out>(
  schema: z.ZodType<Out, In>,
  onIssues: (issues: Readonly<Record<string, string>>) => void,
): Resolver<In, unknown, Out> {
  return async (values, _context, options) => {
    const checked = await schema.safeParseAsync(withoutBlanks(values), {
      error: validationMessage,
    });
    if (checked.success) {
      onIssues({});
      return { values: checked.data, errors: {} };
    }
    const issues = messagesByPath(checked.error);
    onIssues(issues);
    const errors: FieldErrors = Object.fromEntries(
      Object.entries(issues).map(([path, message]) => [path, { type: 'validation', message }]),
    );
    return { values: {}, errors: toNestErrors<In>(errors, options) };
  };
}
