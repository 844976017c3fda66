import type { prospectInput } from '@contract/program/prospects';
import type { Db, Tx } from '@server/db/connection';
import { prepared } from '@server/db/prepared';
import { users } from '@server/db/schema/identity';
import { prospectActRows, prospects, zones } from '@server/db/schema/program';
import { searchText } from '@server/db/search-text';
import type { Scope } from '@server/http/principal';
import { aliasedTable, and, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type * as z from 'zod';
import { addEvents, countedEvents } from './events';
import { programScopeOf, scopeFilter } from './reach';

export const owner = aliasedTable(users, 'owner');
/** One object, to be told from other columns: an alias makes a new one each time it is asked. */
export const ownerName = owner.fullName;

export const columns = {
  prospect: {
    id: prospects.id,
    programId: prospects.programId,
    zoneId: prospects.zoneId,
    source: prospects.source,
    businessName: prospects.businessName,
    contactName: prospects.contactName,
    phone: prospects.phone,
    email: prospects.email,
    emailOrder: prospects.emailOrder,
    rfc: prospects.rfc,
    municipality: prospects.municipality,
    state: prospects.state,
    postalCode: prospects.postalCode,
    status: prospects.status,
    statusOrder: prospects.statusOrder,
    lostCause: prospects.lostCause,
    lostReason: prospects.lostReason,
    executiveUserId: prospects.executiveUserId,
    nextOn: prospects.nextOn,
    nextOrder: prospects.nextOrder,
    lastTouchAt: prospects.lastTouchAt,
    touchOrder: prospects.touchOrder,
    createdAt: prospects.createdAt,
    version: prospects.version,
  },
  zone: zones.name,
  region: zones.region,
  ownerName,
};

export type Stored = Pick<typeof prospects.$inferSelect, keyof (typeof columns)['prospect']>;

export interface Row {
  prospect: Stored;
  zone: string;
  region: string;
  ownerName: string | null;
}

export const withZone = (db: Db | Tx) =>
  db
    .select(columns)
    .from(prospects)
    .innerJoin(zones, eq(zones.id, prospects.zoneId))
    .leftJoin(owner, eq(owner.id, prospects.executiveUserId));

const oneQuery = prepared((db) =>
  withZone(db)
    .where(
      and(
        eq(prospects.id, sql.placeholder('id')),
        sql`coalesce(${prospects.programId} = ${sql.placeholder('programId')}::uuid, true)`,
        sql`coalesce(${prospects.zoneId} = any(${sql.placeholder('ownZoneIds')}::uuid[]), true)`,
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

/** Who does something to a prospect, and when. */
export interface Doing {
  now: Date;
  userId: string;
}

type Change = Omit<
  Partial<Stored>,
  'id' | 'programId' | 'statusOrder' | 'nextOrder' | 'touchOrder' | 'version'
>;

/** Writes a change to a prospect that is held, and the event when it stands elsewhere now. */
export async function changeProspect(
  tx: Tx,
  before: Stored,
  change: Change & { searchText: string },
  { now, userId }: Doing,
): Promise<void> {
  await tx
    .update(prospects)
    .set({ ...change, lastTouchAt: now, version: before.version + 1 })
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

type Act = Pick<
  typeof prospectActRows.$inferInsert,
  'act' | 'note' | 'fromUserId' | 'toUserId' | 'fromOn' | 'toOn'
>;

/** Writes what else was done with a prospect into its history. */
export async function addActs(
  tx: Tx,
  prospectId: string,
  acts: readonly Act[],
  { now, userId }: Doing,
): Promise<void> {
  if (acts.length === 0) return;
  await tx
    .insert(prospectActRows)
    .values(acts.map((act) => ({ ...act, prospectId, at: now, byUserId: userId })));
}

/** Somebody worked the prospect: an upload that is taken back leaves it. */
export async function touchProspect(tx: Tx, prospectId: string, now: Date): Promise<void> {
  await tx.update(prospects).set({ lastTouchAt: now }).where(eq(prospects.id, prospectId));
}

/**
 * Adds a prospect to a program, in one round trip with the checks of its zone and telephone and its event; or says
 * why nothing was added.
 */
export async function addProspect(
  tx: Tx,
  row: ReturnType<typeof toRow> & { programId: string; createdAt: Date },
  userId: string,
): Promise<{ id: string } | 'no_zone' | 'phone_taken'> {
  const id = v7();
  const { rows } = await tx.execute<{ added: boolean }>(sql`
    with zone as (
      select id from zones
       where id = ${row.zoneId} and program_id = ${row.programId} and deactivated_at is null
         for key share
    ), added as (
      insert into prospects (id, program_id, zone_id, source, business_name, contact_name, phone, email, rfc,
                             municipality, state, postal_code, search_text, created_at)
      select ${id}::uuid, ${row.programId}::uuid, zone.id, 'hand', ${row.businessName}, ${row.contactName},
             ${row.phone}, ${row.email}, ${row.rfc}, ${row.municipality}, ${row.state}, ${row.postalCode},
             ${row.searchText}, ${row.createdAt.toISOString()}::timestamptz
        from zone
          on conflict (program_id, phone) do nothing
      returning id, program_id, zone_id, status, created_at
    ), ${countedEvents(sql`select id, program_id, null, null, zone_id, status, created_at, ${userId}::uuid, null, null from added`)}
    select exists (select from added) as added from zone`);
  const [zone] = rows;
  if (!zone) return 'no_zone';
  return zone.added ? { id } : 'phone_taken';
}

type Searched = Pick<
  Stored,
  | 'businessName'
  | 'contactName'
  | 'municipality'
  | 'phone'
  | 'state'
  | 'email'
  | 'rfc'
  | 'postalCode'
>;

/** What a prospect is found by. */
export const searchTextOf = (row: Searched) =>
  searchText(
    row.businessName,
    row.contactName,
    row.municipality,
    row.phone,
    row.state,
    row.email,
    row.rfc,
    row.postalCode,
  );

/** A prospect's columns from what a form or a file gives. */
export function toRow(input: z.output<typeof prospectInput>) {
  const row = {
    businessName: input.business_name,
    contactName: input.contact_name,
    phone: input.phone,
    email: input.email,
    rfc: input.rfc,
    municipality: input.municipality,
    state: input.state,
    postalCode: input.postal_code,
    zoneId: input.zone_id,
  };
  return { ...row, searchText: searchTextOf(row) };
}
