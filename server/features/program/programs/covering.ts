import type { Db, Tx } from '@server/db/connection';
import { zoneMunicipalities, zonePostalCodes, zones } from '@server/db/schema/program';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';

/** A zone as others name it. */
export interface ZoneRef {
  id: string;
  name: string;
}

interface Places {
  codes: readonly string[];
  /** With their states: "Guadalajara, Jalisco". */
  municipalities: readonly string[];
}

/** The active zones of a program that cover some places, as `zoneAt` asks for them. */
export async function zonesCovering(
  db: Db | Tx,
  programId: string,
  { codes, municipalities }: Places,
) {
  const active = and(eq(zones.programId, programId), isNull(zones.deactivatedAt));
  const ref = { id: zones.id, name: zones.name };
  const coding = await db
    .select({ ...ref, code: zonePostalCodes.code })
    .from(zonePostalCodes)
    .innerJoin(zones, eq(zones.id, zonePostalCodes.zoneId))
    .where(
      and(
        active,
        eq(zonePostalCodes.programId, programId),
        sql`${zonePostalCodes.code} = any(${sql.param(codes)}::bpchar[])`,
      ),
    );
  const covering = await db
    .select({ ...ref, municipality: zoneMunicipalities.name })
    .from(zoneMunicipalities)
    .innerJoin(zones, eq(zones.id, zoneMunicipalities.zoneId))
    .where(and(active, sql`${zoneMunicipalities.name} = any(${sql.param(municipalities)}::text[])`))
    .orderBy(asc(zones.name));
  const ofMunicipality = new Map<string, ZoneRef[]>();
  for (const { municipality, id, name } of covering) {
    const others = ofMunicipality.get(municipality) ?? [];
    ofMunicipality.set(municipality, [...others, { id, name }]);
  }
  return {
    ofCode: new Map(coding.map(({ code, id, name }) => [code, { id, name }] as const)),
    ofMunicipality,
  };
}
