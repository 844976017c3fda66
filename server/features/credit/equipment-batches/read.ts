import { type ColumnMap, MOST_ROWS } from '@contract/credit/equipment-batches';
import { type CellField, equipmentSheet } from '@contract/credit/equipment-cells';
import { HEAD_ROWS, MOST_COLUMNS, type Remembered } from '@contract/kernel/sheets/columns';
import { equipmentWords } from '@contract/locales/es-MX/credit/equipment-server';
import { sheets } from '@contract/locales/es-MX/kernel/sheets';
import type { SheetRecord } from '@server/adapters/csv-records';
import { filledRecords } from '@server/adapters/filled-records';
import { openSheet } from '@server/adapters/sheet';
import {
  keepable,
  shortened,
  Unreadable,
  whatToKnow,
  wholeProblem,
  whyUnreadable,
} from '@server/adapters/sheet-cells';
import type { equipmentBatches } from '@server/db/schema/credit-equipment';
import { t } from '@server/i18n';
import type { Cells, FileRow } from './rules';

type Batch = typeof equipmentBatches.$inferSelect;

/** How a file is to be read: as people said, or as is found out. */
export interface Reading {
  encoding: Batch['encoding'];
  delimiter: Batch['delimiter'];
  sheet: number | null;
  headingRow: number | null;
  columns: ColumnMap | null;
  remembered: Remembered<CellField>;
}

/** What a batch keeps of how its file was read. */
export type ReadFile = Pick<
  Batch,
  | 'note'
  | 'encoding'
  | 'delimiter'
  | 'headings'
  | 'sample'
  | 'sheets'
  | 'sheet'
  | 'headingRow'
  | 'top'
  | 'columns'
> & { rows: FileRow[] };

const SAMPLE_ROWS = 5;
/** Longer than any cell may be: what is cut is refused all the same. */
const LONGEST = 1000;

/**
 * Reads a file of a catalogue into rows, none of them checked yet.
 *
 * @throws Unreadable, with the sentence that says why
 */
export async function readFile(file: string, reading: Reading): Promise<ReadFile> {
  try {
    return await readSheet(file, reading);
  } catch (error) {
    const why = whyUnreadable(error);
    throw why === null ? error : new Unreadable(why);
  }
}

async function readSheet(file: string, reading: Reading): Promise<ReadFile> {
  const { encoding, delimiter, sheet: said, remembered } = reading;
  const sheet = await openSheet(file, {
    encoding,
    delimiter,
    sheet: said,
    finder: equipmentSheet,
    remembered,
    onShare: () => undefined,
  });
  const records = await filledRecords(sheet, MOST_ROWS);
  const first = records.slice(0, HEAD_ROWS);
  const saidAt = first.findIndex(({ row }) => row === reading.headingRow);
  const cells = first.map((record) => record.cells);
  const at = saidAt >= 0 ? saidAt : equipmentSheet.headingsAt(cells, remembered);
  const [heading, ...below] = records.slice(at);
  if (!heading || below.length === 0) throw new Unreadable(t(equipmentWords.upload.empty));
  if (heading.cells.length > MOST_COLUMNS) throw new Unreadable(t(sheets.tooManyColumns));
  if (below.length > MOST_ROWS) {
    throw new Unreadable(t(equipmentWords.upload.tooManyRows, { most: MOST_ROWS }));
  }
  const headings = heading.cells.map(shortened);
  const columns = reading.columns ?? equipmentSheet.guessColumns(headings, remembered);
  return {
    note: whatToKnow(sheet, headings),
    encoding: sheet.encoding,
    delimiter: sheet.delimiter,
    headings,
    sample: below.slice(0, SAMPLE_ROWS).map((record) => record.cells.map(shortened)),
    sheets: sheet.book ? [...sheet.book.among] : [],
    sheet: sheet.book?.at ?? null,
    headingRow: heading.row,
    top: first.map((record) => ({
      row: record.row,
      cells: record.cells.slice(0, 8).map(shortened),
    })),
    columns,
    rows: below.map((record) => rowOf(record, headings.length, columns)),
  };
}

function rowOf({ row, cells, broken }: SheetRecord, most: number, columns: ColumnMap): FileRow {
  const at = (field: CellField) => {
    const column = columns[field];
    return column === undefined ? '' : keepable(cells[column] ?? '', LONGEST);
  };
  return {
    row,
    cells: cellsBy(at),
    whole: wholeProblem(cells, most, broken),
    skipped: false,
  };
}

/** The cells of a row, each by its field. */
export function cellsBy(cellOf: (field: CellField) => string): Cells {
  return {
    code: cellOf('code'),
    name: cellOf('name'),
    brand: cellOf('brand'),
    model: cellOf('model'),
    kind: cellOf('kind'),
    product: cellOf('product'),
    unit: cellOf('unit'),
    price: cellOf('price'),
    vat: cellOf('vat'),
    cost: cellOf('cost'),
  };
}
