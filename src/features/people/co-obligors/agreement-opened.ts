import { coObligorRestructures } from '@contract/credit/co-obligor-restructures';
import * as z from 'zod';

/** What the page of an agreement keeps over a reload: who reads their code elsewhere comes back to a page thrown away. */
export const agreementOpened = coObligorRestructures.redeem.response.extend({
  nip_ends_at: z.number().optional(),
});
