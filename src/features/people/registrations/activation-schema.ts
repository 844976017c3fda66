import { registrations } from '@contract/people/registrations';
import * as z from 'zod';

/** The contract's body as a form has it: a box that is not ticked is no consent. */
export const activationForm = registrations.activate.body.pick({ password: true }).extend({
  terms: z.boolean().transform((value) => value || undefined),
});
