import { zoneTargets as contract } from '@contract/program/zone-targets';
import type { Tx } from '@server/db/connection';
import { zoneTargets } from '@server/db/schema/program-metrics';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, eq, isNull } from 'drizzle-orm';
import { holdProgram } from '../programs/reach';
import { findZone } from '../zones/repository';

export const zoneTargetHandlers = implement(contract, {
  async set({ db, scope, params, body, principal, now, record }) {
    const zone = await held(db, scope, params.zoneId);
    await endTarget(db, zone.id, now);
    await db.insert(zoneTargets).values({
      programId: zone.programId,
      zoneId: zone.id,
      goal: body.goal,
      startsOn: body.starts_on,
      endsOn: body.ends_on,
      setBy: principal.userId,
      setAt: now,
    });
    await record(zone.id);
    return { ok: true as const };
  },

  async remove({ db, scope, params, now, record }) {
    const zone = await held(db, scope, params.zoneId);
    await endTarget(db, zone.id, now);
    await record(zone.id);
    return { ok: true as const };
  },
});

/** The zone, with its program held: changes of its target take turns. */
async function held(tx: Tx, scope: Scope, zoneId: string) {
  const zone = await findZone(tx, scope, zoneId);
  if (!zone) throw notFound();
  await holdProgram(tx, zone.programId);
  return zone;
}

async function endTarget(tx: Tx, zoneId: string, now: Date): Promise<void> {
  await tx
    .update(zoneTargets)
    .set({ endedAt: now })
    .where(and(eq(zoneTargets.zoneId, zoneId), isNull(zoneTargets.endedAt)));
}
