import type { CatalogZone, ZoneEvent, zoneActs } from '@contract/program/zones';
import type { Db, Tx } from '@server/db/connection';
import { inOwnZones } from '@server/db/own-zones';
import { users } from '@server/db/schema/identity';
import { programUsers } from '@server/db/schema/people';
import { prospectDays, prospects, zoneEvents, zones } from '@server/db/schema/program';
import type { Scope } from '@server/http/principal';
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import { coverOf } from './municipalities';
import { codesOf, unknownCodes } from './postal-codes';
import { type NamedZone, statesOf } from './rules';

/** Of a prospect in one of these, nothing is left to do. */
const OVER = ['applied', 'lost'] as const;
/** Most events that a history shows. */
const MOST = 100;

/** A program's zones, and for people of some zones these alone; for staff every program's. */
function zoneScopeFilter(scope: Scope): SQL | undefined {
  if (scope.kind === 'all') return undefined;
  if (scope.kind !== 'program') return sql`false`;
  const { programId, zoneIds } = scope;
  return and(eq(zones.programId, programId), inOwnZones(zoneIds, zones.id));
}

/** @param programId the program that staff mean */
export function listZones(db: Db | Tx, scope: Scope, programId: string | undefined) {
  return db
    .select()
    .from(zones)
    .where(and(zoneScopeFilter(scope), programId ? eq(zones.programId, programId) : undefined))
    .orderBy(asc(zones.region), asc(zones.name));
}

/** Zones with what is in each; prospects are counted from their daily sums, however many there are. */
export async function catalogOf(
  db: Db,
  scope: Scope,
  programId: string | undefined,
): Promise<CatalogZone[]> {
  const rows = await listZones(db, scope, programId);
  const ids = rows.map(({ id }) => id);
  const open = await db
    .select({
      id: prospectDays.zoneId,
      n: sql<number>`sum(${prospectDays.entered} - ${prospectDays.exited})::int`,
    })
    .from(prospectDays)
    .where(and(inArray(prospectDays.zoneId, ids), notInArray(prospectDays.status, [...OVER])))
    .groupBy(prospectDays.zoneId);
  const people = await db
    .select({ id: zones.id, n: count() })
    .from(zones)
    .innerJoin(programUsers, sql`${zones.id} = any(${programUsers.zoneIds})`)
    .where(and(inArray(zones.id, ids), isNull(programUsers.removedAt)))
    .groupBy(zones.id);
  const covered = await coverOf(db, ids);
  const codes = await codesOf(db, ids);
  const unknown = new Set(await unknownCodes(db, [...codes.values()].flat()));
  const coverage = (id: string) => {
    const [municipalities, postal] = [covered.get(id) ?? [], codes.get(id) ?? []];
    return {
      municipalities,
      postal_codes: postal,
      unknown_codes: postal.filter((code) => unknown.has(code)),
      states: statesOf(municipalities, postal),
    };
  };
  return rows.map(({ id, name, region, deactivatedAt, version }) => ({
    id,
    name,
    region,
    active: deactivatedAt === null,
    open_prospects: open.find((zone) => zone.id === id)?.n ?? 0,
    users: people.find((zone) => zone.id === id)?.n ?? 0,
    ...coverage(id),
    version,
  }));
}

/** All zones of a program. */
export const zonesOf = (db: Db | Tx, programId: string) =>
  db.select().from(zones).where(eq(zones.programId, programId));

export const addZones = (tx: Tx, programId: string, fresh: readonly NamedZone[]) =>
  fresh.length === 0
    ? Promise.resolve([])
    : tx
        .insert(zones)
        .values(fresh.map(({ name, region }) => ({ name, region, programId })))
        .returning();

export async function findZone(db: Db | Tx, scope: Scope, zoneId: string) {
  const [zone] = await db
    .select()
    .from(zones)
    .where(and(eq(zones.id, zoneId), zoneScopeFilter(scope)));
  return zone;
}

/** The zone alone until the transaction ends: nothing is put in it meanwhile. */
export async function lockZone(tx: Tx, zoneId: string): Promise<void> {
  await tx.select({ id: zones.id }).from(zones).where(eq(zones.id, zoneId)).for('update');
}

/** How many prospects are still worked in a zone, and how many people work it and not all. */
export async function inUse(tx: Tx, zoneId: string) {
  return {
    prospects: await tx.$count(
      prospects,
      and(eq(prospects.zoneId, zoneId), notInArray(prospects.status, [...OVER])),
    ),
    people: await tx.$count(
      programUsers,
      and(arrayContains(programUsers.zoneIds, [zoneId]), isNull(programUsers.removedAt)),
    ),
  };
}

export interface ZoneChange {
  zoneId: string;
  act: (typeof zoneActs)[number];
  from?: string;
  to?: string;
}

/** A zone as its history names it. */
export const inWords = ({ region, name }: NamedZone): string => `${region} / ${name}`;

export const createdZone = (zone: NamedZone & { id: string }): ZoneChange => ({
  zoneId: zone.id,
  act: 'created',
  to: inWords(zone),
});

/** Writes down what was done to zones, by whom. */
export async function noteZones(
  tx: Tx,
  changes: readonly ZoneChange[],
  { at, byUserId }: { at: Date; byUserId: string },
): Promise<void> {
  if (changes.length === 0) return;
  await tx.insert(zoneEvents).values(changes.map((change) => ({ ...change, at, byUserId })));
}

/** What was done to a zone, latest first: for callers that have checked access to it. */
export async function zoneHistory(db: Db, zoneId: string): Promise<ZoneEvent[]> {
  const rows = await db
    .select({ event: zoneEvents, by: users.fullName })
    .from(zoneEvents)
    .leftJoin(users, eq(users.id, zoneEvents.byUserId))
    .where(eq(zoneEvents.zoneId, zoneId))
    .orderBy(desc(zoneEvents.id))
    .limit(MOST);
  return rows.map(({ event: { id, at, act, from, to }, by }) => ({
    id,
    at: at.toISOString(),
    act,
    from,
    to,
    by,
  }));
}
