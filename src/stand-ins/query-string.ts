type Values = Record<string, unknown>;

/**
 * What Refine's router binding asks of `qs`, for addresses whose parts are plain names and values, as all
 * of ours are: lists keep their state in the address by `src/ui/table/table-state.ts`.
 */
function parse(text: string): Values {
  const params = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const [first, ...more] = params.getAll(name);
      return [name, more.length ? [first, ...more] : first];
    }),
  );
}

function stringify(values: Values, { addQueryPrefix = false } = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) if (one != null) params.append(name, String(one));
  }
  return params.size && addQueryPrefix ? `?${params}` : `${params}`;
}

// biome-ignore lint/style/noDefaultExport: the module it stands in for has one.
export default { parse, stringify };
