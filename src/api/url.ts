/**
 * Fills the parameters of an endpoint's path, each as one encoded segment; `*` is the rest.
 *
 * @throws Error when one is missing, or is `.` or `..`, with which a URL is another one however they are encoded
 */
export function fillParams(path: string, params: unknown): string {
  return path.replace(/:(\w+)|\*/g, (place, name: string | undefined) => {
    const value = String(fieldOf(params, name ?? place) ?? '');
    if (/^\.{0,2}$/.test(value)) throw new Error(`${path} needs ${name ?? place}`);
    return encodeURIComponent(value);
  });
}

/** A query as text; what is empty is left out. */
export function queryText(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value));
  }
  return search.toString();
}

function fieldOf(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
}
