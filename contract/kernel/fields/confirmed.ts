import type * as z from 'zod';
import { fieldMessage } from '../../locales/es-MX/kernel/field-messages';
import { said, t } from '../words';
import { MAX_PASSWORD } from './password';
import { rawText } from './text';

/** What is typed again of another field, so that a slip of the fingers shows. */
export const confirmation = rawText(MAX_PASSWORD, said(fieldMessage.confirmed)).min(1, {
  error: said(fieldMessage.required),
});

/** The rule that `confirmation` says the same as a field beside it (section 5: confirmed). */
export const confirms =
  <Field extends string>(field: Field) =>
  (given: Record<Field | 'confirmation', string>, context: z.RefinementCtx): void => {
    if (given.confirmation === '' || given.confirmation === given[field]) return;
    context.addIssue({
      code: 'custom',
      path: ['confirmation'],
      message: t(fieldMessage.confirmed),
    });
  };
