import { searchText } from '@server/db/search-text';

/** Words for the kind of a company, not its name. */
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
      // Lists find ñ apart from n; banks write N for it.
      .replaceAll('ñ', 'n')
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== '' && !companyWords.has(word)),
  );

/** Words of a name that a bank leaves out at most: a second name and a second surname. */
const MOST_LEFT_OUT = 2;

/**
 * Whether a name is a longer one's with words left out: at least two are there (one, when the name has
 * just one), and at most two are not, so that a name of many common words is not everyone's.
 */
export function shortens(name: string, whole: string): boolean {
  const [kept, all] = [words(name), words(whole)];
  if (kept.size === 0 || (kept.size < 2 && all.size >= 2)) return false;
  return all.size - kept.size <= MOST_LEFT_OUT && [...kept].every((word) => all.has(word));
}

/**
 * Whether two spellings may be one person's name: one is the other with words left out. Banks drop accents and
 * tildes, second names and the order.
 */
export const sameName = (a: string, b: string): boolean => shortens(a, b) || shortens(b, a);
