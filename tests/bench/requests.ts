import { performance } from 'node:perf_hooks';
import type { Stage } from './stage';

/** How long each of some requests for one address took at the server, in milliseconds, after one that warms connections and plans. */
export async function timesOf(stage: Stage, url: string, rounds: number): Promise<number[]> {
  const headers = { authorization: `Bearer ${await stage.token()}` };
  const took: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const began = performance.now();
    const { statusCode, body } = await stage.app.inject({ url, headers });
    if (statusCode !== 200) throw new Error(`${url}: ${body}`);
    if (round > 0) took.push(performance.now() - began);
  }
  return took;
}

/** What a share of the values, 0 to 1, does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
