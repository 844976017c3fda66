import {
  type CodeGroup,
  type CoveredMunicipality,
  MOST_POSTAL_CODES,
} from '@contract/program/zones';
import type { Db } from '@server/db/connection';
import { worksIn } from '@server/db/own-zones';
import { postalCodes } from '@server/db/schema/people-profiles';
import { zoneMunicipalities, zonePostalCodes, zones } from '@server/db/schema/program';
import type { Scope } from '@server/http/principal';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type ZoneRef, zonesCovering } from '../programs/covering';
import { coverOf, withState } from './municipalities';
import { codesOf, municipalitiesOfCodes } from './postal-codes';
import { groupedCodes, placingOf } from './rules';

/** The zones of some that a caller may see; people of some zones are not told what the others are called. */
const seenBy = (scope: Scope, some: readonly ZoneRef[]) =>
  some.filter(
    ({ id }) => scope.kind === 'all' || (scope.kind === 'program' && worksIn(scope.zoneIds, id)),
  );

interface Zone {
  id: string;
  programId: string;
}

/** The municipalities of a zone: how many postal codes each has, how many other zones took, and who covers it too. */
export async function coverageOf(
  db: Db,
  scope: Scope,
  { id, programId }: Zone,
): Promise<CoveredMunicipality[]> {
  const municipalities = (await coverOf(db, [id])).get(id) ?? [];
  const { ofMunicipality } = await zonesCovering(db, programId, { codes: [], municipalities });
  const { rows } = await db.execute<{ name: string; codes: number; taken: number }>(sql`
    select name, count(*)::int as codes, count(taken.code)::int as taken
      from (select distinct wanted.name, ${postalCodes.postalCode} as code
              from ${postalCodes}
              join unnest(${sql.param(municipalities)}::text[]) as wanted (name)
                on wanted.name = ${withState}) as known
      left join (select ${zonePostalCodes.code}::text as code
                   from ${zonePostalCodes}
                   join ${zones} on ${zones.id} = ${zonePostalCodes.zoneId}
                  where ${zonePostalCodes.programId} = ${programId}
                    and ${zones.id} <> ${id} and ${zones.deactivatedAt} is null) as taken
        on taken.code = known.code
     group by name`);
  const counted = new Map(rows.map((row) => [row.name, row]));
  return municipalities.map((name) => {
    const others = (ofMunicipality.get(name) ?? []).filter((zone) => zone.id !== id);
    const seen = seenBy(scope, others);
    return {
      name,
      codes: counted.get(name)?.codes ?? 0,
      taken: counted.get(name)?.taken ?? 0,
      also: seen.map((zone) => zone.name),
      also_unseen: others.length - seen.length,
    };
  });
}

/** Whether a zone covers a municipality. */
export const covers = async (db: Db, zoneId: string, name: string): Promise<boolean> =>
  (await db.$count(
    zoneMunicipalities,
    and(eq(zoneMunicipalities.zoneId, zoneId), eq(zoneMunicipalities.name, name)),
  )) > 0;

/** The postal codes of a municipality, by the zone in which each counts. */
export async function codesOfMunicipality(
  db: Db,
  scope: Scope,
  { id, programId }: Zone,
  municipality: string,
): Promise<CodeGroup[]> {
  const rows = await db
    .selectDistinct({ code: postalCodes.postalCode })
    .from(postalCodes)
    .where(eq(withState, municipality))
    .orderBy(asc(postalCodes.postalCode))
    .limit(MOST_POSTAL_CODES);
  const known = rows.map(({ code }) => ({ code, municipality }));
  return groupedCodes(id, await placed(db, scope, programId, known));
}

/** The postal codes that a zone has by itself, by the municipality in which each is. */
export async function ownCodes(
  db: Db,
  scope: Scope,
  { id, programId }: Zone,
): Promise<CodeGroup[]> {
  const codes = (await codesOf(db, [id])).get(id) ?? [];
  return groupedCodes(id, await placed(db, scope, programId, await placesOf(db, codes)));
}

/** Where a postal code counts, once for each municipality that it is in. */
export async function placingsOf(db: Db, scope: Scope, programId: string, code: string) {
  return placed(db, scope, programId, await placesOf(db, [code]));
}

interface Place {
  code: string;
  /** Null of a code that the imported catalogue does not have. */
  municipality: string | null;
}

/** The municipalities that postal codes are in, a code of several once for each. */
async function placesOf(db: Db, codes: readonly string[]): Promise<Place[]> {
  const municipalities = await municipalitiesOfCodes(db, codes);
  return codes.flatMap((code) =>
    (municipalities.get(code) ?? [null]).map((municipality) => ({ code, municipality })),
  );
}

/** Places with the zone in which each counts, as a caller may see it. */
async function placed(db: Db, scope: Scope, programId: string, places: readonly Place[]) {
  const { ofCode, ofMunicipality } = await zonesCovering(db, programId, {
    codes: places.map(({ code }) => code),
    municipalities: [...new Set(places.flatMap(({ municipality }) => municipality ?? []))],
  });
  return places.map(({ code, municipality }) => {
    const placing = placingOf({
      municipality,
      ofCode: ofCode.get(code),
      ofMunicipality: ofMunicipality.get(municipality ?? '') ?? [],
    });
    return { ...placing, code, zones: seenBy(scope, placing.zones) };
  });
}
