/** What may part the cells of a CSV, the first by default. */
export const csvDelimiters = [',', ';', '\t', '|'] as const;
export type CsvDelimiter = (typeof csvDelimiters)[number];

/** What no cell needs and what hides or turns round what a reader sees: controls, marks of direction, signs without width. */
const unseen = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** A spreadsheet runs a cell that starts like this, some also behind blanks and joiners. */
const formulaStart = /^(?:[\t\r\n\0]|[\s\u200c\u200d]*[=+\-@＝＋－＠])/;

/**
 * A text as a cell of a CSV that is opened with a spreadsheet: without signs that cannot be seen, and with an apostrophe
 * before what would be run as a formula. Numbers are no texts and never pass here.
 */
export function harmlessCell(text: string): string {
  const seen = text.replace(unseen, '');
  return formulaStart.test(text) || formulaStart.test(seen) ? `'${seen}` : seen;
}

/**
 * Whether a cell holds what some spreadsheet parts cells at: quoted, it stays one, and what follows the sign does not
 * begin a cell of its own that nothing disarmed.
 */
export const splits = (cell: unknown): boolean => typeof cell === 'string' && /[,;\t|]/.test(cell);
