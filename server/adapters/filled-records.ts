import { HEAD_ROWS } from '@contract/kernel/sheets/columns';
import type { SheetRecord } from './csv-records';
import type { Sheet } from './sheet';

/** The records of a sheet that hold anything; of one of more rows than are read, no more than shows that it is. */
export async function filledRecords({ records }: Sheet, most: number): Promise<SheetRecord[]> {
  const some: SheetRecord[] = [];
  for await (const piece of records) {
    for (const record of piece) if (record.cells.some((cell) => cell !== '')) some.push(record);
    if (some.length > most + HEAD_ROWS) break;
  }
  return some;
}
