import Papa from 'papaparse';

export type Cell = string | number | null;

/** A spreadsheet runs a cell that starts like this; numbers never pass through the check. */
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/;

const END = '\r\n';

/** What a file of rows begins with, so that spreadsheets read its accents. */
export const csvHead = (headings: readonly string[]): string => `\uFEFF${csvRow(headings)}`;

/** One line of a CSV (RFC 4180). Text that a spreadsheet would take for a formula is disarmed with an apostrophe. */
export const csvRow = (cells: readonly Cell[], delimiter = ','): string =>
  Papa.unparse([[...cells]], { newline: END, escapeFormulae: formulaStart, delimiter }) + END;
