import type { BulkStanding } from '@contract/program/prospect-bulks';
import type { Db, Tx } from '@server/db/connection';
import { inOwnZones } from '@server/db/own-zones';
import { prospectBulkRows, prospectBulks, prospects, zones } from '@server/db/schema/program';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ProgramScope } from './reach';

export interface Since {
  changed: number;
  /** How many somebody worked since. */
  worked: number;
  /** How many would go back into a zone that the program works no more. */
  closed: number;
  /** How many are, or were, in a zone that the reader does not work. */
  elsewhere: number;
}

/** What became of the prospects of acts since each was done. */
export async function changedSince(
  db: Db | Tx,
  { zoneIds }: Pick<ProgramScope, 'zoneIds'>,
  bulkIds: readonly string[],
): Promise<Map<string, Since>> {
  const countWhere = (what: SQL) => sql<number>`(count(*) filter (where ${what}))::int`;
  const reached = and(
    inOwnZones(zoneIds, prospects.zoneId),
    inOwnZones(zoneIds, prospectBulkRows.zoneId),
  );
  const rows = await db
    .select({
      id: prospectBulkRows.bulkId,
      changed: countWhere(sql`true`),
      // A note changes no version, and is work.
      worked: countWhere(sql`${prospects.version} <> ${prospectBulkRows.version}
        or ${prospects.lastTouchAt} > ${prospectBulks.at}`),
      closed: countWhere(sql`${prospects.zoneId} <> ${prospectBulkRows.zoneId}
        and ${zones.deactivatedAt} is not null`),
      // Who works some zones since then takes back nothing of another.
      elsewhere: countWhere(sql`not ${reached ?? sql`true`}`),
    })
    .from(prospectBulkRows)
    .innerJoin(prospectBulks, eq(prospectBulks.id, prospectBulkRows.bulkId))
    .innerJoin(prospects, eq(prospects.id, prospectBulkRows.prospectId))
    .innerJoin(zones, eq(zones.id, prospectBulkRows.zoneId))
    .where(inArray(prospectBulkRows.bulkId, [...bulkIds]))
    .groupBy(prospectBulkRows.bulkId);
  return new Map(rows.map(({ id, ...since }) => [id, since]));
}

/** Why an act that nobody took back stays, or `open`. */
export function standingOf({ elsewhere, worked, closed }: Since): BulkStanding {
  if (elsewhere > 0) return 'other_zone';
  if (worked > 0) return 'worked';
  return closed > 0 ? 'zone_closed' : 'open';
}
