import type { Tx } from '@server/db/connection';
import { changedForStaff } from '@server/features/platform';
import type { DocumentRow } from './repository';

/** Makes the open lists of the users who deal with a document fetch it again: reviewers, its person, its uploader. */
export const invalidateLists = (tx: Tx, { userId, uploadedBy }: DocumentRow): Promise<void> =>
  changedForStaff(tx, 'documents', { also: [uploadedBy, userId ?? uploadedBy] });
