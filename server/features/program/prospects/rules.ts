import { programWords } from '@contract/locales/es-MX/program/server';
import { MAX_UPLOAD_ROWS, prospectInput, uploadColumns } from '@contract/program/prospects';
import { byHeading, csvLines } from '@server/adapters/csv';
import { searchText } from '@server/db/search-text';
import { t } from '@server/i18n';
import type * as z from 'zod';

export type ProspectInput = z.output<typeof prospectInput>;

export interface RowProblem {
  /** Line of the file as a spreadsheet numbers it; 1 is the headings. */
  row: number;
  column: string;
  message: string;
}

export interface ReadFile {
  valid: ProspectInput[];
  problems: RowProblem[];
  rows: number;
  /** The first rows as they were read, by heading. */
  sample: Record<string, string>[];
}

const SAMPLE_ROWS = 5;

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
  const { lines, broken } = csvLines(text);
  const headings = (lines.shift()?.cells ?? []).map((heading) => searchText(heading).trim());
  const missing = Object.keys(uploadColumns).filter(
    (heading) => heading !== 'correo' && !headings.includes(heading),
  );
  const file: ReadFile = {
    valid: [],
    problems: missing.map((column) => ({
      row: 1,
      column,
      message: t(programWords.prospects.rules.missingColumn),
    })),
    rows: lines.length,
    sample: lines.slice(0, SAMPLE_ROWS).map(({ cells }) => byHeading(headings, cells)),
  };
  if (missing.length > 0) return file;
  if (file.rows === 0) {
    file.problems.push({ row: 1, column: '', message: t(programWords.prospects.rules.empty) });
  }
  if (file.rows > MAX_UPLOAD_ROWS) {
    file.problems.push({
      row: 1,
      column: '',
      message: t(programWords.prospects.rules.tooMany),
    });
    return file;
  }
  const phoneLine = new Map<string, number>();
  for (const { row, cells } of lines) {
    const message = broken.has(row) ? BAD_QUOTES : lineProblem(headings, cells);
    if (message) file.problems.push({ row, column: '', message });
    else readRow(file, byHeading(headings, cells), row, zoneByName, takenPhones, phoneLine);
  }
  return file;
}

const BAD_QUOTES = t(programWords.prospects.rules.badQuotes);

/** What keeps a line from being read at all, as a sentence, or null. */
function lineProblem(headings: readonly string[], cells: readonly string[]): string | null {
  if (cells.slice(headings.length).some((cell) => cell !== '')) {
    return t(programWords.prospects.rules.tooManyCells);
  }
  return cells.some((cell) => cell.includes('\0'))
    ? t(programWords.prospects.rules.badCharacters)
    : null;
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
