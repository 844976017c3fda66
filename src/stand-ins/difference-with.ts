/** `lodash.differenceWith` for the few filters and sorters of a list: those without one alike in the other list. */
function differenceWith<T>(
  list: readonly T[],
  without: readonly T[],
  alike: (one: T, other: T) => boolean,
): T[] {
  return list.filter((item) => !without.some((one) => alike(item, one)));
}

// biome-ignore lint/style/noDefaultExport: the module it stands in for has one.
export default differenceWith;
