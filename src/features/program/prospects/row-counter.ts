const QUOTE = 0x22;
const LINE_END = 0x0a;

/** Counts the lines of a CSV as its bytes come; an end of line within quotes is part of a cell. */
export function rowCounter(): (bytes: Uint8Array) => number {
  let isQuoted = false;
  let rows = 0;
  return (bytes) => {
    for (const byte of bytes) {
      if (byte === QUOTE) isQuoted = !isQuoted;
      else if (byte === LINE_END && !isQuoted) rows += 1;
    }
    return rows;
  };
}
