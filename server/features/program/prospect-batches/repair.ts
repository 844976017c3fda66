import { MOST_REPAIRED } from '@contract/program/prospect-batches';
import { batchFields, repairCell } from '@contract/program/prospect-cells';
import type { Tx } from '@server/db/connection';
import {
  cellsOf,
  countBadRowsAfter,
  type RereadRow,
  restageRows,
  type StoredRow,
  undecidedBadRowsAfter,
} from './rows';
import { type Cells, readCells, type ZoneFinder } from './rules';

/** Rows read and written by one statement. */
const AT_ONCE = 1000;

/** What one call mended, and where the next one goes on. */
export interface Repaired {
  rows: number;
  /** The last row that was looked at; null once there is none behind it. */
  after: number | null;
  /** Rows with a wrong cell behind that one. */
  left: number;
}

/** Mends what can be mended in the refused cells of a batch, in the rows behind one; those that are left out stay so. */
export async function repairRows(
  tx: Tx,
  batchId: string,
  { zones, from }: { zones: ZoneFinder; from: number },
): Promise<Repaired> {
  let [after, looked, rows] = [from, 0, 0];
  while (looked < MOST_REPAIRED) {
    const found = await undecidedBadRowsAfter(tx, batchId, after, AT_ONCE);
    const mended = found.flatMap((row) => repairedRow(row, zones) ?? []);
    if (mended.length > 0) await restageRows(tx, batchId, mended);
    rows += mended.length;
    looked += found.length;
    const last = found.at(-1);
    if (!last || found.length < AT_ONCE) return { rows, after: null, left: 0 };
    after = last.row;
  }
  const left = await countBadRowsAfter(tx, batchId, after);
  return { rows, after: left > 0 ? after : null, left };
}

/** What a row is with its refused cells mended; null where none can be, or where it is wrong as a whole. */
function repairedRow(row: StoredRow, zones: ZoneFinder): RereadRow | null {
  const problems = row.problems ?? {};
  if ('' in problems) return null;
  const cells = cellsOf(row);
  const mended: Partial<Cells> = {};
  for (const field of batchFields) {
    const better = field in problems ? repairCell(field, cells[field]) : null;
    if (better !== null) mended[field] = better;
  }
  if (Object.keys(mended).length === 0) return null;
  return { row: row.row, ...readCells({ ...cells, ...mended }, zones) };
}
