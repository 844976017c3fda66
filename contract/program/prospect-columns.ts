import { folded } from '../kernel/folded';
import type { Encoding } from '../kernel/text-decoder';
import { type ColumnMap, type Delimiter, delimiters } from './prospect-batches';
import { type BatchField, batchFields, optionalFields } from './prospect-cells';
import { fieldHeadings, otherHeadings, surestHeadings } from './prospect-headings';

/** A file of more is refused; of what is no file of prospects no more is looked at. */
export const MOST_COLUMNS = 200;

const LONGEST_HEADING = 200;

/** A heading as headings are compared. */
export const headingKey = (heading: string): string =>
  folded(heading.slice(0, LONGEST_HEADING))
    .replace(/[_\s]+/g, ' ')
    .trim();

/** The words of a heading, without what people add to them: "C.P.", "Teléfono:", "Correo*". */
const bare = (key: string) => key.replace(/[.:*¿?]/g, '').trim();

/** What people of a program said before which field a heading is; null of one that is none. */
export type RememberedColumns = ReadonlyMap<string, BatchField | null>;

/** The words of a field's headings, those that are looked for first before the others. */
const wordsOf = (field: BatchField): string[] =>
  [...(surestHeadings[field] ?? []), ...fieldHeadings[field]].map((heading) =>
    bare(headingKey(heading)),
  );

/**
 * The column that each field is read from: as people of the program said before of such a heading, else by its words,
 * whole or as the first ones. What they said is none still is a field that a file has to have and has nowhere else,
 * where the template heads it so: they said it of a file that had another column for it.
 */
export function guessColumns(
  headings: readonly string[],
  remembered: RememberedColumns,
): ColumnMap {
  const keys = headings.map(headingKey);
  const found: ColumnMap = {};
  const used = new Set<number>();
  const words = keys.map(bare);
  const none = new Set(words.flatMap((key, n) => (otherHeadings.includes(key) ? [n] : [])));
  const put = (field: BatchField, column: number) => {
    if (column < 0 || found[field] !== undefined || used.has(column)) return;
    found[field] = column;
    used.add(column);
  };
  for (const [column, key] of keys.entries()) {
    const field = remembered.get(key);
    if (field) put(field, column);
    if (field === null) none.add(column);
  }
  const free = (matches: (key: string) => boolean) =>
    words.findIndex((key, column) => !used.has(column) && !none.has(column) && matches(key));
  for (const field of batchFields) {
    for (const wanted of wordsOf(field)) {
      put(
        field,
        free((key) => key === wanted),
      );
    }
  }
  for (const field of batchFields) {
    for (const wanted of wordsOf(field)) {
      put(
        field,
        free((key) => key.startsWith(`${wanted} `)),
      );
    }
  }
  for (const field of missingFields(found)) {
    put(field, words.indexOf(bare(headingKey(fieldHeadings[field][0]))));
  }
  return found;
}

/** As many rows of a file are looked at for its headings: above them may be titles, filters, and whose file it is. */
export const HEAD_ROWS = 20;

const knownHeadings = new Set(batchFields.flatMap(wordsOf));

/** Which of the first rows that hold anything has a file's headings: the first, unless one below knows more of them. */
export function headingsAt(
  rows: readonly (readonly string[])[],
  remembered: RememberedColumns,
): number {
  const [first = [], ...below] = rows
    .slice(0, HEAD_ROWS)
    .map((cells) => cells.slice(0, MOST_COLUMNS));
  const isRemembered = (cell: string) => remembered.has(headingKey(cell));
  const guessed = Object.keys(guessColumns(first, remembered)).length;
  const known = Math.max(guessed, first.filter(isRemembered).length);
  // One word of them may be what a prospect's cell says.
  const enough = Math.max(2, known + 1);
  const isHeading = (cell: string) =>
    isRemembered(cell) || knownHeadings.has(bare(headingKey(cell)));
  return below.findIndex((cells) => cells.filter(isHeading).length >= enough) + 1;
}

