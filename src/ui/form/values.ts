function isPlainObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/**
 * Form values as a request body wants them: an input left empty is a field not sent, so an optional
 * field stays optional and a required one is answered with "required" and not with its format.
 */
export function withoutBlanks(values: Readonly<Record<string, unknown>>): Record<string, unknown>;
export function withoutBlanks(value: unknown): unknown;
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== '' && item !== null && item !== undefined)
      .map(([key, item]) => [key, withoutBlanks(item)]),
  );
}

/** The same values with the given dotted paths left out. */
export function omitPaths(
  value: Readonly<Record<string, unknown>>,
  paths: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !paths.includes(key))
      .map(([key, item]) => {
        const inner = paths
          .filter((path) => path.startsWith(`${key}.`))
          .map((path) => path.slice(key.length + 1));
        return [key, inner.length > 0 && isPlainObject(item) ? omitPaths(item, inner) : item];
      }),
  );
}

/** Values by dotted name ("site.city") as the nested body that a contract describes. */
export function nest(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('.');
    const last = keys.pop() ?? path;
    let at = body;
    for (const key of keys) {
      const next = at[key];
      const inner = isPlainObject(next) ? next : {};
      at[key] = inner;
      at = inner;
    }
    at[last] = value;
  }
  return body;
}

/** Whether two forms hold the same, an empty input and an absent one being alike. */
export function sameValues(one: unknown, other: unknown): boolean {
  return sameParts(withoutBlanks(one), withoutBlanks(other));
}

function sameParts(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => sameParts(item, other[at]));
  }
  if (isPlainObject(one) && isPlainObject(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].every((key) => sameParts(one[key], other[key]));
  }
  return Object.is(one, other);
}
