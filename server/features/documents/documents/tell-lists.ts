import type { Tx } from '@server/db/connection';
import { userRoles } from '@server/db/schema/people';
import { changed } from '@server/features/platform/notifications/notify';
import { eq } from 'drizzle-orm';
import type { DocumentRow } from './repository';

/** Makes the open lists of whoever deals with a document fetch it again: reviewers, its person, its uploader. */
export async function tellLists(tx: Tx, { userId, uploadedBy }: DocumentRow): Promise<void> {
  const staff = await tx
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'));
  const people = [uploadedBy, userId ?? uploadedBy, ...staff.map((one) => one.userId)];
  await changed(tx, people, 'documents');
}
