import type { EndpointShape } from '@contract/kernel/endpoint';

/** Where in a list one stands, and how much of it is drawn: no part of what is looked for. */
const places: ReadonlySet<string> = new Set(['limit', 'cursor']);

/**
 * The parts of a query that a list understands, in the order of their names; null when nothing of it is. What is no
 * field of the list's own schema, or has a value that it refuses, is left out, and so is a part that is said twice.
 */
export function understood({ query }: EndpointShape, asked: string): string | null {
  const given = new URLSearchParams(asked);
  const shape = query?.shape ?? {};
  const kept = Object.keys(shape)
    .filter((name) => !places.has(name))
    .sort()
    .flatMap((name) => {
      const [value = '', ...others] = given.getAll(name);
      // A sign that no call takes would close the list to who opens it by this.
      const fits = value !== '' && others.length === 0 && !value.includes('\0');
      return fits && shape[name]?.safeParse(value).success ? [[name, value]] : [];
    });
  return kept.length > 0 ? new URLSearchParams(kept).toString() : null;
}

/** Whether a list understands everything of a query, as it has to when it is kept. */
export function isUnderstood(call: EndpointShape, asked: string): boolean {
  const read = understood(call, asked);
  return read !== null && [...new URLSearchParams(asked)].length === partsOf(read);
}

const partsOf = (query: string): number => [...new URLSearchParams(query)].length;
