import type { Tx } from '@server/db/connection';
import { port } from '../../port';

/** Whose deposits, of some investors, the bank reported as sent back, and staff have not decided yet. */
export const returnsHeld = port<[Tx, readonly string[]], Promise<string[]>>('returnsHeld');
