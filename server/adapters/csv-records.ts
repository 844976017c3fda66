/** A line of a text file with cells, numbered as a spreadsheet does. */
export interface SheetRecord {
  row: number;
  cells: string[];
  /** Its quotes are not closed well: its cells are as they stand. */
  broken: boolean;
}

/** Longer than any cell that is one: its quotes were never closed. */
const LONGEST_CELL = 20_000;
const LONGEST_RECORD = 1_000_000;

/** A text without ends of lines, which is no table. */
export class NoTable extends Error {}

/**
 * The records of a CSV (RFC 4180) as its text comes, all that are whole with each piece. A quote that does not close
 * spoils its own line, and not the rest of the file.
 *
 * @throws NoTable
 */
export async function* csvRecords(
  pieces: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<SheetRecord[]> {
  let text = '';
  let row = 0;
  const take = (isLast: boolean): SheetRecord[] => {
    const found: SheetRecord[] = [];
    const reader = new Reader(text, delimiter, isLast);
    for (;;) {
      const record = reader.next();
      if (!record) break;
      row += 1;
      found.push({ row, ...record });
    }
    text = text.slice(reader.at);
    if (text.length > LONGEST_RECORD) throw new NoTable();
    return found;
  };
  for await (const piece of pieces) {
    text += piece;
    yield take(false);
  }
  yield take(true);
}

type Cells = Omit<SheetRecord, 'row'>;

class Reader {
  at = 0;
  /** Where the next of each sign is from here on; found again once it is passed. */
  private readonly known = new Map<string, number>();

  constructor(
    private readonly text: string,
    private readonly delimiter: string,
    private readonly isLast: boolean,
  ) {}

  /** The next record, or null when there is none or more text is needed to know where it ends. */
  next(): Cells | null {
    const { text, at: from, isLast } = this;
    if (from >= text.length) return null;
    const end = this.lineEnd(from);
    if (end === null && !isLast) return null;
    const line = end ?? text.length;
    if (this.find('"', from) >= line) return this.done(line, text.slice(from, line), false);
    return this.quoted(line);
  }

  private quoted(line: number): Cells | null {
    const { text, delimiter, isLast, at: from } = this;
    const cells: string[] = [];
    let at = from;
    for (;;) {
      while (text[at] === ' ') at += 1;
      if (text[at] !== '"') {
        const cut = Math.min(this.find(delimiter, at), this.lineEnd(at) ?? text.length);
        if (cut === text.length && !isLast) return null;
        cells.push(text.slice(at, cut).trim());
        at = cut;
      } else {
        const cell = this.quotedCell(at);
        if (cell === null) return null;
        if (cell === 'broken') return this.done(line, text.slice(from, line), true);
        cells.push(cell.value.trim());
        at = cell.end;
      }
      if (at >= text.length) {
        if (!isLast) return null;
        this.at = at;
        return { cells, broken: false };
      }
      if (text[at] === delimiter) at += 1;
      else if (this.lineEnd(at) === null) return null;
      else {
        this.at = this.afterLine(at);
        return { cells, broken: false };
      }
    }
  }

  private quotedCell(from: number): { value: string; end: number } | 'broken' | null {
    const { text, isLast } = this;
    let value = '';
    let at = from + 1;
    for (;;) {
      const close = text.indexOf('"', at);
      const length = (close === -1 ? text.length : close) - from;
      if (length > LONGEST_CELL) return 'broken';
      if (close === -1) return isLast ? 'broken' : null;
      if (close + 1 >= text.length && !isLast) return null;
      value += text.slice(at, close);
      if (text[close + 1] !== '"') {
        let end = close + 1;
        while (text[end] === ' ') end += 1;
        if (end >= text.length && !isLast) return null;
        const next = text[end];
        const ends =
          end >= text.length || next === this.delimiter || next === '\n' || next === '\r';
        return ends ? { value, end } : 'broken';
      }
      value += '"';
      at = close + 2;
    }
  }

  private done(line: number, text: string, broken: boolean): Cells {
    // What was looked for beyond its line is looked for again.
    if (broken) this.known.clear();
    this.at = this.afterLine(line);
    return { cells: text.split(this.delimiter).map((cell) => cell.trim()), broken };
  }

  /** Where the line ends that this place is in; null when that is not known yet. */
  private lineEnd(from: number): number | null {
    const end = Math.min(this.find('\n', from), this.find('\r', from));
    if (end >= this.text.length) return null;
    // Whether a line feed follows is not known yet.
    const isCut = this.text[end] === '\r' && end + 1 >= this.text.length && !this.isLast;
    return isCut ? null : end;
  }

  private afterLine(end: number): number {
    return end + (this.text[end] === '\r' && this.text[end + 1] === '\n' ? 2 : 1);
  }

  /** Where the sign comes next, or the end of the text. */
  private find(sign: string, from: number): number {
    const before = this.known.get(sign) ?? -1;
    if (before >= from) return before;
    const found = this.text.indexOf(sign, from);
    const place = found === -1 ? this.text.length : found;
    this.known.set(sign, place);
    return place;
  }
}
