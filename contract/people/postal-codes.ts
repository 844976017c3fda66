import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { rawText } from '../kernel/fields/text';

export const postalCodes = {
  /** What is known of a postal code: its state by the first digits alone, where the catalogue lacks it. Anybody's: who accepts to be a co-obligor has no account. */
  show: endpoint({
    method: 'GET',
    path: '/api/v1/postal-codes/:postalCode',
    can: 'public',
    params: z.strictObject({ postalCode: rawText(5).regex(/^[0-9]{5}$/) }),
    response: z.object({
      state: z.string().nullable(),
      municipality: z.string().nullable(),
      /** All that have the code; none where the catalogue lacks it. */
      municipalities: z.array(z.string()),
      neighbourhoods: z.array(z.string()),
    }),
  }),
} as const;
