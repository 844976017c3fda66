import { programWords } from '@contract/locales/es-MX/program/server';
import {
  MAX_UPLOAD_ROWS,
  optionalColumns,
  prospectInput,
  uploadColumns,
} from '@contract/program/prospects';
import { searchText } from '@server/db/search-text';
import { t } from '@server/i18n';
import type * as z from 'zod';
import { type RowProblem, readSheet } from '../sheets/sheet';

export type ProspectInput = z.output<typeof prospectInput>;

export interface ReadFile {
  valid: ProspectInput[];
  problems: RowProblem[];
  rows: number;
  /** The first rows as they were read, by heading. */
  sample: Record<string, string>[];
}

/**
 * Parses a CSV of prospects and reports, row by row, what keeps it from entering.
 *
 * @param zoneByName zone id by its name as `searchText` writes it
 * @param takenPhones phones (E.164) the program already has
 */
export function readProspects(
  text: string,
  zoneByName: ReadonlyMap<string, string>,
  takenPhones: ReadonlySet<string>,
): ReadFile {
  const sheet = readSheet(text, {
    columns: Object.keys(uploadColumns).filter((heading) => !optionalColumns.includes(heading)),
    most: MAX_UPLOAD_ROWS,
    empty: t(programWords.prospects.rules.empty),
    tooMany: t(programWords.prospects.rules.tooMany),
  });
  const { problems, rows, sample } = sheet;
  const file: ReadFile = { valid: [], problems, rows, sample };
  const phoneLine = new Map<string, number>();
  for (const { row, cells, problem } of sheet.lines) {
    if (problem) file.problems.push({ row, column: '', message: problem });
    else readRow(file, cells, row, zoneByName, takenPhones, phoneLine);
  }
  return file;
}

function readRow(
  file: ReadFile,
  cells: Record<string, string>,
  row: number,
  zoneByName: ReadonlyMap<string, string>,
  takenPhones: ReadonlySet<string>,
  phoneLine: Map<string, number>,
) {
  const given = Object.fromEntries(
    Object.entries(uploadColumns).map(([heading, field]) => {
      const cell = cells[heading] ?? '';
      return [field, field === 'zone_id' ? zoneByName.get(searchText(cell)) : cell];
    }),
  );
  const read = prospectInput.safeParse(given);
  if (!read.success) {
    for (const issue of read.error.issues) {
      const field = String(issue.path[0]);
      const column = Object.entries(uploadColumns).find(([, name]) => name === field)?.[0] ?? field;
      const unknownZone = field === 'zone_id' && cells[column]?.trim();
      const message = unknownZone ? t(programWords.prospects.rules.unknownZone) : issue.message;
      file.problems.push({ row, column, message });
    }
    return;
  }
  const { phone } = read.data;
  const earlier = phoneLine.get(phone);
  if (earlier) {
    file.problems.push({
      row,
      column: 'telefono',
      message: t(programWords.prospects.rules.repeatedPhone, { row: earlier }),
    });
  } else if (takenPhones.has(phone)) {
    file.problems.push({
      row,
      column: 'telefono',
      message: t(programWords.prospects.rules.phoneTaken),
    });
  } else {
    file.valid.push(read.data);
  }
  phoneLine.set(phone, earlier ?? row);
}
