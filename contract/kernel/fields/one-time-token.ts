import * as z from 'zod';

/** The secret of a link that works once. */
export const oneTimeToken = z.string().min(20).max(200);
