import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { programWords } from '@contract/locales/es-MX/program/server';
import type { Db, Tx } from '@server/db/connection';
import { postalCodes } from '@server/db/schema/people-profiles';
import { zonePostalCodes, zones } from '@server/db/schema/program';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { inWords, withState } from './municipalities';

/** The postal codes that zones cover, by their ids. */
export async function codesOf(db: Db | Tx, zoneIds: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select()
    .from(zonePostalCodes)
    .where(inArray(zonePostalCodes.zoneId, zoneIds))
    .orderBy(asc(zonePostalCodes.code));
  const codes = new Map<string, string[]>(zoneIds.map((id) => [id, []]));
  for (const { zoneId, code } of rows) codes.get(zoneId)?.push(code);
  return codes;
}

/** Which codes the imported catalogue does not have; none as long as there is no catalogue. */
export async function unknownCodes(db: Db | Tx, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const { rows } = await db.execute<{ code: string }>(sql`
    select code from unnest(${sql.param(codes)}::text[]) as code
     where exists (select from ${postalCodes})
       and not exists (select from ${postalCodes} known where known.postal_code = code)
     order by code`);
  return rows.map(({ code }) => code);
}

/** The municipalities of the imported catalogue that postal codes are in, "Guadalajara, Jalisco". */
export async function municipalitiesOfCodes(
  db: Db | Tx,
  codes: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectDistinct({ code: postalCodes.postalCode, name: withState })
    .from(postalCodes)
    .where(sql`${postalCodes.postalCode} = any(${sql.param(codes)}::text[])`)
    .orderBy(asc(postalCodes.postalCode));
  const places = new Map<string, string[]>();
  for (const { code, name } of rows) places.set(code, [...(places.get(code) ?? []), name]);
  return places;
}

interface Zone {
  id: string;
  programId: string;
}

/**
 * Makes a zone cover these postal codes and no others.
 *
 * @returns what it covered before and covers now, in words, for its history
 * @throws AppError refused, on its field, at one that another zone of the program has
 */
export async function coverCodes(tx: Tx, { id, programId }: Zone, chosen: readonly string[]) {
  const before = (await codesOf(tx, [id])).get(id) ?? [];
  const [taken] = await tx
    .select({ code: zonePostalCodes.code, zone: zones.name })
    .from(zonePostalCodes)
    .innerJoin(zones, eq(zones.id, zonePostalCodes.zoneId))
    .where(
      and(
        eq(zonePostalCodes.programId, programId),
        inArray(zonePostalCodes.code, [...chosen]),
        ne(zonePostalCodes.zoneId, id),
      ),
    )
    .orderBy(asc(zonePostalCodes.code))
    .limit(1);
  if (taken) {
    const postal_codes = t(programWords.zones.codeTaken, taken);
    throw refused(t(outcomes.invalidTitle), { postal_codes });
  }
  await setCodes(tx, programId, [{ zoneId: id, postalCodes: chosen }]);
  return { from: inWords(before), to: inWords(chosen) };
}

/** Makes zones of a program cover these postal codes, of which each is there once, and no others. */
export async function setCodes(
  tx: Tx,
  programId: string,
  covering: readonly { zoneId: string; postalCodes: readonly string[] }[],
): Promise<void> {
  if (covering.length === 0) return;
  const ids = covering.map(({ zoneId }) => zoneId);
  await tx.delete(zonePostalCodes).where(inArray(zonePostalCodes.zoneId, ids));
  const rows = covering.flatMap(({ zoneId, postalCodes: codes }) =>
    codes.map((code) => ({ zoneId, code })),
  );
  await tx.execute(sql`
    insert into ${zonePostalCodes} (program_id, zone_id, code)
    select ${programId}::uuid, zone_id, code
      from unnest(${sql.param(rows.map(({ zoneId }) => zoneId))}::uuid[],
                  ${sql.param(rows.map(({ code }) => code))}::text[]) as row (zone_id, code)`);
}
