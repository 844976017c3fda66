import { repeatedHeadings } from '@contract/kernel/sheets/columns';
import { isErrorCell } from '@contract/kernel/sheets/error-cell';
import { sheets } from '@contract/locales/es-MX/kernel/sheets';
import { t } from '@server/i18n';
import { NoTable, TooMuch } from './csv-records';
import { ForeignFile, type Sheet } from './sheet';

/** A file that cannot be read, with the sentence that says why: nothing of it stays. */
export class Unreadable extends Error {}

/** Why a file could not be read, as a sentence; null of what is no fault of the file. */
export function whyUnreadable(error: unknown): string | null {
  if (error instanceof TooMuch) return t(sheets.tooMuch);
  if (error instanceof ForeignFile) return t(sheets.foreign[error.kind]);
  if (error instanceof NoTable) return t(sheets.noTable);
  return error instanceof Unreadable ? error.message : null;
}

/** What has to be known of a file to review it: which of its sheets was read, and which headings it has twice. */
export function whatToKnow(
  { book }: Pick<Sheet, 'book'>,
  headings: readonly string[],
): string | null {
  const count = book?.among.length ?? 0;
  const said = repeatedHeadings(headings).map((heading) => t(sheets.sameHeading, { heading }));
  if (book && count > 1) said.unshift(t(sheets.oneSheet, { sheet: book.name, count }));
  return said.length > 0 ? said.join(' ') : null;
}

/** So much of a text, without what PostgreSQL keeps in no text: a zero, and half of a sign, as where one is cut. */
export const keepable = (text: string, most: number) =>
  text.slice(0, most).replace(/\0|\p{Cs}/gu, '');

/** As much of a cell as is shown of it. */
export const shortened = (cell: string) => keepable(cell, 200);

/** What a spreadsheet's export wrote before a cell that would run as a formula. */
const DISARMED = /^'(?=[\s\u200c\u200d]*[=+\-@＝＋－＠])/;

/** A cell without what an export wrote before it to keep it from running as a formula. */
export const armed = (cell: string) => cell.replace(DISARMED, '');

/** A cell of several lines is one. The look behind keeps a long run of spaces from being tried at each of them. */
const LINES = /(?<!\s)\s*[\r\n\t]+\s*/g;
/** The end of a line as a workbook's own text writes it, and what copies it writes as well. */
const WRITTEN_LINE = /_x000[dD]_/g;

/** A cell as one line, without blanks around it. */
export const asOneLine = (cell: string) =>
  cell.replace(WRITTEN_LINE, '\n').replace(LINES, ' ').trim();

/** What is said of a cell that holds an error of its spreadsheet instead of a value, or null. */
export const errorIn = (cell: string): string | null =>
  isErrorCell(cell) ? t(sheets.errorCell, { cell }) : null;

/** What keeps a row from being read as a whole, as a sentence, or null. */
export function wholeProblem(
  cells: readonly string[],
  most: number,
  broken: boolean,
): string | null {
  if (broken) return t(sheets.badQuotes);
  if (cells.length > most && cells.slice(most).some((cell) => cell !== '')) {
    return t(sheets.tooManyCells);
  }
  return cells.some((cell) => cell.includes('\0')) ? t(sheets.badCharacters) : null;
}
