/** What Refine asks of `lodash.uniqBy` for the choices of a Select: the first of those alike in one property. */
function uniqBy<T extends object>(list: readonly T[], name: keyof T): T[] {
  return list.filter((item, index) => index === list.findIndex((one) => one[name] === item[name]));
}

// biome-ignore lint/style/noDefaultExport: the module it stands in for has one.
export default uniqBy;
