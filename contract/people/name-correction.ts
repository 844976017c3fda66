import * as z from 'zod';
import { fullName } from '../kernel/fields/name';
import { reason } from '../kernel/fields/reason';
import { version } from '../kernel/fields/version';

/**
 * What staff correct: the rest its person changes. The version is that of the person's general data. A name under
 * which something was signed, or a company verified, takes two people.
 */
export const nameCorrection = z.strictObject({ version, full_name: fullName, reason });

export type NameCorrection = z.output<typeof nameCorrection>;
