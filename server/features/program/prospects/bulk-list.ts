import type { prospectBulks as contract, ProspectBulk } from '@contract/program/prospect-bulks';
import type { Db } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { users } from '@server/db/schema/identity';
import { prospectBulkRows, prospectBulks, zones } from '@server/db/schema/program';
import type { QueryOf } from '@server/http/implement';
import { and, eq, exists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { changedSince, type Since, standingOf } from './bulk-standing';
import type { ProgramScope } from './reach';

const owners = alias(users, 'owners');

/** Acts over many prospects that changed something; for people of some zones their own, which hold nothing of the others. */
export async function listBulks(
  db: Db,
  scope: ProgramScope,
  query: QueryOf<typeof contract.list>,
  readerId: string,
) {
  const { programId, zoneIds } = scope;
  const page = await pageOf(db, query, {
    table: prospectBulks,
    id: prospectBulks.id,
    select: selected(db),
    own: (row) => row.bulk,
    within: and(
      eq(prospectBulks.programId, programId),
      zoneIds ? eq(prospectBulks.byUserId, readerId) : undefined,
      exists(
        db.select().from(prospectBulkRows).where(eq(prospectBulkRows.bulkId, prospectBulks.id)),
      ),
    ),
    filters: {},
    sorts: { at: prospectBulks.id },
    defaultSort: '-at',
  });
  const ids = page.items.map(({ bulk }) => bulk.id);
  const since = await changedSince(db, scope, ids);
  return {
    ...page,
    items: page.items.flatMap((row) => {
      const become = since.get(row.bulk.id);
      return become ? [describeBulk(row, become, readerId)] : [];
    }),
  };
}

const selected = (db: Db) =>
  db
    .select({ bulk: prospectBulks, by: users.fullName, owner: owners.fullName, zone: zones.name })
    .from(prospectBulks)
    .innerJoin(users, eq(users.id, prospectBulks.byUserId))
    .leftJoin(owners, eq(owners.id, prospectBulks.toOwnerId))
    .leftJoin(zones, eq(zones.id, prospectBulks.toZoneId));

function describeBulk(
  { bulk, by, owner, zone }: Awaited<ReturnType<typeof selected>>[number],
  since: Since,
  readerId: string,
): ProspectBulk {
  const { id, at, act, toStatus: status, undoneAt, byUserId } = bulk;
  return {
    id,
    at: at.toISOString(),
    by,
    act,
    status,
    to: owner ?? zone,
    changed: since.changed,
    standing: undoneAt ? 'undone' : byUserId === readerId ? standingOf(since) : 'of_another',
    worked: since.worked,
    undone_at: undoneAt?.toISOString() ?? null,
  };
}
