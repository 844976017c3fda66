const SHORTEST = 4096;
/** What is not linear shows far below. */
const LONGEST = 256 * 1024;
/** Milliseconds below which a clock says little. */
const FLOOR = 4;
/** A linear work doubles with its text and a quadratic one quadruples. */
const MOST_GROWTH = 3;
const TRIES = 6;

/** Texts that make a careless pattern begin again at each of their characters. */
export const hostileUnits: readonly string[] = [
  'a',
  'ñ',
  '1',
  ' ',
  '.',
  '-',
  '\n',
  '{',
  'a.',
  'a@',
  'a@a.',
  '1,',
  ' a',
  'n\u0303',
];

function measure(work: (text: string) => unknown, text: string): number {
  const begin = performance.now();
  work(text);
  return performance.now() - begin;
}

/**
 * The length from which a work takes more than in proportion to its text, or null when there is none up to the longest.
 * Steps are compared with each other, by the least of several tries, and one step alone may be the memory's.
 */
export function findSteepGrowth(work: (text: string) => unknown, unit: string): number | null {
  // The sign at the end keeps a pattern from ending well, after which it would try all its other ways.
  const read = (length: number) => `${unit.repeat(Math.ceil(length / unit.length))}!`;
  let before = measure(work, read(SHORTEST));
  let steep = 0;
  for (let length = SHORTEST * 2; length <= LONGEST; length *= 2) {
    const [short, long] = [read(length / 2), read(length)];
    let now = measure(work, long);
    const isSteep = () => now > MOST_GROWTH * Math.max(before, FLOOR);
    for (let tries = 1; tries < TRIES && isSteep(); tries += 1) {
      before = Math.min(before, measure(work, short));
      now = Math.min(now, measure(work, long));
    }
    steep = isSteep() ? steep + 1 : 0;
    if (steep === 2) return length;
    before = now;
  }
  return null;
}
