/** How Refine compares the ids of acts that could be undone. */
const isEqual = (one: unknown, other: unknown): boolean => one === other;

// biome-ignore lint/style/noDefaultExport: the module it stands in for has one.
export default isEqual;
