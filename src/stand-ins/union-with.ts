/** `lodash.unionWith` for the few filters and sorters of a list: the first of those that are alike. */
function unionWith<T>(...given: [...(readonly T[])[], (one: T, other: T) => boolean]): T[] {
  const alike = given.at(-1);
  const all = given.flatMap((list) => (typeof list === 'function' ? [] : list));
  if (typeof alike !== 'function') return all;
  return all.filter((item, index) => index === all.findIndex((one) => alike(one, item)));
}

// biome-ignore lint/style/noDefaultExport: the module it stands in for has one.
export default unionWith;
