import { folded } from '../folded';

/** What may stand between the cells of a text file. */
export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** A file of more is refused; of what is no file of ours no more is looked at. */
export const MOST_COLUMNS = 200;

/** As many rows of a file are looked at for its headings: above them may be titles, filters, and whose file it is. */
export const HEAD_ROWS = 20;

/** What some spreadsheets write before the headings: which sign is between cells. */
export const SEPARATOR_LINE = /^sep=(.)\r?\n/;

const LONGEST_HEADING = 200;

/** A heading as headings are compared. */
export const headingKey = (heading: string): string =>
  folded(heading.slice(0, LONGEST_HEADING))
    .replace(/[_\s]+/g, ' ')
    .trim();

/** The words of a heading, without what people add to them: "C.P.", "Teléfono:", "Correo*". */
const bare = (key: string) => key.replace(/[.:*¿?]/g, '').trim();

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

/** The column of a file, from 0, that each field is read from; a field without one is read from none. */
export type Columns<Field extends string> = { [F in Field]?: number };

/** What people said before which field a heading is; null of one that is none. */
export type Remembered<Field extends string> = ReadonlyMap<string, Field | null>;

/** The fields of a kind of file, and by which headings their columns are known. */
interface FieldsOfFile<Field extends string> {
  /** In the order of the template. */
  fields: readonly Field[];
  /** Fields that a file may have no column for. */
  optional: readonly Field[];
  /** Headings of the template, and other words that people head such a column with. */
  headings: Readonly<Record<Field, readonly [template: string, ...others: string[]]>>;
  /** Headings that are looked for before the others. */
  surest?: Partial<Record<Field, readonly string[]>>;
  /** Headings that begin as one of ours and are none. */
  others?: readonly string[];
}

/** How the columns of a kind of file are known by its headings; the same for the browser and the server. */
export function columnFinder<Field extends string>(kind: FieldsOfFile<Field>) {
  const { fields, optional, headings: templates, others = [] } = kind;
  const surest: Partial<Record<Field, readonly string[]>> = kind.surest ?? {};

  /** The words of a field's headings, those that are looked for first before the others. */
  const wordsOf = (field: Field): string[] =>
    [...(surest[field] ?? []), ...templates[field]].map((heading) => bare(headingKey(heading)));

  const knownHeadings = new Set(fields.flatMap(wordsOf));

  /** Fields that a file has to have and that no column is said for. */
  const missingFields = (columns: Columns<Field>): Field[] =>
    fields.filter((field) => columns[field] === undefined && !optional.includes(field));

  /**
   * The column that each field is read from: as people said before of such a heading, else by its words,
   * whole or as the first ones. What they said is none still is a field that a file has to have and has nowhere else,
   * where the template heads it so: they said it of a file that had another column for it.
   */
  function guessColumns(
    headings: readonly string[],
    remembered: Remembered<Field>,
  ): Columns<Field> {
    const keys = headings.map(headingKey);
    const found: Columns<Field> = {};
    const used = new Set<number>();
    const words = keys.map(bare);
    const none = new Set(words.flatMap((key, n) => (others.includes(key) ? [n] : [])));
    const put = (field: Field, column: number) => {
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
    for (const field of fields) {
      for (const wanted of wordsOf(field)) {
        put(
          field,
          free((key) => key === wanted),
        );
      }
    }
    for (const field of fields) {
      for (const wanted of wordsOf(field)) {
        put(
          field,
          free((key) => key.startsWith(`${wanted} `)),
        );
      }
    }
    for (const field of missingFields(found)) {
      put(field, words.indexOf(bare(headingKey(templates[field][0]))));
    }
    return found;
  }

  /** Which of the first rows that hold anything has a file's headings: the first, unless one below knows more of them. */
  function headingsAt(rows: readonly (readonly string[])[], remembered: Remembered<Field>): number {
    const [first = [], ...below] = rows
      .slice(0, HEAD_ROWS)
      .map((cells) => cells.slice(0, MOST_COLUMNS));
    const isRemembered = (cell: string) => remembered.has(headingKey(cell));
    const guessed = Object.keys(guessColumns(first, remembered)).length;
    const known = Math.max(guessed, first.filter(isRemembered).length);
    // One word of them may be what a cell says.
    const enough = Math.max(2, known + 1);
    const isHeading = (cell: string) =>
      isRemembered(cell) || knownHeadings.has(bare(headingKey(cell)));
    return below.findIndex((cells) => cells.filter(isHeading).length >= enough) + 1;
  }

  /** Whether the first rows of a sheet are headings that we know, with something under them. */
  function isTable(rows: readonly (readonly string[])[], remembered: Remembered<Field>): boolean {
    const at = headingsAt(rows, remembered);
    const headings = rows[at]?.slice(0, MOST_COLUMNS) ?? [];
    return rows.length > at + 1 && Object.keys(guessColumns(headings, remembered)).length > 1;
  }

  /** The sign between cells by which the headings are most like ours, and most in number. */
  function likeliestDelimiter(
    firstRowsBy: (delimiter: Delimiter) => readonly (readonly string[])[],
    remembered: Remembered<Field>,
  ): Delimiter {
    let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 };
    for (const delimiter of delimiters) {
      const rows = firstRowsBy(delimiter);
      const headings = (rows[headingsAt(rows, remembered)] ?? []).slice(0, MOST_COLUMNS);
      const known = Object.keys(guessColumns(headings, remembered)).length;
      const score = known * 1000 + headings.length;
      if (score > best.score) best = { delimiter, score };
    }
    return best.delimiter;
  }

  return { guessColumns, headingsAt, isTable, missingFields, likeliestDelimiter };
}

/** What knows the columns of a kind of file. */
export type ColumnFinder<Field extends string> = ReturnType<typeof columnFinder<Field>>;
