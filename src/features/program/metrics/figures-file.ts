import { type CsvValue, csvFileName, csvMoney } from '@portal/ui/table/csv-values';

/** What a drawing or a table shows, in figures. */
export interface Figures {
  columns: readonly string[];
  rows: readonly (readonly CsvValue[])[];
  /** The columns that are centavos, by their place. */
  money?: readonly number[];
}

export interface FigureColumn<Row> {
  key: string;
  title: string;
  /** How it is computed; none of what is not. */
  how?: string;
  /** What is shown, and is written into the file; null where there is nothing. */
  value: (row: Row) => CsvValue;
  /** It is centavos. */
  money?: boolean;
  /** How a number is written on the screen, where that is not as others are. */
  shown?: (figure: number) => string;
  /** Where the rows behind a figure are, which add up to it; none of what has none, as a plan. */
  to?: (row: Row) => string | undefined;
  /** What is said of the way there besides the figure. */
  said?: (row: Row) => string;
}

/** The same of a table, as its rows are shown. */
export const figuresOf = <Row>(
  columns: readonly FigureColumn<Row>[],
  rows: readonly Row[],
): Figures => ({
  columns: columns.map(({ title }) => title),
  money: columns.flatMap(({ money }, at) => (money ? [at] : [])),
  rows: rows.map((row) => columns.map(({ value }) => value(row))),
});

/** Shorter than any disk's longest name, day and ending included. */
const LONGEST_NAME = 200;

/** The rows of figures as a file has them: centavos become pesos. */
export const writtenRows = ({ rows, money }: Figures): CsvValue[][] =>
  rows.map((row) =>
    row.map((value, at) =>
      typeof value === 'number' && money?.includes(at) ? csvMoney(value) : value,
    ),
  );

/**
 * The name of a file of figures. No CSV of the product has lines above its headings, which programs would read as rows:
 * what its figures are and how they are narrowed, of what program and of when, is in its name. Where all of it is too
 * long for one, its beginning.
 */
export const figuresFileName = (said: readonly string[], now: Date): string =>
  csvFileName(said.join(' ').slice(0, LONGEST_NAME), now);
