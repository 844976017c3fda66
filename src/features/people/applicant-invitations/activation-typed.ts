import { preparedRequests } from '@contract/credit/prepared-requests';
import { parseHundredths } from '@portal/ui/format';
import * as z from 'zod';

const { owed_elsewhere_cents: owed, ...rest } = preparedRequests.accept.body.omit({
  pass: true,
}).shape;

/** An activation as its form holds it: an amount is a text in pesos. */
export const activationTyped = z.strictObject({
  ...rest,
  owed_elsewhere_cents: z
    .string()
    .optional()
    .transform((text) => parseHundredths(text ?? ''))
    .pipe(owed),
});
