import { prospects as contract } from '@contract/program/prospects';
import type { Db, Tx } from '@server/db/connection';
import { worksIn } from '@server/db/own-zones';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { editProspect, unknownZone } from './edit';
import { historyOf } from './events';
import { tellOwner } from './given';
import { describe, listProspects } from './list';
import { listOwners } from './owners';
import {
  addActs,
  addProspect,
  findProspect,
  lockProspect,
  type Row,
  toRow,
  touchProspect,
} from './repository';
import { assertPhoneFree, phoneRefusal, untilTaken } from './taken-phone';

export const prospectHandlers = implement(contract, {
  async list({ db, scope, query, principal, now }) {
    const counted = query.counted !== 'no';
    const reader = { userId: principal.userId, now };
    const page = await listProspects(db, scope, query, reader, { counted });
    const items = page.items.map(describe);
    return counted
      ? { ...page, items }
      : { ...page, items, total: items.length, total_is_capped: page.next_cursor !== null };
  },

  async show({ db, scope, params }) {
    return describe(await getProspect(db, scope, params.prospectId));
  },

  async events({ db, scope, params }) {
    const { prospect } = await getProspect(db, scope, params.prospectId);
    return historyOf(db, prospect.id);
  },

  async owners({ db, scope }) {
    return { items: await listOwners(db, scope) };
  },

  async create({ db, scope, body, principal, now, record }) {
    if (scope.kind !== 'program') throw notFound();
    const { programId, zoneIds } = scope;
    // People of some zones don't reach what they would put in another.
    if (!worksIn(zoneIds, body.zone_id)) throw notFound();
    const row = { ...toRow(body), programId, createdAt: now };
    const added = await addProspect(db, row, principal.userId);
    if (added === 'no_zone') throw unknownZone();
    if (added === 'phone_taken') throw await phoneRefusal(db, scope, row);
    const { id } = added;
    await record(id);
    return describe(await getProspect(db, scope, id));
  },

  async edit({ db, scope, params, body, principal, config, now, record }) {
    const row = await lockProspect(db, scope, params.prospectId);
    if (!row) throw notFound();
    const { prospect } = row;
    const doing = { now, userId: principal.userId };
    const { programId } = prospect;
    const { phone } = body;
    if (phone !== undefined && phone !== prospect.phone)
      await assertPhoneFree(db, scope, { programId, phone });
    await untilTaken(() => editProspect(db, prospect, body, doing));
    // Who works some zones puts nothing in another.
    const stored = await getProspect(db, scope, prospect.id);
    await record(prospect.id, { from: prospect.status, to: stored.prospect.status });
    const { executiveUserId: ownerId } = stored.prospect;
    const count = ownerId === prospect.executiveUserId ? 0 : 1;
    await tellOwner(db, config, { ownerId, byUserId: principal.userId, count });
    return describe(stored);
  },

  async note({ db, scope, params, body, principal, now, record }) {
    const row = await lockProspect(db, scope, params.prospectId);
    if (!row) throw notFound();
    const { id } = row.prospect;
    const doing = { now, userId: principal.userId };
    await addActs(db, id, [{ act: 'noted', note: body.text }], doing);
    await touchProspect(db, id, now);
    await record(id);
    return describe(row);
  },
});

async function getProspect(db: Db | Tx, scope: Scope, id: string): Promise<Row> {
  const row = await findProspect(db, scope, id);
  if (!row) throw notFound();
  return row;
}
