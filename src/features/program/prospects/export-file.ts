import { exportColumns, prospectExports } from '@contract/program/prospect-exports';
import type { Prospect } from '@contract/program/prospects';
import { callFileStream } from '@portal/api/call-file-stream';
import type { Exporting } from '@portal/ui/table/export-rows';
import { toQuery } from '@portal/ui/table/table-state';
import { rowCounter } from './row-counter';

/** Bytes that are kept before they are handed to the browser, which keeps large ones out of memory. */
const PIECE = 4 * 1024 * 1024;

/** All that the list is narrowed to, as the file that the server writes while it reads. */
export async function prospectFile(exporting: Exporting<Prospect>): Promise<Blob> {
  const { request, columns, delimiter, byteOrderMark, signal, onProgress } = exporting;
  const { limit: _, ...filter } = toQuery({ ...request, cursor: undefined });
  const shown = exportColumns.filter((name) => columns.some(({ key }) => key === name));
  const query = {
    ...filter,
    columns: shown.join(),
    delimiter,
    mark: byteOrderMark ? ('true' as const) : ('false' as const),
  };
  const stream = await callFileStream(prospectExports.file, { query }, { signal });
  const count = rowCounter();
  let [file, kept, bytes] = [new Blob(), [] as Uint8Array<ArrayBuffer>[], 0];
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    kept.push(part.value);
    bytes += part.value.length;
    if (bytes >= PIECE) [file, kept, bytes] = [new Blob([file, ...kept]), [], 0];
    // The first line heads the others.
    onProgress(Math.max(count(part.value) - 1, 0));
  }
  return new Blob([file, ...kept], { type: 'text/csv;charset=utf-8' });
}
