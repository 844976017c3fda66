import type { Tx } from '@server/db/connection';
import { activeStaff, changed } from '@server/features/platform';
import type { ProjectRow } from './project';

/** Makes the open lists of a project's people and of staff fetch it again, except for the user who acted. */
export async function invalidateLists(
  tx: Tx,
  { applicantUserId, supplierUserId }: ProjectRow,
  doer: string | null,
): Promise<void> {
  const people = [applicantUserId, supplierUserId, ...(await activeStaff(tx))];
  await changed(
    tx,
    people.filter((id) => id !== doer),
    'projects',
  );
}
