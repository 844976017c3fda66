import { preparedRequests } from '@contract/credit/prepared-requests';
import { parseHundredths } from '@portal/ui/format';
import * as z from 'zod';

const { owed_elsewhere_cents: owed, ...rest } = preparedRequests.confirm.body.omit({
  pass: true,
}).shape;

/** An answer as its form holds it: an amount is a text in pesos. */
export const confirmationTyped = z.strictObject({
  ...rest,
  owed_elsewhere_cents: z
    .string()
    .optional()
    .transform((text) => parseHundredths(text ?? ''))
    .pipe(owed),
});

/** The answer of who has no account yet. */
export const activationTyped = confirmationTyped.extend({
  password: preparedRequests.accept.body.shape.password,
});