/** Whether the first rows of a sheet are headings that we know, with something under them. */
export function isProspectTable(
  rows: readonly (readonly string[])[],
  remembered: RememberedColumns,
): boolean {
  const at = headingsAt(rows, remembered);
  const headings = rows[at]?.slice(0, MOST_COLUMNS) ?? [];
  return rows.length > at + 1 && Object.keys(guessColumns(headings, remembered)).length > 1;
}

/** The headings that several columns have; which of them is which only their cells say. */
export function repeatedHeadings(headings: readonly string[]): string[] {
  const keys = headings.map(headingKey);
  return headings.filter(
    (heading, at) =>
      heading !== '' &&
      keys.indexOf(headingKey(heading)) === at &&
      keys.lastIndexOf(headingKey(heading)) > at,
  );
}

/** Fields that a file has to have and that no column is said for. */
export const missingFields = (columns: ColumnMap): BatchField[] =>
  batchFields.filter((field) => columns[field] === undefined && !optionalFields.includes(field));

/** The sign between cells by which the headings are most like ours, and most in number. */
export function likeliestDelimiter(
  firstRowsBy: (delimiter: Delimiter) => readonly (readonly string[])[],
  remembered: RememberedColumns,
): Delimiter {
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of delimiters) {
    const rows = firstRowsBy(delimiter);
    const headings = (rows[headingsAt(rows, remembered)] ?? []).slice(0, MOST_COLUMNS);
    const fields = Object.keys(guessColumns(headings, remembered)).length;
    const score = fields * 1000 + headings.length;
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** What some spreadsheets write before the headings: which sign is between cells. */
export const SEPARATOR_LINE = /^sep=(.)\r?\n/;

/** As much of a file as tells UTF-16 without a mark by the zeros of its Latin letters. */
const ENCODING_HEAD = 4096;

const OLD_BOOK = 'd0cf11e0';
/** How a workbook with a password is called inside, in UTF-16. */
const LOCKED = 'EncryptedPackage';

/** What a file is that only looks like a spreadsheet: a workbook with a password, one of before 2007, or something else. */
export type ForeignKind = 'locked' | 'old' | 'other';

/** @param bytes of a file that `isForeign`, its beginning and its end */
export function foreignKind(bytes: Uint8Array): ForeignKind {
  if (hexOf(bytes) !== OLD_BOOK) return 'other';
  return new TextDecoder('latin1').decode(bytes).includes(Array.from(LOCKED).join('\0'))
    ? 'locked'
    : 'old';
}

/** As much of a file's beginning and end as names what is inside. */
export const FOREIGN_BYTES = 256 * 1024;

const hexOf = (head: Uint8Array) =>
  [...head.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** How files begin that are no text, though they are called so: an old workbook (OLE), a PDF, pictures, what is packed. */
const FOREIGN = [OLD_BOOK, '25504446', '89504e47', 'ffd8ff', '1f8b'];

/** Tabulator and the ends of lines; of the other control characters a text has hardly any. */
const WRITTEN_CONTROLS: readonly number[] = [0x09, 0x0a, 0x0d];

/** Of a file's beginning, the most that may be control characters: one of twenty. */
const MOST_CONTROLS = 1 / 20;

/** Whether a file is of another kind than those that hold rows, by its first bytes. */
export function isForeign(head: Uint8Array): boolean {
  const hex = hexOf(head);
  if (FOREIGN.some((beginning) => hex.startsWith(beginning))) return true;
  // In UTF-16 every other byte of a Latin text is zero.
  if (encodingOfHead(head)) return false;
  const controls = head.filter((byte) => byte < 0x20 && !WRITTEN_CONTROLS.includes(byte));
  return controls.length > head.length * MOST_CONTROLS;
}

/** How a text is written as far as its first bytes tell: by its mark, or its zeros. */
export function encodingOfHead(bytes: Uint8Array): Encoding | null {
  const head = bytes.subarray(0, ENCODING_HEAD);
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [n, byte] of head.entries()) if (byte === 0) zeros[n % 2] = (zeros[n % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = head.length / 4;
  if (odd > most && even < most / 10) return 'utf-16le';
  return even > most && odd < most / 10 ? 'utf-16be' : null;
}
