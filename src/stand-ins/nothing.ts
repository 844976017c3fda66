/**
 * Stands in for parts of antd's Table that are not drawn: filters in its headings, with a tree behind them
 * (ours are above the table), and pages by number (ours go by key).
 */
const nothing = () => null;

/** The values of a heading's filter, of which there are none. */
export const flattenKeys = () => [];

// biome-ignore lint/style/noDefaultExport: the modules it stands in for have one.
export default nothing;
