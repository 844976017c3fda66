import { randomBytes } from 'node:crypto';
import { HEAD_ROWS, MOST_COLUMNS } from '@contract/kernel/sheets/columns';
import { sheets } from '@contract/locales/es-MX/kernel/sheets';
import { programWords } from '@contract/locales/es-MX/program/server';
import type { ColumnMap } from '@contract/program/prospect-batches';
import { type BatchField, batchFields } from '@contract/program/prospect-cells';
import { prospectSheet, type RememberedColumns } from '@contract/program/prospect-columns';
import type { ObjectStore } from '@server/adapters/adapters';
import type { SheetRecord } from '@server/adapters/csv-records';
import { openSheet } from '@server/adapters/sheet';
import {
  keepable,
  shortened,
  Unreadable,
  whatToKnow,
  wholeProblem,
  whyUnreadable,
} from '@server/adapters/sheet-cells';
import type { Tx } from '@server/db/connection';
import { withStoredFile } from '@server/http/stored-file';
import { t } from '@server/i18n';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { matchRows } from './match';
import { markAllMisplaced } from './misplaced';
import {
  type Batch,
  changeBatch,
  countRows,
  GivenUp,
  rememberedColumns,
  zoneFinder,
} from './repository';
import { forgetRows, type StagedRow, stageRows } from './rows';
import { type Cells, readCells, type ZoneFinder } from './rules';
import type { StepEnd } from './tell';

/** Rows written by one statement; others' calls are answered between two. */
const AT_ONCE = 500;
const SAMPLE_ROWS = 5;
/** What reading is of a hundred; the rest is comparing. */
const READ_PERCENT = 90;

export interface Reading {
  objects: ObjectStore;
  dataDir: string;
  now: Date;
  /** Tells how far it is, for all to see before the end. */
  tell(percent: number): Promise<void>;
}

/**
 * Reads the file of a batch into rows to be reviewed; or as far as its headings, when they do not say enough. Answers the
 * end of one that cannot be read; the others wait for who uploaded them.
 */
export async function readBatch(
  tx: Tx,
  batch: Batch,
  reading: Reading,
): Promise<StepEnd | undefined> {
  const { objects, dataDir } = reading;
  try {
    await withStoredFile({ objects, dataDir, sha256: batch.sha256 }, (file) =>
      tx.transaction((inner) => readFile(inner, batch, file, reading)),
    );
    return undefined;
  } catch (error) {
    const why = whyUnreadable(error);
    if (!why) throw error;
    const failed = { state: 'failed' as const, failure: why };
    await changeBatch(tx, batch, failed);
    return failed;
  }
}

async function readFile(tx: Tx, batch: Batch, file: string, { tell, now }: Reading): Promise<void> {
  let share = 0;
  const remembered = await rememberedColumns(tx, batch.programId);
  const sheet = await openSheet(file, {
    encoding: batch.encoding,
    delimiter: batch.delimiter,
    sheet: batch.sheet,
    finder: prospectSheet,
    remembered,
    onShare: (part) => {
      share = part;
    },
  });
  await forgetRows(tx, batch);
  const zones = await zoneFinder(tx, batch);
  const rows = new RowReader(tx, batch, zones, remembered);
  try {
    for await (const records of sheet.records) {
      for (const record of records) await rows.take(record);
      if (rows.isStuck && rows.sample.length === SAMPLE_ROWS) break;
      await tell(Math.floor(share * READ_PERCENT));
    }
  } finally {
    await rows.written;
  }
  await rows.end();
  const { headings, sample, columns, count, last, top, headingRow } = rows;
  if (headings.length === 0) throw new Unreadable(t(programWords.prospects.rules.empty));
  const { encoding, delimiter, book } = sheet;
  const failure = whatToKnow(sheet, headings);
  const read = { headings, sample, columns, top, headingRow, progress: 0, failure };
  const sheets = book ? [...book.among] : [];
  const known = { ...read, encoding, delimiter, sheets, sheet: book?.at ?? null };
  if (rows.isStuck) {
    await settled(tx, batch, { ...known, state: 'mapping' });
    return;
  }
  if (count === 0) throw new Unreadable(t(programWords.prospects.rules.empty));
  await tx.execute(sql`analyze prospect_batch_rows`);
  const { id: batchId, programId, zoneIds } = batch;
  await markAllMisplaced(tx, batchId, last);
  await matchRows(tx, { batchId, programId, zoneIds, last });
  const counts = await countRows(tx, batch);
  const state = 'review' as const;
  await settled(tx, batch, { ...known, state, rowCount: count, counts, matchedAt: now });
}

