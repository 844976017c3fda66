import { harmlessCell, splits } from '@contract/kernel/csv-cell';
import Papa from 'papaparse';

export type Cell = string | number | null;

const END = '\r\n';

/** What a file of rows begins with, so that spreadsheets read its accents. */
export const csvHead = (headings: readonly string[]): string => `\uFEFF${csvRow(headings)}`;

/** One line of a CSV (RFC 4180), its texts made harmless for spreadsheets. */
export const csvRow = (cells: readonly Cell[], delimiter = ','): string =>
  Papa.unparse([cells.map(harmless)], { newline: END, delimiter, quotes: splits }) + END;

/** A number that is written with its decimals, which no spreadsheet runs, whatever its sign. */
const writtenNumber = /^-?\d+\.\d+$/;

const harmless = (cell: Cell): Cell =>
  typeof cell === 'string' && !writtenNumber.test(cell) ? harmlessCell(cell) : cell;
