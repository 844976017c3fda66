import type { Tx } from '@server/db/connection';
import { changedForStaff } from '@server/features/platform';
import type { DocumentRow } from './repository';
import { isShown } from './shown';

/**
 * Makes the open lists of the users who deal with a document fetch it again: reviewers and, where it shows to others
 * than staff, its person and its uploader. That there is something is already told by a signal.
 */
export async function invalidateLists(tx: Tx, row: DocumentRow): Promise<void> {
  const also = (await isShown(tx, row)) ? [row.uploadedBy, row.userId ?? row.uploadedBy] : [];
  await changedForStaff(tx, 'documents', { also });
}
