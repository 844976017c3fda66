import type { prospects as contract, Prospect } from '@contract/program/prospects';
import type { Db, Tx } from '@server/db/connection';
import { prepared } from '@server/db/prepared';
import { type PageQuery, preparedPageOf } from '@server/db/prepared-page';
import { prospects, zones } from '@server/db/schema/program';
import { containingFolded, searchedText, searchText, spelling } from '@server/db/search-text';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, eq, isNull, like, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { addEvents, countedEvents } from './events';
import type { ProspectInput } from './rules';

/** The prospects a scope reaches: a program's, and for people of one zone that zone's. */
function scopeFilter(scope: Scope): SQL | undefined {
  if (scope.kind === 'all') return undefined;
  if (scope.kind === 'program') {
    return and(
      eq(prospects.programId, scope.programId),
      scope.zoneId ? eq(prospects.zoneId, scope.zoneId) : undefined,
    );
  }
  return sql`false`;
}

/** The same as values of prepared queries; null when nothing is reached. */
function programScopeOf(
  scope: Scope,
): { programId: string | null; ownZoneId: string | null } | null {
  if (scope.kind === 'all') return { programId: null, ownZoneId: null };
  if (scope.kind !== 'program') return null;
  return { programId: scope.programId, ownZoneId: scope.zoneId };
}

const columns = {
  prospect: {
    id: prospects.id,
    programId: prospects.programId,
    zoneId: prospects.zoneId,
    businessName: prospects.businessName,
    contactName: prospects.contactName,
    phone: prospects.phone,
    email: prospects.email,
    municipality: prospects.municipality,
    state: prospects.state,
    status: prospects.status,
    lostReason: prospects.lostReason,
    createdAt: prospects.createdAt,
  },
  zone: zones.name,
};

interface Row {
  prospect: Pick<typeof prospects.$inferSelect, keyof (typeof columns)['prospect']>;
  zone: string;
}

export function describe({ prospect, zone }: Row): Prospect {
  return {
    id: prospect.id,
    business_name: prospect.businessName,
    contact_name: prospect.contactName,
    phone: prospect.phone,
    email: prospect.email,
    municipality: prospect.municipality,
    state: prospect.state,
    zone_id: prospect.zoneId,
    zone,
    status: prospect.status,
    lost_reason: prospect.lostReason,
    created_at: prospect.createdAt.toISOString(),
  };
}

const withZone = (db: Db | Tx) =>
  db.select(columns).from(prospects).innerJoin(zones, eq(zones.id, prospects.zoneId));

const pageOfProspects = preparedPageOf({
  name: 'prospects',
  table: prospects,
  id: prospects.id,
  filters: {
    programId: eq(prospects.programId, sql.placeholder('programId')),
    ownZoneId: eq(prospects.zoneId, sql.placeholder('ownZoneId')),
    status: eq(prospects.status, sql.placeholder('status')),
    zoneId: eq(prospects.zoneId, sql.placeholder('zoneId')),
    text: like(searchedText(prospects.searchText), sql.placeholder('text')),
    spelling: like(prospects.searchText, sql.placeholder('spelling')),
  },
  // A common word is found fastest along the list, a rare one by its letters.
  plannedByValue: ['text'],
  select: (db, { where, orderBy, limit }, name): PageQuery<Row> =>
    withZone(db)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .prepare(name),
  own: (row) => row.prospect,
  sorts: { created_at: prospects.id, business_name: prospects.businessName },
  defaultSort: '-created_at',
});

export async function listProspects(db: Db, scope: Scope, request: QueryOf<typeof contract.list>) {
  const programScope = programScopeOf(scope);
  if (!programScope) return emptyPage;
  const { status, zone_id: zoneId, q } = request;
  const typed = q ? { text: containingFolded(q), spelling: spelling(q) } : {};
  return pageOfProspects(db, { ...programScope, status, zoneId, ...typed }, request);
}

const emptyPage = { items: [], next_cursor: null, total: 0, total_is_capped: false };

