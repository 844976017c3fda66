import { alerts } from '@contract/compliance/alerts';
import type { Tx } from '@server/db/connection';
import { amlAlerts } from '@server/db/schema/compliance-alerts';
import { audit, changedForStaff, type LeavingCases } from '@server/features/platform';
import { dutyFor } from '@server/http/policy';
import { and, eq, isNull } from 'drizzle-orm';
import { setAlert, writeAct } from './repository';

/** Leaves to nobody the open alerts of somebody who may no longer decide on them. */
export async function returnAlerts(
  tx: Tx,
  { userId, duties, by, now }: LeavingCases,
): Promise<void> {
  const duty = await dutyFor(alerts.assign);
  if (duty && !duties.includes(duty)) return;
  const theirs = await tx
    .select({ id: amlAlerts.id })
    .from(amlAlerts)
    .where(and(eq(amlAlerts.assigneeId, userId), isNull(amlAlerts.endedAt)))
    .orderBy(amlAlerts.id)
    .for('update');
  if (theirs.length === 0) return;
  for (const { id: alertId } of theirs) {
    await writeAct(tx, { alertId, kind: 'assigned', by, createdAt: now });
    await setAlert(tx, alertId, { assigneeId: null });
  }
  await changedForStaff(tx, 'alerts');
  for (const { id: objectId } of theirs) {
    const details = { from: userId, to: null };
    await audit(tx, { at: now, userId: by, ...alerts.assign.audit, objectId, details });
  }
}
