import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { centavosFromZero } from '../kernel/fields/centavos';

export const totals = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/totals',
    can: 'public',
    response: z.object({
      /** Principal of every loan whose money has been delivered. */
      delivered_cents: centavosFromZero,
      delivered_loans: z.int(),
      open_opportunities: z.int(),
    }),
  }),
} as const;
