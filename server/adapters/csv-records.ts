import { setImmediate } from 'node:timers/promises';
import { withLineFeeds } from '@contract/kernel/text-decoder';
import Papa from 'papaparse';

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
/** Lines with a fault are read one by one: after so many others have their turn. */
const AT_ONCE = 500;
const LINE_END = '\n';
/** What is read at once after a line with a fault: the next one may be near, and costs all that is read beyond it. */
const AFTER_FAULT = 256;

/** A text without ends of lines, which is no table. */
export class NoTable extends Error {}

/** A table with more in it than is taken. */
export class TooMuch extends NoTable {}

/**
 * The records of a CSV (RFC 4180) as its text comes, whatever ends its lines, all that are whole with each piece. A quote that does not close
 * spoils its own line, and not the rest of the file.
 *
 * @throws NoTable
 */
export async function* csvRecords(
  pieces: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<SheetRecord[]> {
  const reader = new Reader(delimiter);
  for await (const piece of pieces) yield* inTurns(reader.take(piece, false));
  yield* inTurns(reader.take('', true));
}

/** Parts one by one, with a turn for what else the process has to do after each. */
async function* inTurns<Part>(parts: Iterable<Part>): AsyncGenerator<Part> {
  for (const part of parts) {
    yield part;
    await setImmediate();
  }
}

class Reader {
  private text = '';
  /** Carriage returns at the end of what came: a line feed may follow. */
  private returns = '';
  private row = 0;

  constructor(private readonly delimiter: string) {}

  /** The records that are whole with one more piece of text, some at once. */
  *take(piece: string, isLast: boolean): Generator<SheetRecord[]> {
    this.text += this.evenly(piece, isLast);
    const { text } = this;
    let found: SheetRecord[] = [];
    let at = 0;
    for (let size = text.length; at < text.length; size *= 2) {
      const isAll = at + size >= text.length;
      const read = this.read(text.slice(at, at + size), isAll && isLast);
      for (const cells of read.rows) found.push(this.numbered(cells, false));
      at += read.length;
      if (read.isBroken) {
        const line = this.lineAt(at, isLast);
        if (!line) break;
        found.push(this.numbered(line.text.split(this.delimiter), true));
        at = line.end;
        size = AFTER_FAULT / 2;
        if (found.length >= AT_ONCE) {
          yield found;
          found = [];
        }
      } else if (isAll) break;
    }
    this.text = text.slice(at);
    if (this.text.length > LONGEST_RECORD) throw new NoTable();
    yield found;
  }

  private evenly(piece: string, isLast: boolean): string {
    const text = this.returns + piece;
    this.returns = isLast ? '' : (/\r{1,2}$/.exec(text.slice(-2))?.[0] ?? '');
    return withLineFeeds(text.slice(0, text.length - this.returns.length));
  }

  private numbered(cells: readonly string[], broken: boolean): SheetRecord {
    this.row += 1;
    return { row: this.row, cells: cells.map((cell) => cell.trim()), broken };
  }

  /** The records that are whole, as far as the first with a fault, and the length of their text. */
  private read(text: string, isLast: boolean) {
    const rows: string[][] = [];
    let length = 0;
    const fault = this.parse(text, isLast, (row, end) => {
      rows.push(row);
      length = end;
    });
    const rest = text.slice(length);
    // Whether what follows is a fault shows once it is as long as no cell is.
    const isOpen = !fault && rest.length > LONGEST_CELL && this.isOpen(rest);
    return { rows, length, isBroken: fault || isOpen };
  }

  /** Tells each record and where it ends; answers whether it stopped at a fault. */
  private parse(
    text: string,
    isLast: boolean,
    tell: (row: string[], end: number) => void,
  ): boolean {
    let fault = false;
    const parser = new Papa.Parser({
      delimiter: this.delimiter,
      newline: LINE_END,
      step({ data: [row = []], errors, meta }: Papa.ParseResult<string[]>) {
        fault = errors.length > 0;
        if (fault) parser.abort();
        else tell(row, meta.cursor);
      },
    });
    const { errors }: Papa.ParseResult<string[]> = parser.parse(text, 0, !isLast);
    // A quote at the end of what there is may be followed by what closes it.
    return fault || errors.length > (/"\s*$/.test(text) ? 1 : 0);
  }

  /** Whether a text ends within quotes that are open for longer than any cell. */
  private isOpen(text: string): boolean {
    const parser = new Papa.Parser({ delimiter: this.delimiter, newline: LINE_END });
    const { errors }: Papa.ParseResult<string[]> = parser.parse(text, 0, false);
    const open = errors.find(({ code }) => code === 'MissingQuotes');
    return open !== undefined && text.length - (open.index ?? 0) > LONGEST_CELL;
  }

  /** The line that begins there; null when its end is not known yet. */
  private lineAt(from: number, isLast: boolean): { text: string; end: number } | null {
    const end = this.text.indexOf(LINE_END, from);
    if (end >= 0) return { text: this.text.slice(from, end), end: end + 1 };
    return isLast ? { text: this.text.slice(from), end: this.text.length } : null;
  }
}
