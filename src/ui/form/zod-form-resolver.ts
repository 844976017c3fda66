import { toNestErrors } from '@hookform/resolvers';
import { validationMessage } from '@portal/ui/form/validation-message';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod';
import { withoutBlanks } from './values';

/** The first message of each dotted path. */
export function messagesByPath(error: z.core.$ZodError): Record<string, string> {
  // Reversed, because the last entry of a path wins and the first issue is the one to show.
  return Object.fromEntries(
    error.issues.map((issue) => [issue.path.join('.'), issue.message]).reverse(),
  );
}

/**
 * Emptied inputs of which the schema makes null. They are sent: a change leaves what it is not told of as it is.
 */
function emptied(schema: z.ZodType, values: Readonly<Record<string, unknown>>) {
  if (!(schema instanceof z.ZodObject)) return {};
  const { shape }: { shape: z.core.$ZodShape } = schema;
  return Object.fromEntries(
    Object.entries(shape)
      .filter(([name, field]) => values[name] === '' && z.safeParse(field, '').data === null)
      .map(([name]) => [name, '']),
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
    const sent = { ...withoutBlanks(values), ...emptied(schema, values) };
    const result = await schema.safeParseAsync(sent, { error: validationMessage });
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
