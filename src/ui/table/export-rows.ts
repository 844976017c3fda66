import type { CsvDelimiter } from '@contract/kernel/csv-cell';
import type { Column } from './columns';
import type { Page, PageRequest } from './table-state';

const EXPORT_PAGE = 100;

export type FetchPage<Row> = (request: PageRequest, signal: AbortSignal) => Promise<Page<Row>>;

/**
 * Every row that a table's search and filters let through, page by page. Rejects when the signal
 * aborts or a page fails: half an export is none.
 */
export async function collectRows<Row>(
  fetchPage: FetchPage<Row>,
  request: PageRequest,
  signal: AbortSignal,
  onProgress: (rows: number) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    signal.throwIfAborted();
    const page = await fetchPage({ ...request, limit: EXPORT_PAGE, cursor }, signal);
    rows.push(...page.items);
    onProgress(rows.length);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return rows;
}

/** As what kind of CSV rows are exported, and who hears of it. */
export interface ExportChoice {
  delimiter: CsvDelimiter;
  byteOrderMark: boolean;
  signal: AbortSignal;
  onProgress: (rows: number) => void;
}

/** What is exported, and how. */
export interface Exporting<Row> extends ExportChoice {
  /** Those that are shown. */
  columns: readonly Column<Row>[];
  request: PageRequest;
  fetchPage: FetchPage<Row>;
}

/** Makes the file of an export: of pages that the browser reads, or as a server writes it. */
export type ExportFile<Row> = (exporting: Exporting<Row>) => Promise<Blob>;

/** The file as the browser writes it, of every filtered row. */
export async function csvOfRows<Row>(exporting: Exporting<Row>): Promise<Blob> {
  const { columns, request, fetchPage, signal, onProgress } = exporting;
  const rows = await collectRows(fetchPage, request, signal, onProgress);
  const { toCsv } = await import('@portal/ui/table/csv');
  signal.throwIfAborted();
  const written = columns.flatMap(({ title, csv }) => (csv ? [{ title, csv }] : []));
  const text = toCsv(
    written.map(({ title }) => title),
    rows.map((row) => written.map(({ csv }) => csv(row))),
    exporting,
  );
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}

/** Hands a text to the browser as a file to keep. */
export const saveTextFile = (name: string, text: string, type: string): void =>
  saveFile(name, new Blob([text], { type }));

/** Hands bytes to the browser as a file to keep. */
export function saveFile(name: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the bytes once the click is handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
