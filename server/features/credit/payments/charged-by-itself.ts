import type { Day } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import { port } from '../../port';

/** Whether the instalment of a loan that falls due on a day is charged to its applicant's account, who was told so. */
export const isChargedByItself = port<[Tx, { loanId: string; dueOn: Day }], Promise<boolean>>(
  'isChargedByItself',
);
