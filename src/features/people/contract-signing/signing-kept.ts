import { contractSigning, signingOpened } from '@contract/credit/contract-signing';
import * as z from 'zod';

/** What the page keeps over a reload: who reads their code elsewhere comes back to a page thrown away. */
export const signingKept = signingOpened.extend({
  nip_ends_at: z.number().optional(),
  signed: contractSigning.sign.response.optional(),
});
