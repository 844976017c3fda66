import type { Db } from '@server/db/connection';
import { port } from '../../port';

/** Whether a session would be refused now. */
export const isSessionOver = port<[Db, string, Date], Promise<boolean>>('isSessionOver');
