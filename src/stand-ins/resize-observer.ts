// biome-ignore lint/style/noDefaultExport: the module it stands in for has one.
export default globalThis.ResizeObserver;
