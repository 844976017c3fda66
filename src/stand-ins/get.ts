/** `lodash.get` for paths as Refine and react-hook-form write them: `lines.0.amount`, or their parts. */
function get(value: unknown, path: string | number | readonly string[]): unknown {
  const parts = Array.isArray(path) ? path : String(path).split('.');
  return parts.reduce<unknown>((found, part) => {
    if (typeof found !== 'object' || found === null) return undefined;
    return Reflect.get(found, part);
  }, value);
}

// biome-ignore lint/style/noDefaultExport: the module it stands in for has one.
export default get;
