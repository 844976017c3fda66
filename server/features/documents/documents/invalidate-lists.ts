import type { Tx } from '@server/db/connection';
import { changedForStaff } from '@server/features/platform';
import type { Definition } from '../definitions/definitions';
import type { DocumentRow } from './repository';

/**
 * Makes the open lists of the users who deal with a document fetch it again: reviewers and, unless staff keep it to
 * themselves, its person and its uploader. That there is something is already told by a signal.
 */
export function invalidateLists(
  tx: Tx,
  { userId, uploadedBy }: DocumentRow,
  { bo_private: isPrivate }: Pick<Definition, 'bo_private'>,
): Promise<void> {
  return changedForStaff(tx, 'documents', {
    also: isPrivate ? [] : [uploadedBy, userId ?? uploadedBy],
  });
}
