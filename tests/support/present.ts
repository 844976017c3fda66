/** What an answer may lack and a test goes on with; a test that misses it fails here. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The answer lacks it.');
  return value;
}

/** The first of what an answer lists. */
export function firstOf<T>(list: readonly T[]): T {
  return present(list[0]);
}
