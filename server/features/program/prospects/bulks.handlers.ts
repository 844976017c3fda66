import { type BulkChange, prospectBulks as contract } from '@contract/program/prospect-bulks';
import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { zones } from '@server/db/schema/program';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { eq } from 'drizzle-orm';
import { changeMany, undoMany } from './bulk';
import { listBulks } from './bulk-list';
import { tellOwner } from './given';

export const prospectBulkHandlers = implement(contract, {
  async list({ db, scope, query, principal }) {
    if (scope.kind !== 'program') throw notFound();
    return listBulks(db, scope, query, principal.userId);
  },

  async create({ db, scope, body, principal, config, now, record }) {
    if (scope.kind !== 'program') throw notFound();
    const answer = await changeMany(db, scope, body, { now, userId: principal.userId });
    // What each was before stands in its own history.
    await record(answer.id, { to: await inWords(db, body.change), rows: answer.changed });
    const { change } = body;
    const ownerId = change.act === 'assign' ? change.owner_id : null;
    const given = { ownerId, byUserId: principal.userId, count: answer.changed };
    await tellOwner(db, config, given);
    return answer;
  },

  async undo({ db, scope, params, principal, now, record }) {
    if (scope.kind !== 'program') throw notFound();
    const doing = { now, userId: principal.userId };
    const answer = await undoMany(db, scope, params.bulkId, doing);
    await record(params.bulkId, { rows: answer.restored });
    return answer;
  },
});

/** What becomes of those that a change is made to: whose they are, where they are, or how they stand. */
async function inWords(tx: Tx, change: BulkChange): Promise<string> {
  if (change.act === 'status') return change.status;
  if (change.act === 'zone') {
    const [zone] = await tx.select().from(zones).where(eq(zones.id, change.zone_id));
    return zone?.name ?? '';
  }
  const { owner_id: owner } = change;
  const [user] = owner ? await tx.select().from(users).where(eq(users.id, owner)) : [];
  return user?.fullName ?? '';
}