const oneQuery = prepared((db) =>
  withZone(db)
    .where(
      and(
        eq(prospects.id, sql.placeholder('id')),
        sql`coalesce(${prospects.programId} = ${sql.placeholder('programId')}::uuid, true)`,
        sql`coalesce(${prospects.zoneId} = ${sql.placeholder('ownZoneId')}::uuid, true)`,
      ),
    )
    .prepare('prospects.one'),
);

export async function findProspect(db: Db | Tx, scope: Scope, id: string): Promise<Row | null> {
  const programScope = programScopeOf(scope);
  const [row] = programScope ? await oneQuery(db).execute({ id, ...programScope }) : [];
  return row ?? null;
}

/** The same, held until the transaction ends: what it changes from is what the next one finds. */
export async function lockProspect(tx: Tx, scope: Scope, id: string): Promise<Row | null> {
  const [row] = await withZone(tx)
    .where(and(eq(prospects.id, id), scopeFilter(scope)))
    .for('update', { of: prospects });
  return row ?? null;
}

/** Writes a change to a prospect that is held, and the event when it stands elsewhere now. */
export async function changeProspect(
  tx: Tx,
  before: Row['prospect'],
  change: Partial<Row['prospect']> & { searchText: string },
  { now, userId }: { now: Date; userId: string },
): Promise<void> {
  await tx
    .update(prospects)
    .set({ ...change, lastTouchAt: now })
    .where(eq(prospects.id, before.id));
  const zoneId = change.zoneId ?? before.zoneId;
  const status = change.status ?? before.status;
  if (zoneId === before.zoneId && status === before.status) return;
  const reason = status === 'lost' && before.status !== 'lost' ? change.lostReason : null;
  await addEvents(
    tx,
    sql`select ${before.id}::uuid, ${before.programId}::uuid, ${before.zoneId}::uuid, ${before.status},
               ${zoneId}::uuid, ${status}, ${now.toISOString()}::timestamptz, ${userId}::uuid, null::uuid, ${reason}::text`,
  );
}

/**
 * Adds a prospect to a program, in one round trip with the check of its zone and its event. Null, and nothing added,
 * when the program works no such zone.
 */
export async function addProspect(
  tx: Tx,
  row: ReturnType<typeof toRow> & { programId: string; createdAt: Date },
  userId: string,
): Promise<Row | null> {
  const id = v7();
  const { rows } = await tx.execute<{ zone: string }>(sql`
    with zone as (
      select id, name from zones
       where id = ${row.zoneId} and program_id = ${row.programId} and deactivated_at is null
         for key share
    ), added as (
      insert into prospects (id, program_id, zone_id, business_name, contact_name, phone, email,
                             municipality, state, search_text, created_at)
      select ${id}::uuid, ${row.programId}::uuid, zone.id, ${row.businessName}, ${row.contactName},
             ${row.phone}, ${row.email}, ${row.municipality}, ${row.state}, ${row.searchText},
             ${row.createdAt.toISOString()}::timestamptz
        from zone
      returning id, program_id, zone_id, status, created_at
    ), ${countedEvents(sql`select id, program_id, null, null, zone_id, status, created_at, ${userId}::uuid, null, null from added`)}
    select name as zone from zone`);
  const zone = rows[0]?.zone;
  return zone === undefined
    ? null
    : { prospect: { ...row, id, status: 'new', lostReason: null }, zone };
}

/** A prospect's columns from what a form or a file gives. */
export const toRow = (input: ProspectInput) => ({
  businessName: input.business_name,
  contactName: input.contact_name,
  phone: input.phone,
  email: input.email,
  municipality: input.municipality,
  state: input.state,
  zoneId: input.zone_id,
  searchText: searchText(input.business_name, input.contact_name, input.municipality, input.phone),
});

/** A program, and the one zone of it for people of one zone. */
export interface ProgramScope {
  programId: string;
  zoneId: string | null;
}

/** The zones that prospects of this reach may be put in; they stay so until the transaction ends. */
export async function zonesOf(tx: Tx, { programId, zoneId }: ProgramScope) {
  return tx
    .select()
    .from(zones)
    .where(
      and(
        eq(zones.programId, programId),
        zoneId ? eq(zones.id, zoneId) : undefined,
        isNull(zones.deactivatedAt),
      ),
    )
    .for('key share');
}
