import { zoneTargets as contract } from '@contract/program/zone-targets';
import type { Tx } from '@server/db/connection';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { holdProgram } from '../programs/reach';
import { endTarget } from './end-target';
import { setTarget, targetInWords, zoneInReach } from './repository';

export const zoneTargetHandlers = implement(contract, {
  async set({ db, scope, params, body, principal, now, record }) {
    const zone = await lockZone(db, scope, params.zoneId);
    const before = await setTarget(db, zone, body, { now, userId: principal.userId });
    const after = { goal: body.goal, startsOn: body.starts_on, endsOn: body.ends_on };
    await record(zone.id, { from: targetInWords(before), to: targetInWords(after) });
    return { ok: true as const };
  },

  async remove({ db, scope, params, now, record }) {
    const zone = await lockZone(db, scope, params.zoneId);
    const before = await endTarget(db, zone.id, now);
    await record(zone.id, { from: targetInWords(before), to: '' });
    return { ok: true as const };
  },
});

/** The zone, with its program held: changes of its target take turns. */
async function lockZone(tx: Tx, scope: Scope, zoneId: string) {
  const zone = await zoneInReach(tx, scope, zoneId);
  if (!zone) throw notFound();
  await holdProgram(tx, zone.programId);
  return zone;
}
