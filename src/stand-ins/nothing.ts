/**
 * Stands in for parts of antd that are not drawn: of tables the filters in their headings, with a tree behind them
 * (ours are above the table), pages by number (ours go by key), choosing one row, rows that come as one scrolls and
 * bars that stick; of drawers and dialogs what they show while they load (`Loaded` is in them); a badge's ribbon; of
 * `Input` what is imported from its own file where it is drawn (`antd/es/input/TextArea`), and boxes for a code.
 */
const nothing = () => null;

/** The values of a heading's filter, of which there are none. */
export const flattenKeys = () => [];

// biome-ignore lint/style/noDefaultExport: the modules it stands in for have one.
export default nothing;
