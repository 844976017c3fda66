import * as z from 'zod';

/**
 * How often a record was saved: read with it, and sent back by its edit, so that the save of an older form is
 * refused (409 `stale`, with what is kept now) instead of overwriting a newer one. 0 of a record not yet kept.
 */
export const version = z.int().min(0);
