import type { Tx } from '@server/db/connection';
import { activeStaff, changed } from '@server/features/platform';
import type { DocumentRow } from './repository';

/** Makes the open lists of the users who deal with a document fetch it again: reviewers, its person, its uploader. */
export async function invalidateLists(tx: Tx, { userId, uploadedBy }: DocumentRow): Promise<void> {
  const people = [uploadedBy, userId ?? uploadedBy, ...(await activeStaff(tx))];
  await changed(tx, people, 'documents');
}
