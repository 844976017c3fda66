import { programWords } from '@contract/locales/es-MX/program/server';
import { MAX_ZONE_ROWS, zoneColumns, zoneInput } from '@contract/program/zones';
import { searchText } from '@server/db/search-text';
import { t } from '@server/i18n';
import { type RowProblem, readSheet } from '../sheets/sheet';

export interface NamedZone {
  name: string;
  region: string;
}

/** Whether two names are one to a reader: accents, capitals and spaces aside. */
export const sameName = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (name: string) => searchText(name).replace(/\s+/g, ' ').trim();

/** A region as it is written already, when another zone has it. */
export const regionAs = (region: string, known: readonly NamedZone[]): string =>
  known.find((zone) => sameName(zone.region, region))?.region ?? region;

/** Reads a CSV of zones: those to be added, and row by row what keeps it from entering. */
export function readZones(text: string, known: readonly NamedZone[]) {
  const sheet = readSheet(text, {
    columns: zoneColumns,
    most: MAX_ZONE_ROWS,
    empty: t(programWords.zones.emptyFile),
    tooMany: t(programWords.zones.tooMany),
  });
  const problems = [...sheet.problems];
  const fresh: NamedZone[] = [];
  const lineOf = new Map<string, number>();
  for (const { row, cells, problem } of sheet.lines) {
    if (problem) {
      problems.push({ row, column: '', message: problem });
      continue;
    }
    const read = zoneInput.safeParse({ name: cells.zona, region: cells.region });
    if (!read.success) {
      problems.push(
        ...read.error.issues.map(({ path, message }) => ({
          row,
          column: path[0] === 'name' ? 'zona' : 'region',
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
    if (message) problems.push({ row, column: 'zona', message } satisfies RowProblem);
    else if (!there) fresh.push({ name, region });
  }
  return { rows: sheet.rows, fresh, problems };
}
