import type { Tx } from '@server/db/connection';
import { changedForStaff } from '@server/features/platform';
import type { ProjectRow } from './project';

/** Makes the open lists of a project's people and of staff fetch it again, except for the user who acted. */
export const invalidateLists = (
  tx: Tx,
  { applicantUserId, supplierUserId }: ProjectRow,
  doer: string | null,
): Promise<void> =>
  changedForStaff(tx, 'projects', { also: [applicantUserId, supplierUserId], except: doer });
