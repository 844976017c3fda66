import type { SQL } from 'drizzle-orm';
import { port } from '../../port';

/** Which rows of `bank_days` are not sound. */
export const unsoundDays = port<[], SQL>('unsoundDays');
