/**
 * A line of a measure with whether it is within what was promised; the process ends as failed where it is not.
 *
 * @param unit written after both numbers
 */
export function judged(what: string, value: number, most: number, unit = ''): string {
  const isWithin = value <= most;
  if (!isWithin) process.exitCode = 1;
  const written = (n: number) => `${Number.isInteger(n) ? n : n.toFixed(2)}${unit}`;
  return `${what} ${written(value)} of at most ${written(most)}${isWithin ? '' : ' (OVER)'}`;
}
