import { addDays, type Day } from '@contract/fields/day';
import { searchText } from '@server/db/search-text';
import { BOOKS_BEGIN } from '../settings/seed';

/** Words that say what a company is and not which one. */
const companyWords = new Set([
  'sa',
  'de',
  'cv',
  's',
  'a',
  'c',
  'v',
  'rl',
  'sapi',
  'sc',
  'del',
  'la',
  'los',
  'las',
  'y',
]);

const words = (name: string) =>
  new Set(
    searchText(name)
      .split(/[^a-z0-9ñ]+/)
      .filter((word) => word !== '' && !companyWords.has(word)),
  );

/**
 * Whether two spellings may be one person's name: every word of the shorter is in the longer, and at
 * least two are (one, when the name has just one). Banks drop accents, second names and the order.
 */
export function sameName(a: string, b: string): boolean {
  const [shorter, longer] = [words(a), words(b)].sort((x, y) => x.size - y.size);
  if (!shorter || !longer || shorter.size === 0) return false;
  if (shorter.size < 2 && longer.size >= 2) return false;
  return [...shorter].every((word) => longer.has(word));
}

/** SPEI dates what comes in after hours on the next business day, at most a long weekend away. */
const MOST_DAYS_AHEAD = 5;

/**
 * What is wrong with the day of a bank movement, as a sentence, or null.
 * @param today calendar day in Mexico City
 */
export function dayProblem(day: Day, today: Day): string | null {
  if (day > addDays(today, MOST_DAYS_AHEAD)) return 'La fecha del movimiento aún no llega.';
  return day < BOOKS_BEGIN
    ? 'La fecha del movimiento es anterior a las operaciones del portal.'
    : null;
}
