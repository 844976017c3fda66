import type { ProjectStatus } from '@contract/credit/project-states';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { port } from '../../port';
import type { ProjectRow } from '../projects/project';

export interface CreditMoved {
  row: ProjectRow;
  from: ProjectStatus;
  to: ProjectStatus;
  actor: string;
  config: Config;
  now: Date;
}

/** What its investors have in a credit follows it from state to state, in the same transaction. */
export const creditMoved = port<[Tx, CreditMoved], Promise<void>>('creditMoved');
