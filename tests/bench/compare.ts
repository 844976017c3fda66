import type { Measured } from './load';

/** One of the two sides of a comparison: does its work for some seconds and reports its figures. */
export type Side = (seconds: number) => Promise<Measured>;

export interface Comparison {
  name: string;
  aim: number;
  ours: Summary;
  theirs: Summary;
  ratio: number;
}

interface Summary {
  perSecond: number;
  p50: number;
  p99: number;
}

export interface Pace {
  rounds: number;
  seconds: number;
}

/**
 * Measures two sides in turn, after a round of each that does not count, and compares the medians of
 * the rounds: what else the machine does meanwhile falls on both.
 */
export async function compare(
  { name, aim, ours, theirs }: { name: string; aim: number; ours: Side; theirs: Side },
  { rounds, seconds }: Pace,
): Promise<Comparison> {
  const [mine, other]: [Measured[], Measured[]] = [[], []];
  await theirs(seconds);
  await ours(seconds);
  for (let round = 0; round < rounds; round += 1) {
    other.push(await theirs(seconds));
    mine.push(await ours(seconds));
  }
  const [a, b] = [summary(mine), summary(other)];
  return { name, aim, ours: a, theirs: b, ratio: a.perSecond / b.perSecond };
}

function summary(rounds: readonly Measured[]): Summary {
  const of = (read: (round: Measured) => number) => quantile(rounds.map(read), 0.5);
  return {
    perSecond: of((round) => round.perSecond),
    p50: of((round) => quantile(round.latencies, 0.5)),
    p99: of((round) => quantile(round.latencies, 0.99)),
  };
}

function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
}

/** The comparisons as lines for the terminal. */
export function tableOf(comparisons: readonly Comparison[]): string {
  const head = ['', 'ours/s', 'p50 ms', 'p99 ms', 'bare/s', 'p50 ms', 'p99 ms', 'ratio', 'aim'];
  const rows = comparisons.map(({ name, ours, theirs, ratio, aim }) => [
    name,
    ...[ours, theirs].flatMap(({ perSecond, p50, p99 }) => [
      perSecond.toFixed(0),
      p50.toFixed(1),
      p99.toFixed(1),
    ]),
    ratio.toFixed(2),
    `≥ ${aim.toFixed(1)}${ratio >= aim ? '' : ' not met'}`,
  ]);
  return [head, ...rows]
    .map((cells) => cells.map((cell, k) => (k ? cell.padStart(8) : cell.padEnd(34))).join(' '))
    .join('\n');
}
