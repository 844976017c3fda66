import type { Duty } from '@contract/kernel/duties';
import type { Tx } from '@server/db/connection';
import { port } from '../../port';

export interface LeavingCases {
  /** Staff who may no longer act under these duties. */
  userId: string;
  duties: readonly Duty[];
  /** Who took them away. */
  by: string;
  now: Date;
}

/** Returns what somebody of the staff was assigned under duties to the queues, where colleagues find it. */
export const returnCases = port<[tx: Tx, leaving: LeavingCases], Promise<void>>('returnCases');
