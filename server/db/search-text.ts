import { folioWritten } from '@contract/credit/folio';
import { folded as withoutAccents } from '@contract/kernel/folded';
import { type Column, or, type SQL, sql } from 'drizzle-orm';

/** Lower case without accents, with ñ kept apart from n: what lists search and sort names by. */
export function searchText(...parts: (string | null | undefined)[]): string {
  return withoutAccents(parts.filter((part) => part).join(' '));
}

/** A LIKE pattern that finds the typed text anywhere, with its own wildcards taken literally. */
export const containing = (typed: string) => anywhere(searchText(typed));

/** The same for what is searched with ñ as n: whoever types n, with a keyboard that has no other, finds both. */
export const containingFolded = (typed: string) => anywhere(folded(typed));

/** Where ñ was typed, a pattern for what has it there, whatever stands for each n; nothing where it was not. */
export function spelling(typed: string): string | undefined {
  const text = searchText(typed);
  return text.includes('ñ') ? anywhere(text).replaceAll('n', '_') : undefined;
}

const folded = (text: string) => searchText(text).replaceAll('ñ', 'n');
const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

/** A name or number as it is searched, accents and tildes aside; the trigram indexes are on the same expression. */
export const searched = (column: Column | SQL) =>
  sql`translate(lower(${column}), 'áéíóúüñ', 'aeiouun')`;

/** With its tildes, which `spelling` asks for. */
export const spelt = (column: Column | SQL) => sql`translate(lower(${column}), 'áéíóúü', 'aeiouu')`;

/** The same of what `searchText` wrote. */
export const searchedText = (column: Column) => sql`translate(${column}, 'ñ', 'n')`;

/** Whether a name or number has the typed text anywhere: n finds n and ñ, ñ itself alone. */
export function contains(column: Column | SQL, typed: string): SQL {
  const found = sql`${searched(column)} like ${containingFolded(typed)}`;
  const tildes = spelling(typed);
  return tildes ? sql`(${found} and ${spelt(column)} like ${tildes})` : found;
}

/** Whether a folio has the typed text anywhere, or is the one that was typed in another way. */
export function hasFolio(column: Column | SQL, typed: string): SQL | undefined {
  const written = folioWritten(typed);
  return or(contains(column, typed), written ? contains(column, written) : undefined);
}
