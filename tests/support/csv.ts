/** A file of comma-separated values, as a spreadsheet writes it. */
export const csv = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  [columns, ...rows].map((row) => row.join(',')).join('\r\n');
