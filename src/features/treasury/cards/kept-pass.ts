import * as z from 'zod';

/**
 * What the page of one address keeps over a reload: who reads their code elsewhere comes back to a page thrown away.
 * Without a pass, a code is on its way until then.
 */
export const keptPassOf = (externalId: string) =>
  z.object({
    external_id: z.literal(externalId),
    pass: z.string().nullable(),
    expires_at: z.iso.datetime(),
  });
