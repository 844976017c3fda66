import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatPhone } from '@contract/kernel/fields/phone';
import { type Delimiter, delimiters } from '@contract/kernel/sheets/columns';
import { prospectWork } from '@contract/locales/es-MX/program/prospect-work';
import { prospect as words } from '@contract/locales/es-MX/program/prospects';
import { batchFields } from '@contract/program/prospect-cells';
import { prospectSheet } from '@contract/program/prospect-columns';
import type { Prospect } from '@contract/program/prospects';
import { csvRow } from '@server/adapters/csv-file';
import { openSheet } from '@server/adapters/sheet';
import { t } from '@server/i18n';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { type Cells, readCells } from './rules';

const folder = await mkdtemp(path.join(tmpdir(), 'solfondo-round-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const zones = { byName: new Map([['centro', '1']]), byCode: new Map(), byPlace: new Map() };

/** The rows of a file as an upload reads them, which finds out how it is written. */
async function imported(bytes: Buffer): Promise<Cells[]> {
  const file = path.join(folder, 'lista.csv');
  await writeFile(file, bytes);
  const sheet = await openSheet(file, {
    encoding: null,
    delimiter: null,
    sheet: null,
    finder: prospectSheet,
    remembered: new Map(),
    onShare: () => undefined,
  });
  const lines: string[][] = [];
  for await (const records of sheet.records) {
    for (const { cells, broken } of records) {
      expect(broken).toBe(false);
      if (cells.some((cell) => cell !== '')) lines.push(cells);
    }
  }
  const [headings = [], ...rows] = lines;
  const columns = prospectSheet.guessColumns(headings, new Map());
  return rows.map(
    (cells) =>
      readCells(
        byField((field) => cells[columns[field] ?? -1] ?? ''),
        zones,
      ).cells,
  );
}

const byField = (cellOf: (field: (typeof batchFields)[number]) => string) =>
  Object.fromEntries(batchFields.map((field) => [field, cellOf(field)]));

type Exported = Pick<
  Prospect,
  'business_name' | 'contact_name' | 'phone' | 'email' | 'municipality' | 'state' | 'zone'
>;

/** Columns of the list, under the words that it shows. */
const columns: readonly [title: string, of: (row: Exported) => string][] = [
  [t(words.business), (row) => row.business_name],
  [t(words.contact), (row) => row.contact_name],
  [t(words.phone), (row) => formatPhone(row.phone)],
  [t(words.email), (row) => row.email ?? ''],
  [t(words.municipality), (row) => row.municipality],
  [t(prospectWork.state), (row) => row.state],
  [t(words.zone), (row) => row.zone],
];

function exported(rows: readonly Exported[], delimiter: Delimiter, byteOrderMark: boolean) {
  const cells = rows.map((row) => columns.map(([, of]) => of(row)));
  const header = columns.map(([title]) => title);
  const lines = [header, ...cells].map((row) => csvRow(row, delimiter));
  return `${byteOrderMark ? '\uFEFF' : ''}${lines.join('')}`;
}

const signs = [
  'a',
  'Ñ',
  'é',
  '😀',
  ' ',
  '"',
  "'",
  ',',
  ';',
  '\t',
  '|',
  '=',
  '+',
  '-',
  '@',
  '\n',
  '\r\n',
  '＝',
  '.',
];
const text = fc
  .array(fc.constantFrom(...signs), { maxLength: 10 })
  .map((some) => some.join('').trim());
const name = text.map((some) => `${some}x`);
const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((some) => some.join(''));

const prospect: fc.Arbitrary<Exported> = fc.record({
  business_name: name,
  contact_name: text,
  phone: digits(8).map((some) => `+5233${some}`),
  email: fc.option(digits(3).map((some) => `a+${some}@x.mx`)),
  municipality: text,
  state: text,
  zone: fc.constant('Centro'),
});

/** What a row says as it is kept: its ends of lines are one space. */
const readAsKept = ({ email, ...row }: Exported): Cells =>
  readCells({ ...row, email: email ?? '' }, zones).cells;

describe('a list of prospects that was exported', () => {
  it('is the same rows once it is uploaded, with every sign between cells, mark and encoding', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(prospect, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...delimiters),
        fc.boolean(),
        fc.constantFrom('utf8' as const, 'utf16le' as const),
        async (rows, delimiter, mark, encoding) => {
          const bytes = Buffer.from(exported(rows, delimiter, mark), encoding);
          expect(await imported(bytes)).toEqual(rows.map(readAsKept));
        },
      ),
      { numRuns: 300 },
    );
  });
});
