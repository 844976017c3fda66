import { MOST_REPAIRED } from '@contract/program/prospect-batches';
import { batchFields, repairCell } from '@contract/program/prospect-cells';
import type { Tx } from '@server/db/connection';
import { badRowsAfter, cellsOf, type RereadRow, restageRows } from './rows';
import { type Cells, readCells, type ZoneFinder } from './rules';

/** Rows read and written by one statement. */
const AT_ONCE = 1000;

/** Mends what can be mended in the refused cells of a batch; answers how many rows changed. */
export async function repairRows(tx: Tx, batchId: string, zones: ZoneFinder): Promise<number> {
  let [after, looked, repaired] = [0, 0, 0];
  while (looked < MOST_REPAIRED) {
    const found = await badRowsAfter(tx, batchId, after, AT_ONCE);
    const mended = found.flatMap((row) => repairedRow(row, zones) ?? []);
    if (mended.length > 0) await restageRows(tx, batchId, mended);
    repaired += mended.length;
    looked += found.length;
    const last = found.at(-1);
    if (!last || found.length < AT_ONCE) break;
    after = last.row;
  }
  return repaired;
}

/** What a row is with its refused cells mended; null where none can be, or where it is left out or wrong as a whole. */
function repairedRow(
  row: Awaited<ReturnType<typeof badRowsAfter>>[number],
  zones: ZoneFinder,
): RereadRow | null {
  const problems = row.problems ?? {};
  if (row.decision === 'skip' || '' in problems) return null;
  const cells = cellsOf(row);
  const mended: Partial<Cells> = {};
  for (const field of batchFields) {
    const better = field in problems ? repairCell(field, cells[field]) : null;
    if (better !== null) mended[field] = better;
  }
  if (Object.keys(mended).length === 0) return null;
  return { row: row.row, ...readCells({ ...cells, ...mended }, zones) };
}
