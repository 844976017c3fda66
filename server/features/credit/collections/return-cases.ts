import { collections } from '@contract/credit/collections';
import type { Tx } from '@server/db/connection';
import { collectionCases } from '@server/db/schema/credit-collections';
import { audit, changedForStaff, type LeavingCases } from '@server/features/platform';
import { dutyFor } from '@server/http/policy';
import { eq } from 'drizzle-orm';
import { setCase, writeAct } from './repository';

/** Leaves to nobody the credits that somebody collected who may no longer do so, also those that are up to date now. */
export async function returnCollections(
  tx: Tx,
  { userId, duties, by, now }: LeavingCases,
): Promise<void> {
  const duty = await dutyFor(collections.assign);
  if (duty && !duties.includes(duty)) return;
  const cases = await tx
    .select({ loanId: collectionCases.loanId })
    .from(collectionCases)
    .where(eq(collectionCases.assigneeId, userId))
    .orderBy(collectionCases.loanId)
    .for('update');
  if (cases.length === 0) return;
  for (const { loanId } of cases) {
    await writeAct(tx, loanId, { kind: 'assigned', happenedAt: now, by, assigneeId: null });
    await setCase(tx, loanId, { assigneeId: null });
  }
  await changedForStaff(tx, 'collections');
  for (const { loanId } of cases) {
    const details = { from: userId, to: null };
    await audit(tx, {
      at: now,
      userId: by,
      ...collections.assign.audit,
      objectId: loanId,
      details,
    });
  }
}
