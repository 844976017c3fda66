import { formatDay } from '@contract/kernel/fields/day';
import type { zoneTargetForm } from '@contract/program/zone-targets';
import type { Tx } from '@server/db/connection';
import { inOwnZones } from '@server/db/own-zones';
import { zones } from '@server/db/schema/program';
import { zoneTargets } from '@server/db/schema/program-metrics';
import type { Scope } from '@server/http/principal';
import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { endTarget, type Target } from './end-target';

/** A zone that a scope reaches: of its program, for people of some zones these alone, for staff any. */
export async function zoneInReach(tx: Tx, scope: Scope, zoneId: string) {
  const reach =
    scope.kind === 'program'
      ? and(eq(zones.programId, scope.programId), inOwnZones(scope.zoneIds, zones.id))
      : sql`${scope.kind === 'all'}`;
  const [zone] = await tx
    .select()
    .from(zones)
    .where(and(eq(zones.id, zoneId), reach));
  return zone;
}

/** Puts a target in force, in place of the one that is; answers that one. */
export async function setTarget(
  tx: Tx,
  zone: typeof zones.$inferSelect,
  target: z.output<typeof zoneTargetForm>,
  { now, userId }: { now: Date; userId: string },
): Promise<Target | undefined> {
  const before = await endTarget(tx, zone.id, now);
  await tx.insert(zoneTargets).values({
    programId: zone.programId,
    zoneId: zone.id,
    goal: target.goal,
    startsOn: target.starts_on,
    endsOn: target.ends_on,
    setBy: userId,
    setAt: now,
  });
  return before;
}

/** A target as the audit trail has it: "40, 01/01/2026–31/12/2026". */
export const targetInWords = (target: Target | undefined): string =>
  target ? `${target.goal}, ${formatDay(target.startsOn)}–${formatDay(target.endsOn)}` : '';
