import { readFile } from 'node:fs/promises';
import { MOST_COLUMNS } from '@contract/kernel/sheets/columns';
import { documents as documentWords } from '@contract/locales/es-MX/documents/documents';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { sheets } from '@contract/locales/es-MX/kernel/sheets';
import { programWords } from '@contract/locales/es-MX/program/server';
import { MAX_UPLOAD_BYTES } from '@contract/program/zones';
import { byHeading, csvLines, decodeText } from '@server/adapters/csv';
import { searchText } from '@server/db/search-text';
import { AppError } from '@server/http/errors';
import type { ReceivedFile } from '@server/http/multipart';
import { t } from '@server/i18n';

/** Most problems reported at once; the rest are counted. */
export const MOST_PROBLEMS = 200;

export interface RowProblem {
  /** Line of the file as a spreadsheet numbers it; 1 is the headings. */
  row: number;
  column: string;
  message: string;
}

interface Sheet {
  /** Each row by heading, with what keeps it from being read as a whole, if anything does. */
  lines: { row: number; cells: Record<string, string>; problem: string | null }[];
  /** What keeps the file from being read. */
  problems: RowProblem[];
  rows: number;
  /** The first rows as they were read. */
  sample: Record<string, string>[];
}

const SAMPLE_ROWS = 5;

interface Expected {
  /** Headings that have to be there. */
  columns: readonly string[];
  /** All that are read: one more would be lost without a word. */
  known: readonly string[];
  most: number;
  empty: string;
  tooMany: string;
}

/** @throws AppError, on its field, when a file is no CSV or too large */
export async function textOf(file: ReceivedFile): Promise<string> {
  if (!/\.csv$/i.test(file.fileName)) throw badFile(t(documentWords.wrongType));
  if (file.size > MAX_UPLOAD_BYTES) throw badFile(t(programWords.prospects.upload.tooLarge));
  return decodeText(await readFile(file.path));
}

/** @throws AppError, on its field, when no file came */
export function received(file: ReceivedFile | null): ReceivedFile {
  if (!file) throw badFile(t(documentWords.prompt));
  return file;
}

const badFile = (message: string) =>
  new AppError('validation', t(outcomes.invalidTitle), { fields: { file: message } });

/** Splits a CSV into rows by heading, and reports what keeps the file, or a whole row, from being read. */
export function readSheet(text: string, { columns, known, most, empty, tooMany }: Expected): Sheet {
  const { lines, broken } = csvLines(text);
  const headings = (lines.shift()?.cells ?? []).map(headingOf);
  if (headings.length > MOST_COLUMNS) {
    throw badFile(t(sheets.tooManyColumns));
  }
  const missing = columns.filter((heading) => !headings.includes(heading));
  const strange = headings.filter((heading) => heading && !known.includes(heading));
  const sheet: Sheet = {
    lines: [],
    problems: [
      ...missing.map((column) => ({
        row: 1,
        column,
        message: t(sheets.missingColumn),
      })),
      ...strange.map((column) => ({
        row: 1,
        column,
        message: t(programWords.zones.strangeColumn, { columns: known.join(', ') }),
      })),
    ],
    rows: lines.length,
    sample: lines.slice(0, SAMPLE_ROWS).map(({ cells }) => byHeading(headings, cells)),
  };
  if (missing.length > 0) return sheet;
  if (lines.length === 0) sheet.problems.push({ row: 1, column: '', message: empty });
  if (lines.length > most) {
    sheet.problems.push({ row: 1, column: '', message: tooMany });
    return sheet;
  }
  sheet.lines = lines.map(({ row, cells }) => ({
    row,
    cells: byHeading(headings, cells),
    problem: broken.has(row) ? t(sheets.badQuotes) : lineProblem(headings, cells),
  }));
  return sheet;
}

/** A heading as it is compared: accents, capitals and how its words are joined aside. */
const headingOf = (heading: string) => searchText(heading).replaceAll('_', ' ').trim();

/** What keeps a line from being read at all, as a sentence, or null. */
function lineProblem(headings: readonly string[], cells: readonly string[]): string | null {
  if (cells.slice(headings.length).some((cell) => cell !== '')) {
    return t(sheets.tooManyCells);
  }
  return cells.some((cell) => cell.includes('\0')) ? t(sheets.badCharacters) : null;
}

/** Refuses a file as a whole for what its rows have. */
export const refusedRows = (message: string, problems: readonly RowProblem[]) =>
  new AppError('rule', message, {
    fields: Object.fromEntries(
      problems
        .slice(0, MOST_PROBLEMS)
        .map(({ row, column, message }) => [`rows.${row}${column && `.${column}`}`, message]),
    ),
  });
