import type { Tx } from '@server/db/connection';
import { zoneTargets } from '@server/db/schema/program-metrics';
import { and, eq, isNull } from 'drizzle-orm';

export type Target = Pick<typeof zoneTargets.$inferSelect, 'goal' | 'startsOn' | 'endsOn'>;

/** Ends the target that is in force, and answers it. */
export async function endTarget(tx: Tx, zoneId: string, now: Date): Promise<Target | undefined> {
  const [ended] = await tx
    .update(zoneTargets)
    .set({ endedAt: now })
    .where(and(eq(zoneTargets.zoneId, zoneId), isNull(zoneTargets.endedAt)))
    .returning();
  return ended;
}
