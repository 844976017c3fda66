import type { Tx } from '@server/db/connection';
import { programs, prospects, zones } from '@server/db/schema/program';
import { and, eq, isNull } from 'drizzle-orm';
import { zonesCovering } from './covering';
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
  if (zoneId) {
    const active = and(eq(zones.programId, programId), isNull(zones.deactivatedAt));
    const isWorked = (await tx.$count(zones, and(active, eq(zones.id, zoneId)))) > 0;
    return { programId, zoneId: isWorked ? zoneId : null };
  }
  const { ofCode, ofMunicipality } = await zonesCovering(tx, programId, {
    codes: [postalCode],
    municipalities: [municipality],
  });
  return {
    programId,
    zoneId: zoneAt({
      ofCode: ofCode.get(postalCode)?.id,
      ofMunicipality: ofMunicipality.get(municipality)?.map(({ id }) => id),
    }),
  };
}
