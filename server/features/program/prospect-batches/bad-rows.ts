import { Readable } from 'node:stream';
import { formatPhone, normalisePhone } from '@contract/kernel/fields/phone';
import { programWords } from '@contract/locales/es-MX/program/server';
import { batchFields } from '@contract/program/prospect-cells';
import { fieldHeadings } from '@contract/program/prospect-headings';
import { csvHead, csvRow } from '@server/adapters/csv-file';
import type { Db } from '@server/db/connection';
import { t } from '@server/i18n';
import { badRowsAfter, cellsOf, type StoredRow } from './rows';

/** Rows read at once: what is in memory, however many there are. */
const AT_ONCE = 2000;
/** Bytes that wait for a slow reader; no more rows are read meanwhile. */
const WAITING = 64 * 1024;

/** The rows of a batch that cannot stay so, all of them, as a file that can be corrected and uploaded. */
export const badRowsFile = (
  db: Db,
  batchId: string,
  assertStillLetIn: () => Promise<void>,
): Readable =>
  Readable.from(parts(db, batchId, assertStillLetIn), {
    objectMode: false,
    highWaterMark: WAITING,
  });

async function* parts(db: Db, batchId: string, assertStillLetIn: () => Promise<void>) {
  const headings = batchFields.map((field) => fieldHeadings[field][0]);
  yield csvHead([...headings, t(programWords.prospects.upload.whatToCorrect)]);
  for (let after: number | undefined = 0; after !== undefined; ) {
    if (after > 0) await assertStillLetIn();
    const rows: StoredRow[] = await badRowsAfter(db, batchId, after, AT_ONCE);
    if (rows.length > 0) yield rows.map(lineOf).join('');
    after = rows.length < AT_ONCE ? undefined : rows.at(-1)?.row;
  }
}

function lineOf(found: StoredRow): string {
  const read = cellsOf(found);
  const cells = { ...read, phone: asShown(read.phone) };
  return csvRow([...batchFields.map((field) => cells[field]), sentence(found.problems)]);
}

/** A telephone as every screen writes it: a sheet would take its plus sign for a formula. What is none stays as it is. */
const asShown = (phone: string) => (normalisePhone(phone) === phone ? formatPhone(phone) : phone);

const heading = (field: string) =>
  batchFields.filter((one) => one === field).map((one) => `${fieldHeadings[one][0]}: `)[0] ?? '';

const sentence = (problems: Record<string, string> | null) =>
  Object.entries(problems ?? {})
    .map(([field, problem]) => heading(field) + problem)
    .join(' / ');
