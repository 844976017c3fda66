import { namedAsItsKind, registrations } from '@contract/people/registrations';
import * as z from 'zod';

/** The contract's body as a form has it: the page gives the type, and a select gives the kind of person as text. */
export const registrationForm = z
  .strictObject(registrations.create.body.shape)
  .omit({ type: true })
  .extend({
    person_type: z.enum(['0', '1']).transform((value) => (value === '0' ? 0 : 1)),
  })
  .superRefine(namedAsItsKind);
