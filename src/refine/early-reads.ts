import type { EndpointShape } from '@contract/kernel/endpoint';
import { callRaw, type LooseArgs } from '@portal/api/call';
import { fillParams, queryText } from '@portal/api/url';

/** Longer than code takes on the slowest line, and shorter than anyone would take an answer for a new one. */
const KEPT_MS = 30_000;

const reads = new Map<string, Promise<unknown>>();

/**
 * Asks for what a page will want, before the page's own code is there. The data provider takes the answer when
 * the page asks the same, once: asked again, the server is asked again.
 */
export function readEarly(endpoint: EndpointShape, args: LooseArgs): void {
  const key = keyOf(endpoint, args);
  const answer = callRaw(endpoint, args);
  reads.set(key, answer);
  // A failure is the page's to show.
  answer.catch(() => undefined);
  setTimeout(() => reads.get(key) === answer && reads.delete(key), KEPT_MS);
}

export function takeEarly(endpoint: EndpointShape, args: LooseArgs): Promise<unknown> | undefined {
  if (reads.size === 0) return undefined;
  const key = keyOf(endpoint, args);
  const answer = reads.get(key);
  reads.delete(key);
  return answer;
}

/** Nothing that one person was answered is given to another. */
export function forgetEarly(): void {
  reads.clear();
}

function keyOf({ method, path }: EndpointShape, { params, query }: LooseArgs): string {
  const parts = Object.entries(query ?? {}).sort(([a], [b]) => a.localeCompare(b));
  return `${method} ${fillParams(path, params)}?${queryText(Object.fromEntries(parts))}`;
}
