import { type Column, type SQL, sql } from 'drizzle-orm';

/** Lower case without accents, with ñ kept apart from n: what lists search and sort names by. */
export function searchText(...parts: (string | null | undefined)[]): string {
  return parts
    .filter((part) => part)
    .join(' ')
    .toLowerCase()
    .replaceAll('ñ', '\u0001')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u0001', 'ñ');
}

/** A LIKE pattern that finds the typed text anywhere, with its own wildcards taken literally. */
export const containing = (typed: string) =>
  `%${searchText(typed).replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

/** A name or number as it is searched, accents aside and ñ kept; the trigram indexes are on the same expression. */
export const searched = (column: Column | SQL) =>
  sql`translate(lower(${column}), 'áéíóúü', 'aeiouu')`;

/** Whether a name or number has the typed text anywhere. */
export const contains = (column: Column | SQL, typed: string): SQL =>
  sql`${searched(column)} like ${containing(typed)}`;
