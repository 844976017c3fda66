import { type Delimiter, HEAD_ROWS, SEPARATOR_LINE } from '@contract/kernel/sheets/columns';
import {
  encodingOfHead,
  FOREIGN_BYTES,
  type ForeignKind,
  foreignKind,
  isForeign,
} from '@contract/kernel/sheets/foreign-file';
import {
  decoderFor,
  type Encoding,
  likeliestSingleByte,
  withLineFeeds,
} from '@contract/kernel/text-decoder';
import type { ColumnMap } from '@contract/program/prospect-batches';
import { prospectSheet, type RememberedColumns } from '@contract/program/prospect-columns';
import Papa from 'papaparse';

/** What is seen of a chosen file before it is sent: of a spreadsheet's own format nothing, the server opens those. */
export type Preview =
  | { kind: 'book' }
  | { kind: 'foreign'; what: ForeignKind }
  | { kind: 'none' }
  | TextPreview;

export interface TextPreview {
  kind: 'text';
  encoding: Encoding;
  delimiter: Delimiter;
  /** Lines of the text; of cells that have some there are fewer rows. */
  lines: number;
  headings: string[];
  rows: string[][];
  columns: ColumnMap;
}

const HEAD_BYTES = 64 * 1024;
const SHOWN_ROWS = 5;
/** As much of a cell as the server shows of it. */
const LONGEST_CELL = 200;
const ZIP = 'PK';

/** Reads what a person wants to see of a file, all of it once: how it is written shows by its last byte. */
export async function previewOf(file: Blob, remembered: RememberedColumns): Promise<Preview> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (String.fromCharCode(...head.subarray(0, 2)) === ZIP) return { kind: 'book' };
  if (isForeign(head)) return { kind: 'foreign', what: foreignKind(await endsOf(file)) };
  const { encoding, lines } = await scanned(file, head);
  const text = withLineFeeds(decoderFor(encoding).decode(head, { stream: true }));
  const delimiter = delimiterOf(text, remembered);
  const records = recordsOf(text.replace(SEPARATOR_LINE, ''), delimiter);
  const at = prospectSheet.headingsAt(records, remembered);
  const [headings = [], ...rows] = records.slice(at, at + SHOWN_ROWS + 1);
  if (headings.length === 0) return { kind: 'none' };
  const columns = prospectSheet.guessColumns(headings, remembered);
  return { kind: 'text', encoding, delimiter, lines, headings, rows, columns };
}

async function endsOf(file: Blob): Promise<Uint8Array> {
  const ends = new Blob([file.slice(0, FOREIGN_BYTES), file.slice(-FOREIGN_BYTES)]);
  return new Uint8Array(await ends.arrayBuffer());
}

async function scanned(file: Blob, head: Uint8Array) {
  const known = encodingOfHead(head);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = file.stream().getReader();
  let isUtf8 = known === null;
  const count = lineCounter();
  for (;;) {
    const { done, value = new Uint8Array() } = await reader.read();
    if (isUtf8) isUtf8 = decodes(decoder, value, !done);
    count.take(value);
    if (done) break;
  }
  const encoding: Encoding = known ?? (isUtf8 ? 'utf-8' : likeliestSingleByte(head));
  return { encoding, lines: count.lines() };
}

const [LF, CR] = [0x0a, 0x0d];

/** Counts lines as bytes come, ended by LF, by CR LF, or by CR alone as old Macs did; the last need not be ended. */
function lineCounter() {
  let [ended, isCr, isOpen] = [0, false, false];
  return {
    take(bytes: Uint8Array) {
      for (const byte of bytes) {
        // The other half of a sign of two bytes.
        if (byte === 0) continue;
        if (byte === CR || (byte === LF && !isCr)) ended += 1;
        isCr = byte === CR;
        isOpen = byte !== CR && byte !== LF;
      }
    },
    lines: () => (isOpen ? ended + 1 : ended),
  };
}

function decodes(decoder: TextDecoder, bytes: Uint8Array, stream: boolean): boolean {
  try {
    decoder.decode(bytes, { stream });
    return true;
  } catch {
    return false;
  }
}

function delimiterOf(text: string, remembered: RememberedColumns): Delimiter {
  const said = SEPARATOR_LINE.exec(text)?.[1];
  if (said === ',' || said === ';' || said === '\t' || said === '|') return said;
  return prospectSheet.likeliestDelimiter((delimiter) => recordsOf(text, delimiter), remembered);
}

const recordsOf = (text: string, delimiter: Delimiter): string[][] =>
  Papa.parse<string[]>(text, {
    delimiter,
    preview: SHOWN_ROWS + HEAD_ROWS,
    skipEmptyLines: 'greedy',
    transform: (cell) => cell.trim().slice(0, LONGEST_CELL),
  }).data;
