import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { programWords } from '@contract/locales/es-MX/program/server';
import type { Db, Tx } from '@server/db/connection';
import { postalCodes } from '@server/db/schema/people-profiles';
import { zoneMunicipalities } from '@server/db/schema/program';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { asc, inArray, sql } from 'drizzle-orm';

export const withState = sql<string>`${postalCodes.municipality} || ', ' || ${postalCodes.state}`;

/** The municipalities of the imported catalogue, "Guadalajara, Jalisco", state by state. */
export async function knownMunicipalities(db: Db | Tx): Promise<string[]> {
  const rows = await db
    .select({ name: withState })
    .from(postalCodes)
    .groupBy(postalCodes.state, postalCodes.municipality)
    .orderBy(asc(postalCodes.state), asc(postalCodes.municipality));
  return rows.map(({ name }) => name);
}

/** What zones cover, by their ids. */
export async function coverOf(db: Db | Tx, zoneIds: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select()
    .from(zoneMunicipalities)
    .where(inArray(zoneMunicipalities.zoneId, zoneIds))
    .orderBy(asc(zoneMunicipalities.name));
  const cover = new Map<string, string[]>(zoneIds.map((id) => [id, []]));
  for (const { zoneId, name } of rows) cover.get(zoneId)?.push(name);
  return cover;
}

/**
 * Makes a zone cover these and no others; what it covered before may stay, whatever the catalogue says since.
 *
 * @returns what it covered before and covers now, in words, for its history
 * @throws AppError refused, on its field, at one that is not in the catalogue
 */
export async function cover(tx: Tx, zoneId: string, chosen: readonly string[]) {
  const before = (await coverOf(tx, [zoneId])).get(zoneId) ?? [];
  const fresh = chosen.filter((name) => !before.includes(name));
  const known = fresh.length > 0 ? new Set(await knownMunicipalities(tx)) : new Set();
  const name = fresh.find((one) => !known.has(one));
  if (name !== undefined) {
    const municipalities = t(programWords.zones.unknownMunicipality, { name, all: known.size });
    throw refused(t(outcomes.invalidTitle), { municipalities });
  }
  await setCover(tx, [{ zoneId, municipalities: chosen }]);
  return { from: inWords(before), to: inWords(chosen) };
}

/** What a zone covers, for its history. */
export const inWords = (municipalities: readonly string[]): string =>
  municipalities.toSorted().join('; ');

/** Below the number of values that a statement takes, two a row. */
const MOST_ROWS = 10_000;

/** Makes zones cover what is in the catalogue, as was asked before, and nothing else. */
export async function setCover(
  tx: Tx,
  zones: readonly { zoneId: string; municipalities: readonly string[] }[],
): Promise<void> {
  if (zones.length === 0) return;
  const ids = zones.map(({ zoneId }) => zoneId);
  await tx.delete(zoneMunicipalities).where(inArray(zoneMunicipalities.zoneId, ids));
  const rows = zones.flatMap(({ zoneId, municipalities }) =>
    municipalities.map((name) => ({ zoneId, name })),
  );
  for (let from = 0; from < rows.length; from += MOST_ROWS) {
    await tx.insert(zoneMunicipalities).values(rows.slice(from, from + MOST_ROWS));
  }
}
