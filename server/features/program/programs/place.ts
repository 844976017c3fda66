import type { Tx } from '@server/db/connection';
import {
  programs,
  prospects,
  zoneMunicipalities,
  zonePostalCodes,
  zones,
} from '@server/db/schema/program';
import { and, eq, isNull } from 'drizzle-orm';
import { zoneAt } from './rules';

/** The program and zone that something counts in. */
export interface Place {
  programId: string;
  zoneId: string | null;
}

/** Where a prospect stands now, and who follows it. */
export async function placeOfProspect(tx: Tx, prospectId: string) {
  const [row] = await tx
    .select({
      programId: prospects.programId,
      zoneId: prospects.zoneId,
      executiveUserId: prospects.executiveUserId,
    })
    .from(prospects)
    .where(eq(prospects.id, prospectId));
  return row ?? null;
}

/** Where something is installed. */
interface Site {
  /** With its state: "Guadalajara, Jalisco". */
  municipality: string;
  postalCode: string;
}

/**
 * Where what is installed somewhere counts by the company that installs it: in the one zone that the company works,
 * else in the zone of its program that the place is in. Null of a program that does not work any more.
 */
export async function placeOfCompany(
  tx: Tx,
  { programId, zoneId }: Place,
  { municipality, postalCode }: Site,
): Promise<Place | null> {
  const works = and(eq(programs.id, programId), isNull(programs.deactivatedAt));
  if ((await tx.$count(programs, works)) === 0) return null;
  const active = and(eq(zones.programId, programId), isNull(zones.deactivatedAt));
  if (zoneId) {
    const isWorked = (await tx.$count(zones, and(active, eq(zones.id, zoneId)))) > 0;
    return { programId, zoneId: isWorked ? zoneId : null };
  }
  const [ofCode] = await tx
    .select({ id: zones.id })
    .from(zones)
    .innerJoin(zonePostalCodes, eq(zonePostalCodes.zoneId, zones.id))
    .where(and(active, eq(zonePostalCodes.code, postalCode)));
  const covering = await tx
    .select({ id: zones.id })
    .from(zones)
    .innerJoin(zoneMunicipalities, eq(zoneMunicipalities.zoneId, zones.id))
    .where(and(active, eq(zoneMunicipalities.name, municipality)))
    .limit(2);
  const ofMunicipality = covering.map(({ id }) => id);
  return { programId, zoneId: zoneAt({ ofCode: ofCode?.id, ofMunicipality }) };
}
