import { coObligorTasks } from '@contract/credit/co-obligor-tasks';
import * as z from 'zod';

/** What the page of the bureau keeps over a reload: who reads their code elsewhere comes back to a page thrown away. */
export const bureauOpened = coObligorTasks.redeemBureau.response.extend({
  nip_ends_at: z.number().optional(),
});
