import { type CsvDelimiter, harmlessCell, splits } from '@contract/kernel/csv-cell';
import Papa from 'papaparse';
import type { CsvValue } from './csv-values';

/**
 * Rows as CSV text (RFC 4180, CRLF), its texts made harmless for spreadsheets; numbers stay numbers. The byte-order mark
 * is written once and only when asked for.
 */
export function toCsv(
  header: readonly string[],
  rows: readonly (readonly CsvValue[])[],
  options: { delimiter?: CsvDelimiter; byteOrderMark?: boolean } = {},
): string {
  const text = Papa.unparse(
    [header, ...rows].map((row) => row.map(harmless)),
    { delimiter: options.delimiter ?? ',', newline: '\r\n', quotes: splits },
  );
  return `${options.byteOrderMark ? '\uFEFF' : ''}${text}\r\n`;
}

const harmless = (cell: CsvValue): CsvValue =>
  typeof cell === 'string' ? harmlessCell(cell) : cell;
