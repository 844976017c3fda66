import type { Db, Tx } from '@server/db/connection';
import { documents } from '@server/db/schema/documents';
import { auditAll, changedForStaff } from '@server/features/platform';
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';

/** The current photographs of a site that staff verified, or began to. */
const verified = (siteId: string) =>
  and(
    eq(documents.ownerTable, 'fg_locations'),
    eq(documents.ownerId, siteId),
    isNull(documents.supersededBy),
    or(
      eq(documents.status, 'verificado'),
      and(eq(documents.status, 'pending'), isNotNull(documents.firstVerifiedBy)),
    ),
  );

/** Whether staff verified photographs of a site, or began to. */
export const hasVerifiedEvidence = async (db: Db | Tx, siteId: string): Promise<boolean> =>
  (await db.$count(documents, verified(siteId))) > 0;

/** What was installed is another: its photographs wait for a decision again, and the trail of each says why. */
export async function reopenEvidence(
  tx: Tx,
  { siteId, userId, reason, now }: { siteId: string; userId: string; reason: string; now: Date },
): Promise<void> {
  const reopened = await tx
    .update(documents)
    .set({
      ...{ status: 'pending', verifiedBy: null, firstVerifiedBy: null },
      ...{ updatedAt: now, waitsSince: now },
    })
    .where(verified(siteId))
    .returning({ id: documents.id });
  if (reopened.length === 0) return;
  await auditAll(
    tx,
    reopened.map(({ id }) => ({
      ...{ at: now, userId, action: 'documents.unverify' },
      ...{ object: 'documents', objectId: id, details: { reason } },
    })),
  );
  await changedForStaff(tx, 'documents');
}
