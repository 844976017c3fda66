/** Between the lines of a scale: a hand's numbers, of which the whole ones are taken. */
const NICE = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/**
 * The end of a scale of counts: a round number that is no less than the largest, which so many steps divide into
 * whole ones.
 */
export function wholeTop(most: number, steps: number): number {
  const least = Math.max(1, most / steps);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = NICE.map((nice) => nice * power).find(
    (size) => size >= least && Number.isInteger(size),
  );
  return steps * (step ?? Math.ceil(least));
}
