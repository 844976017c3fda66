const SHORTEST = 4096;
/** What is not linear shows far below. */
const LONGEST = 256 * 1024;
/** Milliseconds below which a clock says little. */
const FLOOR = 4;
/** A text four times as long takes a linear work four times as long, and a quadratic one sixteen times. */
const STEP = 4;
const MOST_GROWTH = 9;
/** Of many, one is made while nothing else of the process is at work, as its collector is. */
const TRIES = 100;

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
  'e\u0301',
  'n\u0303',
];

/** Milliseconds of the processor, which other programs on the machine do not lengthen. */
function measure(work: (text: string) => unknown, text: string): number {
  const begin = process.cpuUsage();
  work(text);
  return process.cpuUsage(begin).user / 1000;
}

/**
 * The length at which a work takes more than in proportion to its text, or null when there is none up to the longest.
 * Steps are compared with each other, by the least of several tries.
 */
export function findSteepGrowth(work: (text: string) => unknown, unit: string): number | null {
  // The sign at the end keeps a pattern from ending well, after which it would try all its other ways.
  const read = (length: number) => `${unit.repeat(Math.ceil(length / unit.length))}!`;
  let before = measure(work, read(SHORTEST));
  for (let length = SHORTEST * STEP; length <= LONGEST; length *= STEP) {
    const [short, long] = [read(length / STEP), read(length)];
    let now = measure(work, long);
    for (let tries = 0; now > MOST_GROWTH * Math.max(before, FLOOR); tries += 1) {
      if (tries === TRIES) return length;
      before = Math.min(before, measure(work, short));
      now = Math.min(now, measure(work, long));
    }
    before = now;
  }
  return null;
}
