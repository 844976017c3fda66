import { decoderFor, likeliestSingleByte, withLineFeeds } from '@contract/kernel/text-decoder';
import Papa from 'papaparse';

/**
 * Text of an uploaded file: UTF-8 or UTF-16 by its mark, UTF-8 when it is valid, otherwise what older
 * spreadsheets of Windows, the Macintosh or MS-DOS write.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decoderFor(likeliestSingleByte(bytes)).decode(bytes);
  }
}

/**
 * The lines of a CSV that hold something, numbered as a spreadsheet does, with the blank ones; and the
 * numbers of those whose quotes are not closed well. The delimiter is found out.
 */
export function csvLines(written: string) {
  const text = withLineFeeds(written);
  // Detected beforehand: among blank lines the delimiter is not found.
  const { delimiter } = Papa.parse(text, { preview: 1, skipEmptyLines: 'greedy' }).meta;
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter,
    transform: (value) => value.trim(),
  });
  const quotes = errors.filter(({ type }) => type === 'Quotes');
  return {
    lines: data
      .map((cells, index) => ({ row: index + 1, cells }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
    broken: new Set(quotes.map(({ row = 0 }) => row + 1)),
  };
}

/** The cells of a line by their heading, in the order of the file; of two headings alike the first counts. */
export function byHeading(
  headings: readonly string[],
  cells: readonly string[],
): Record<string, string> {
  const named = new Map<string, string>();
  for (const [k, heading] of headings.entries()) {
    if (!named.has(heading)) named.set(heading, cells[k] ?? '');
  }
  return Object.fromEntries(named);
}
