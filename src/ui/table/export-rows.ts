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
