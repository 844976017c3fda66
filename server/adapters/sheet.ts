import { open } from 'node:fs/promises';
import {
  type ColumnFinder,
  type Delimiter,
  delimiters,
  HEAD_ROWS,
  type Remembered,
  SEPARATOR_LINE,
} from '@contract/kernel/sheets/columns';
import {
  FOREIGN_BYTES,
  type ForeignKind,
  foreignKind,
  isForeign,
} from '@contract/kernel/sheets/foreign-file';
import type { Encoding } from '@contract/kernel/text-decoder';
import { csvRecords, NoTable, type SheetRecord } from './csv-records';
import { encodingOf, textOf } from './text-file';
import { type XlsxSheet, xlsxRecords, xlsxSheet } from './xlsx-records';

export interface Sheet {
  /** Null of a spreadsheet's own format. */
  encoding: Encoding | null;
  delimiter: Delimiter | null;
  /** Of a workbook, the sheet that is read, and how many there are. */
  book: XlsxSheet | null;
  records: AsyncGenerator<SheetRecord[]>;
}

interface Asked<Field extends string> {
  /** As people said that it is to be read, instead of what is found out. */
  encoding: Encoding | null;
  delimiter: Delimiter | null;
  sheet: number | null;
  /** Knows the columns of such a file by its headings. */
  finder: ColumnFinder<Field>;
  remembered: Remembered<Field>;
  /** Told which part of the file has been read, from 0 to 1. */
  onShare: (share: number) => void;
}

/** A file that is no text and no workbook of today. */
export class ForeignFile extends NoTable {
  constructor(readonly kind: ForeignKind) {
    super();
  }
}

/**
 * Opens a file of rows for what its bytes say that it is, whatever it is called.
 *
 * @throws NoTable; ForeignFile where its bytes say what it is instead
 */
export async function openSheet<Field extends string>(
  path: string,
  asked: Asked<Field>,
): Promise<Sheet> {
  const { head, foreign, size } = await beginning(path);
  if (head.toString('hex', 0, 4) === '504b0304') {
    const book = await xlsxSheet(path, {
      most: HEAD_ROWS,
      said: asked.sheet,
      isTable: (rows) => asked.finder.isTable(rows, asked.remembered),
    });
    const records = xlsxRecords(path, asked.onShare, book);
    return { encoding: null, delimiter: null, book, records };
  }
  if (foreign) throw new ForeignFile(foreign);
  const encoding = asked.encoding ?? (await encodingOf(path));
  const delimiter = asked.delimiter ?? (await delimiterOf(path, encoding, asked));
  const text = textOf(path, encoding, (bytes) => asked.onShare(bytes / Math.max(size, 1)));
  return {
    encoding,
    delimiter,
    book: null,
    records: withoutSeparatorLine(csvRecords(text, delimiter)),
  };
}

async function beginning(path: string) {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const bytesAt = async (from: number, most: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(most), 0, most, from);
      return buffer.subarray(0, bytesRead);
    };
    const head = await bytesAt(0, 4096);
    const foreign = isForeign(head) && [
      await bytesAt(0, FOREIGN_BYTES),
      await bytesAt(Math.max(0, size - FOREIGN_BYTES), FOREIGN_BYTES),
    ];
    return { head, size, foreign: foreign ? foreignKind(Buffer.concat(foreign)) : null };
  } finally {
    await file.close();
  }
}

async function delimiterOf<Field extends string>(
  path: string,
  encoding: Encoding,
  { finder, remembered }: Pick<Asked<Field>, 'finder' | 'remembered'>,
): Promise<Delimiter> {
  let text = '';
  for await (const piece of textOf(path, encoding)) {
    text += piece;
    if (text.length > 0) break;
  }
  const said = SEPARATOR_LINE.exec(text)?.[1];
  const known = delimiters.find((one) => one === said);
  if (known) return known;
  const rows = new Map<Delimiter, string[][]>();
  for (const delimiter of delimiters) rows.set(delimiter, await firstOf(text, delimiter));
  return finder.likeliestDelimiter((delimiter) => rows.get(delimiter) ?? [], remembered);
}

async function firstOf(text: string, delimiter: string): Promise<string[][]> {
  const first: string[][] = [];
  async function* all() {
    yield text;
  }
  for await (const records of csvRecords(all(), delimiter)) {
    for (const { cells } of records) if (cells.some((cell) => cell !== '')) first.push(cells);
    if (first.length >= HEAD_ROWS) break;
  }
  return first.slice(0, HEAD_ROWS);
}

async function* withoutSeparatorLine(records: AsyncGenerator<SheetRecord[]>) {
  for await (const some of records) {
    yield some.filter(({ row, cells }) => row > 1 || !/^sep=.?$/.test(cells[0] ?? ''));
  }
}