async function settled(...change: Parameters<typeof changeBatch>): Promise<void> {
  if (!(await changeBatch(...change))) throw new GivenUp();
}

/** Takes lines as they come: headings, then rows. */
class RowReader {
  headings: string[] = [];
  headingRow = 1;
  top: Batch['top'] = [];
  readonly sample: string[][] = [];
  columns: ColumnMap = {};
  count = 0;
  last = 0;
  /** Not every field that has to be there has its column: people say which. */
  isStuck = false;
  private waiting: StagedRow[] = [];
  /** Rows being written while the next are read; whether that failed, the next write or the end says. */
  private writing: Promise<void> = Promise.resolve();
  /** The first rows, until it shows which of them are the headings. */
  private first: SheetRecord[] = [];

  constructor(
    private readonly tx: Tx,
    private readonly batch: Batch,
    private readonly zones: ZoneFinder,
    private readonly remembered: RememberedColumns,
  ) {}

  async take(record: SheetRecord): Promise<void> {
    if (record.cells.every((cell) => cell === '')) return;
    if (this.headings.length > 0) return this.takeRow(record);
    this.first.push(record);
    if (this.first.length === HEAD_ROWS) await this.begin();
  }

  /** After the last: a file may be shorter than what its headings are looked for in. */
  async end(): Promise<void> {
    if (this.headings.length === 0) await this.begin();
    await this.flush();
    await this.writing;
  }

  /** When no statement is under way any more, however it ended. */
  get written(): Promise<void> {
    return this.writing.catch(() => undefined);
  }

  private async takeRow({ row, cells, broken }: SheetRecord): Promise<void> {
    if (this.sample.length < SAMPLE_ROWS) this.sample.push(cells.map(shortened));
    if (this.isStuck) return;
    this.count += 1;
    this.last = row;
    this.waiting.push(stagedRow(cells, this, { row, broken, zones: this.zones }));
    if (this.waiting.length >= AT_ONCE) await this.flush();
  }

  private async flush(): Promise<void> {
    await this.writing;
    if (this.waiting.length === 0) return;
    this.writing = stageRows(this.tx, this.batch.id, this.waiting);
    // Until somebody waits for it, a failure is nobody's.
    void this.written;
    this.waiting = [];
  }

  private async begin(): Promise<void> {
    const said = this.first.findIndex(({ row }) => row === this.batch.headingRow);
    const first = this.first.map(({ cells }) => cells);
    const at = said >= 0 ? said : prospectSheet.headingsAt(first, this.remembered);
    const [{ row, cells } = { row: 1, cells: [] }, ...rows] = this.first.slice(at);
    this.headingRow = row;
    this.top = this.first
      .slice(0, HEAD_ROWS)
      .map((record) => ({ row: record.row, cells: record.cells.slice(0, 8).map(shortened) }));
    if (cells.length > MOST_COLUMNS) {
      throw new Unreadable(t(sheets.tooManyColumns));
    }
    this.headings = cells.map(shortened);
    this.columns = this.batch.columns ?? prospectSheet.guessColumns(this.headings, this.remembered);
    this.isStuck = prospectSheet.missingFields(this.columns).length > 0;
    for (const record of rows) await this.takeRow(record);
  }
}

const RANDOM_BYTES = 16;
let randomPool = Buffer.alloc(0);

/** Random bytes for one id. Asking the system for them row by row took as long as checking the rows. */
function someRandom(): Uint8Array {
  if (randomPool.length < RANDOM_BYTES) randomPool = randomBytes(RANDOM_BYTES * AT_ONCE);
  const taken = randomPool.subarray(0, RANDOM_BYTES);
  randomPool = randomPool.subarray(RANDOM_BYTES);
  return taken;
}

function stagedRow(
  cells: readonly string[],
  { headings, columns }: { headings: readonly string[]; columns: ColumnMap },
  { row, broken, zones }: { row: number; broken: boolean; zones: ZoneFinder },
): StagedRow {
  const given: Partial<Cells> = {};
  for (const field of batchFields) given[field] = cellAt(cells, columns, field);
  const read = readCells(given, zones);
  const whole = wholeProblem(cells, headings.length, broken);
  return {
    row,
    id: v7({ random: someRandom(), seq: row }),
    ...read,
    ...(whole && { problems: { ...read.problems, '': whole } }),
  };
}

/** Longer than any cell may be: what is cut is refused all the same. */
const LONGEST = 1000;

function cellAt(cells: readonly string[], columns: ColumnMap, field: BatchField): string {
  const column = columns[field];
  const cell = column === undefined ? '' : (cells[column] ?? '');
  return keepable(cell, LONGEST);
}
