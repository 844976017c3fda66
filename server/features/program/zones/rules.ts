import { mexicanStateNamed } from '@contract/kernel/fields/mexican-state';
import { cleanIdentifier } from '@contract/kernel/fields/pasted';
import { stateOfPostalCode, withZero } from '@contract/kernel/fields/postal-code';
import { tooManyChosen } from '@contract/kernel/fields/selection';
import { programWords } from '@contract/locales/es-MX/program/server';
import {
  MAX_ZONE_ROWS,
  MOST_MUNICIPALITIES,
  MUNICIPALITY_SEPARATOR,
  zoneCodes,
  zoneColumns,
  zoneInput,
} from '@contract/program/zones';
import { searchText } from '@server/db/search-text';
import { t } from '@server/i18n';
import type { ZoneRef } from '../programs/covering';
import { zoneAt } from '../programs/rules';
import { type RowProblem, readSheet } from './sheet';

export interface NamedZone {
  name: string;
  region: string;
}

/** What a zone covers. */
interface Cover {
  municipalities: readonly string[];
  postalCodes: readonly string[];
}

/** A zone of the program, with what it covers. */
interface KnownZone extends NamedZone, Cover {
  id: string;
  deactivatedAt: Date | null;
}

/** What is to cover postal codes: a zone that is there, or one that is to be added. */
interface Covering {
  id?: string | undefined;
  name: string;
  postalCodes: readonly string[];
}

/** The postal codes that are in another zone today, and in which they are to be: what is to come from there changes zone. */
export function codeMoves(
  covering: readonly Covering[],
  known: readonly KnownZone[],
  municipalitiesOf: ReadonlyMap<string, readonly string[]>,
) {
  const active = known.filter(({ deactivatedAt }) => deactivatedAt === null);
  const names = new Map(active.map(({ id, name }) => [id, name]));
  const byCode = new Map(
    active.flatMap(({ id, postalCodes }) => postalCodes.map((code) => [code, id] as const)),
  );
  const byPlace = new Map<string, string[]>();
  for (const { id, municipalities } of active) {
    for (const place of municipalities) byPlace.set(place, [...(byPlace.get(place) ?? []), id]);
  }
  const zonesOf = (code: string) =>
    (municipalitiesOf.get(code) ?? ['']).map((place) =>
      zoneAt({ ofCode: byCode.get(code), ofMunicipality: byPlace.get(place) }),
    );
  return covering.flatMap(({ id, name: to, postalCodes }) =>
    postalCodes.flatMap((code) =>
      [...new Set(zonesOf(code))].flatMap((zone) => {
        const from = zone === null || zone === id ? undefined : names.get(zone);
        return from === undefined ? [] : [{ code, from, to }];
      }),
    ),
  );
}

/** A place, with the active zones that cover it. */
interface CoveredPlace {
  municipality: string | null;
  ofCode: ZoneRef | undefined;
  ofMunicipality: readonly ZoneRef[];
}

/** In which zone a place counts and why; of none, the zones that share it. */
export function placingOf({ municipality, ofCode, ofMunicipality }: CoveredPlace) {
  const id = zoneAt({ ofCode: ofCode?.id, ofMunicipality: ofMunicipality.map((zone) => zone.id) });
  const zone = [ofCode, ...ofMunicipality].find((one) => one?.id === id);
  if (zone) {
    const by = zone.id === ofCode?.id ? ('code' as const) : ('municipality' as const);
    return { municipality, by, zones: [zone] };
  }
  const by = ofMunicipality.length > 0 ? ('shared' as const) : ('nowhere' as const);
  return { municipality, by, zones: [...ofMunicipality] };
}

type Placing = ReturnType<typeof placingOf>;

/** Postal codes that count alike together: those of a zone first, then of others, then of none. */
export function groupedCodes(
  zoneId: string,
  placed: readonly (Placing & { code: string })[],
): (Placing & { codes: string[] })[] {
  const groups = new Map<string, Placing & { codes: string[] }>();
  for (const { code, ...placing } of placed) {
    const { municipality, by, zones } = placing;
    const key = JSON.stringify([municipality, by, zones.map(({ id }) => id)]);
    const group = groups.get(key) ?? { ...placing, codes: [] };
    group.codes.push(code);
    groups.set(key, group);
  }
  const rank = ({ by, zones }: Placing) =>
    by === 'shared' || by === 'nowhere' ? 2 : zones.some(({ id }) => id === zoneId) ? 0 : 1;
  return [...groups.values()].toSorted((one, other) => rank(one) - rank(other));
}

/** The states of municipalities as the catalogue writes them, "Guadalajara, Jalisco", and of postal codes. */
export const statesOf = (municipalities: readonly string[], codes: readonly string[]): string[] =>
  [
    ...new Set([
      ...municipalities.flatMap((name) => {
        const [, state] = name.split(', ').slice(-2);
        return state === undefined ? [] : [mexicanStateNamed(state) ?? state];
      }),
      ...codes.flatMap((code) => stateOfPostalCode(code) ?? []),
    ]),
  ].toSorted();

/** Whether two names are one to a reader: accents, capitals and spaces aside. */
export const sameName = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (name: string) => searchText(name).replace(/\s+/g, ' ').trim();

/** A region as it is written already, when another zone has it. */
export const regionAs = (region: string, known: readonly NamedZone[]): string =>
  known.find((zone) => sameName(zone.region, region))?.region ?? region;

const [REGION, ZONE, MUNICIPALITIES, CODES] = zoneColumns;

/**
 * Reads a CSV of zones: those to be added, those there that cover something else by it, and row by row what keeps it
 * from entering.
 *
 * @param catalogue the municipalities that zones may cover, with their states
 */
