import * as z from 'zod';
import { choice } from './fields/choice';

/** Moves an entry of a list that staff keep past the one beside it, which has to be there still. */
export const moveBody = z.strictObject({ direction: choice(['up', 'down']), past_id: z.uuid() });

export type Move = z.infer<typeof moveBody>;
