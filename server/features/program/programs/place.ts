import type { Tx } from '@server/db/connection';
import { programs, prospects, zoneMunicipalities, zones } from '@server/db/schema/program';
import { and, eq, isNull } from 'drizzle-orm';

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

/**
 * Where what is installed in a municipality, "Guadalajara, Jalisco", counts by the company that installs it: in the one
 * zone that the company works, else in the only zone of its program that covers the municipality. Null of a program
 * that does not work any more.
 */
export async function placeOfCompany(
  tx: Tx,
  { programId, zoneId }: Place,
  municipality: string,
): Promise<Place | null> {
  const works = and(eq(programs.id, programId), isNull(programs.deactivatedAt));
  if ((await tx.$count(programs, works)) === 0) return null;
  const covering = await tx
    .selectDistinct({ id: zones.id })
    .from(zones)
    .leftJoin(zoneMunicipalities, eq(zoneMunicipalities.zoneId, zones.id))
    .where(
      and(
        eq(zones.programId, programId),
        isNull(zones.deactivatedAt),
        zoneId ? eq(zones.id, zoneId) : eq(zoneMunicipalities.name, municipality),
      ),
    )
    .limit(2);
  const [only, another] = covering;
  return { programId, zoneId: only && !another ? only.id : null };
}