export function readZones(text: string, known: readonly KnownZone[], catalogue: readonly string[]) {
  const sheet = readSheet(text, {
    columns: [REGION, ZONE],
    known: zoneColumns,
    most: MAX_ZONE_ROWS,
    empty: t(programWords.zones.emptyFile),
    tooMany: t(programWords.zones.tooMany),
  });
  const places = new Map(catalogue.map((name) => [plain(name), name]));
  const problems = [...sheet.problems];
  const fresh: (NamedZone & Cover)[] = [];
  const changed: ({ zone: KnownZone } & Cover)[] = [];
  const coded: CodedRow[] = [];
  const padded = new Set<string>();
  const lineOf = new Map<string, number>();
  for (const { row, cells, problem } of sheet.lines) {
    if (problem) {
      problems.push({ row, column: '', message: problem });
      continue;
    }
    const read = zoneInput.safeParse({ name: cells[ZONE], region: cells[REGION] });
    if (!read.success) {
      problems.push(
        ...read.error.issues.map(({ path, message }) => ({
          row,
          column: path[0] === 'name' ? ZONE : REGION,
          message,
        })),
      );
      continue;
    }
    const { name } = read.data;
    const region = regionAs(read.data.region, [...known, ...fresh]);
    const earlier = lineOf.get(plain(name));
    lineOf.set(plain(name), earlier ?? row);
    const there = known.find((zone) => sameName(zone.name, name));
    const message = earlier
      ? t(programWords.zones.repeated, { row: earlier })
      : there && there.region !== region
        ? t(programWords.zones.elsewhere, { region: there.region })
        : null;
    if (message) problems.push({ row, column: ZONE, message } satisfies RowProblem);
    const municipalities = municipalitiesOf(
      cells[MUNICIPALITIES] ?? '',
      there?.municipalities,
      places,
    );
    const postalCodes = codesIn(cells[CODES] ?? '', padded);
    if (typeof municipalities === 'string') {
      problems.push({ row, column: MUNICIPALITIES, message: municipalities });
    }
    if (typeof postalCodes === 'string') {
      problems.push({ row, column: CODES, message: postalCodes });
    }
    if (message || typeof municipalities === 'string' || typeof postalCodes === 'string') continue;
    if (postalCodes.length > 0) coded.push({ row, name, there, postalCodes });
    if (!there) fresh.push({ name, region, municipalities, postalCodes });
    else if (
      (municipalities.length > 0 && !sameNames(municipalities, there.municipalities)) ||
      (postalCodes.length > 0 && !sameNames(postalCodes, there.postalCodes))
    ) {
      changed.push({ zone: there, municipalities, postalCodes });
    }
  }
  problems.push(...takenTwice(coded, known));
  return { rows: sheet.rows, fresh, changed, problems, padded: [...padded].toSorted() };
}

interface CodedRow {
  row: number;
  name: string;
  there: KnownZone | undefined;
  postalCodes: readonly string[];
}

/** The rows that give a zone a postal code which another one has once the file is taken in. */
function takenTwice(coded: readonly CodedRow[], known: readonly KnownZone[]): RowProblem[] {
  const replaced = new Set(coded.map(({ there }) => there?.id));
  const owner = new Map(
    known
      .filter(({ id }) => !replaced.has(id))
      .flatMap(({ name, postalCodes }) => postalCodes.map((code) => [code, name] as const)),
  );
  return coded.flatMap(({ row, name, postalCodes }) => {
    const code = postalCodes.find((one) => owner.has(one));
    if (code !== undefined) {
      const zone = owner.get(code) ?? '';
      return { row, column: CODES, message: t(programWords.zones.codeTaken, { code, zone }) };
    }
    for (const one of postalCodes) owner.set(one, name);
    return [];
  });
}

/** The postal codes of a cell, or the sentence that says what is wrong with one; `padded` gets those that lacked a zero. */
function codesIn(cell: string, padded: Set<string>): string[] | string {
  const typed = cell.split(/[;,\s]+/).filter(Boolean);
  for (const code of typed)
    if (withZero(code) !== cleanIdentifier(code)) padded.add(withZero(code));
  const read = zoneCodes.safeParse(typed.map(withZero));
  return read.success ? read.data : (read.error.issues[0]?.message ?? '');
}

const sameNames = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name) => other.includes(name));

/** The municipalities of a cell as the catalogue writes them, or the sentence that says which one it does not have. */
function municipalitiesOf(
  cell: string,
  before: readonly string[] = [],
  places: ReadonlyMap<string, string>,
): string[] | string {
  const typed = cell.split(MUNICIPALITY_SEPARATOR).map(plain).filter(Boolean);
  // What a zone covers already may stay, whatever the catalogue says since.
  const kept = new Map(before.map((name) => [plain(name), name]));
  const found = new Set<string>();
  for (const name of typed) {
    const place = places.get(name) ?? kept.get(name);
    if (!place) return unknown(cell, name, places);
    found.add(place);
  }
  return found.size > MOST_MUNICIPALITIES ? tooManyChosen(MOST_MUNICIPALITIES)() : [...found];
}

function unknown(cell: string, wanted: string, places: ReadonlyMap<string, string>): string {
  const name =
    cell
      .split(MUNICIPALITY_SEPARATOR)
      .find((one) => plain(one) === wanted)
      ?.trim() ?? wanted;
  const [, full] = [...places].find(([place]) => place.startsWith(`${wanted}, `)) ?? [];
  return full
    ? t(programWords.zones.withoutState, { name, full })
    : t(programWords.zones.unknownMunicipality, { name, all: places.size });
}
