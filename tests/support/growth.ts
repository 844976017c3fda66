const SHORTEST = 4096;
const LONGEST = 1024 * 1024;
/** Milliseconds below which a clock says little. */
const FLOOR = 4;
/** A linear work doubles with its text and a quadratic one quadruples. */
const MOST_GROWTH = 3;
const TRIES = 6;

/** Texts that make a careless pattern begin again at each of their characters. */
export const hostileUnits: readonly string[] = [
  'a',
  'A',
  'ñ',
  '1',
  '.',
  ' ',
  '-',
  '@',
  '\t',
  '\n',
  ',',
  '"',
  '{',
  'a.',
  'A.',
  'a@',
  'a@a.',
  '1.',
  '1,',
  ' a',
  ' .',
  '- ',
  '{{',
  '# a\n',
  'n\u0303',
];

function measure(work: (text: string) => unknown, text: string): number {
  const begin = performance.now();
  work(text);
  return performance.now() - begin;
}

/**
 * The length at which a work takes more than in proportion to its text, or null when there is none up to a megabyte.
 * It compares steps with each other, the least of several tries, so that a busy machine changes nothing.
 */
export function findSteepGrowth(work: (text: string) => unknown, unit: string): number | null {
  const read = (length: number) => unit.repeat(Math.ceil(length / unit.length));
  let before = measure(work, read(SHORTEST));
  for (let length = SHORTEST * 2; length <= LONGEST; length *= 2) {
    const [short, long] = [read(length / 2), read(length)];
    let now = measure(work, long);
    for (let tries = 1; now > FLOOR && now > MOST_GROWTH * Math.max(before, FLOOR); tries += 1) {
      if (tries === TRIES) return length;
      before = Math.min(before, measure(work, short));
      now = Math.min(now, measure(work, long));
    }
    before = now;
  }
  return null;
}
