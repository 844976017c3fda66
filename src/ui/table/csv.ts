import Papa from 'papaparse';
import type { CsvDelimiter, CsvValue } from './csv-values';

/** A spreadsheet runs a cell that starts like this; typed numbers never pass through the check. */
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/;

/**
 * Rows as CSV text (RFC 4180, CRLF). Text that a spreadsheet would take for a formula is prefixed with
 * an apostrophe; numbers stay numbers. The byte-order mark is written once and only when asked for.
 */
export function toCsv(
  header: readonly string[],
  rows: readonly (readonly CsvValue[])[],
  options: { delimiter?: CsvDelimiter; byteOrderMark?: boolean } = {},
): string {
  const text = Papa.unparse(
    [header, ...rows].map((row) => [...row]),
    { delimiter: options.delimiter ?? ',', newline: '\r\n', escapeFormulae: formulaStart },
  );
  return `${options.byteOrderMark ? '\uFEFF' : ''}${text}\r\n`;
}
