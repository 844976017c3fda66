import { formatPhone, normalisePhone } from '@contract/kernel/fields/phone';
import { programWords } from '@contract/locales/es-MX/program/server';
import { batchFields } from '@contract/program/prospect-cells';
import { fieldHeadings } from '@contract/program/prospect-headings';
import { csvHead, csvRow } from '@server/adapters/csv-file';
import type { Db } from '@server/db/connection';
import { t } from '@server/i18n';
import { badRowsAfter, cellsOf } from './rows';

const AT_ONCE = 5000;
/** More of them are no list that anybody corrects by hand. */
const MOST = 100_000;

/** The rows of a batch that cannot stay so, as a file that can be corrected and uploaded. */
export async function badRowsFile(db: Db, batchId: string): Promise<Buffer> {
  const headings = batchFields.map((field) => fieldHeadings[field][0]);
  const parts = [csvHead([...headings, t(programWords.prospects.upload.whatToCorrect)])];
  for (let [row, n] = [0, 0]; n < MOST; ) {
    const some = await badRowsAfter(db, batchId, row, AT_ONCE);
    for (const found of some) {
      const read = cellsOf(found);
      const cells = { ...read, phone: asShown(read.phone) };
      parts.push(csvRow([...batchFields.map((field) => cells[field]), sentence(found.problems)]));
    }
    n += some.length;
    row = some.at(-1)?.row ?? row;
    if (some.length < AT_ONCE) break;
  }
  return Buffer.from(parts.join(''));
}

/** A telephone as every screen writes it: a sheet would take its plus sign for a formula. What is none stays as it is. */
const asShown = (phone: string) => (normalisePhone(phone) === phone ? formatPhone(phone) : phone);

const heading = (field: string) =>
  batchFields.filter((one) => one === field).map((one) => `${fieldHeadings[one][0]}: `)[0] ?? '';

const sentence = (problems: Record<string, string> | null) =>
  Object.entries(problems ?? {})
    .map(([field, problem]) => heading(field) + problem)
    .join(' / ');
