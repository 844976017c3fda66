import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ReportKind, reportKinds, unitsOf } from '@contract/compliance/report-periods';
import { csvDelimiters } from '@contract/kernel/csv-cell';
import { delimiters } from '@contract/kernel/sheets/columns';
import { batchFields } from '@contract/program/prospect-cells';
import { fieldHeadings } from '@contract/program/prospect-headings';
import { toCsv } from '@portal/ui/table/csv';
import { csvRow } from '@server/adapters/csv-file';
import { users } from '@server/db/schema/identity';
import { prospects, zones } from '@server/db/schema/program';
import { implementations } from '@server/features/implementations';
import { type Person, testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { reviewFile } from '@tests/support/prospect-files';
import { repayingPeople } from '@tests/support/repaying';
import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';

/** Texts that a spreadsheet would run, or that would not be read as they are, each with a mark of its own. */
const hostile = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '  =1+1',
  '\u00a0=1+1',
  '\u2003@x',
  '\u200b=1+1',
  '\u200d=1+1',
  '\ufeff-1+1',
  '\u202e=1+1',
  '\u0007=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  'uno,dos;tres\tcuatro|"cinco"\r\nseis',
  '"=1+1',
  'fac\u202etura\u2066x\u2069.pdf',
  'campana\u0007\u001b[31m\u0085\u2028fin',
].map((text, n) => `${text} fin${n}`);

const runs = /^(?:[\t\r\n]|[\s\u00a0\u200c\u200d]*[=+\-@＝＋－＠])/;
const unseen = /[^\P{C}\t\n\r\u200c\u200d]|[\u2028\u2029]/u;
const isNumber = /^-?\d+(?:\.\d+)?$/;

/** What is wrong with a file for who opens it with a spreadsheet. */
function faultsOf(text: string, delimiter: string): string[] {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    delimiter,
    newline: '\r\n',
    skipEmptyLines: true,
  });
  const width = data[0]?.length;
  return [
    ...errors.map(({ message }) => message),
    ...data.filter((row) => row.length !== width).map((row) => `cells: ${JSON.stringify(row)}`),
    ...data
      .flat()
      .filter((cell) => !isNumber.test(cell) && (runs.test(cell) || unseen.test(cell)))
      .map((cell) => JSON.stringify(cell)),
  ];
}

/** The cells as they were typed, without what is to be corrected. */
const cellsOf = (text: string) =>
  Papa.parse<string[]>(text, { newline: '\r\n' }).data.map((row) => row.slice(0, -1));

/** Those hostile texts that a file has, by their marks. */
const foundIn = (text: string) => hostile.filter((_, n) => new RegExp(`fin${n}(?!\\d)`).test(text));

/** Every call that answers a file, with what it holds. */
const files: Record<string, 'rows' | 'as it was uploaded' | 'drawn'> = {
  'GET /api/v1/prospect-exports': 'rows',
  'GET /api/v1/prospect-batches/:batchId/bad-rows.csv': 'rows',
  'GET /api/v1/reports/:reportId/file': 'rows',
  'GET /api/v1/prospect-batches/:batchId/file': 'as it was uploaded',
  'GET /api/v1/support-files/:supportFileId/versions/:number/file': 'as it was uploaded',
  'GET /api/v1/accreditations/:accreditationId/files/:kind': 'as it was uploaded',
  'GET /storagev3/documents/download_document_file/:dbId/*': 'as it was uploaded',
  'GET /api/v1/income-evidence/:evidenceId': 'as it was uploaded',
  'GET /api/v1/acknowledgement-signatures/:signatureId/file': 'drawn',
  'GET /storagev3/documents/view_document_file/:dbId/*': 'as it was uploaded',
  'GET /api/v1/templates/:templateName/versions/:number/file': 'drawn',
  'POST /api/v1/co-obligor-restructure/agreement': 'drawn',
  'POST /api/v1/contract-signing/file': 'drawn',
  'GET /api/v1/contracts/:contractId/file': 'drawn',
  'GET /api/v1/invoices/archive': 'drawn',
  'GET /api/v1/invoices/:invoiceId/:format': 'drawn',
  'GET /api/v1/withholdings/:period/:format': 'drawn',
  'GET /api/v1/direct-debits/:directDebitId/file': 'drawn',
  'POST /api/v1/direct-debit-files/:fileId/download': 'rows',
  // A workbook, whose texts are no formulas.
  'GET /api/v1/simulations/file': 'drawn',
  'GET /api/v1/request-receipts/:projectId': 'drawn',
  'GET /api/v1/estimate-files/:code': 'drawn',
  'GET /api/v1/equipment/workbook': 'rows',
  'GET /api/v1/equipment/price-list': 'drawn',
  'GET /api/v1/statements/:period/file': 'rows',
  'GET /api/v1/profile/investor-contract/file': 'drawn',
};

const root = path.join(import.meta.dirname, '../..');
const sources = ['src', 'server'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.posix.join(folder, String(file).split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)),
);
const sourcesWith = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')));

describe('what leaves as rows', () => {
  it('is each call of the contract that is said here to hold rows, and no other', () => {
    const found = implementations
      .filter(({ endpoint }) => endpoint.kind === 'file')
      .map(({ endpoint: { method, path: at } }) => `${method} ${at}`);
    expect(found.toSorted()).toEqual(Object.keys(files).toSorted());
  });

  it('is written in one place of each program, which both make cells harmless alike', () => {
    expect(sourcesWith(/unparse\(/).toSorted()).toEqual([
      'server/adapters/csv-file.ts',
      'src/ui/table/csv.ts',
    ]);
    const writers = sourcesWith(/['"`]text\/csv/).filter((file) => file.startsWith('src/'));
    const through = sourcesWith(/\btoCsv\b|\bbankFile\b|callFile/);
    // It puts a mark before the parts that the server wrote.
    const joins = ['src/features/program/prospects/export-file.ts'];
    expect(writers.filter((file) => !through.includes(file) && !joins.includes(file))).toEqual([]);
  });
});

describe('a list that the browser writes', () => {
  it.each(csvDelimiters)('is harmless with %j between its cells', (delimiter) => {
    const text = toCsv(
      hostile,
      hostile.map(() => hostile),
      { delimiter, byteOrderMark: true },
    );
    expect(faultsOf(text, delimiter)).toEqual([]);
    expect(foundIn(text)).toEqual(hostile);
    expect(csvRow(hostile, delimiter)).toBe(toCsv(hostile, [], { delimiter }));
  });
});

describe('a list that the server writes', async () => {
  const api = await testApi();
  const staff = async () => {
    const who = await api.person('admin');
    await api.stepUp(who);
    return who;
  };
  const read = async (who: Person, url: string) => {
    const { status, bytes } = await who.call({ url: url as '/api/v1/prospect-exports' });
    expect(status).toBe(200);
    return bytes.toString('utf8');
  };

  it.each(delimiters)('of prospects is harmless with %j between its cells', async (delimiter) => {
    const programId = await api.program(['Centro']);
    const admin = await api.person('program_administrator', { programId });
    const [zone] = await api.db.select().from(zones).where(eq(zones.programId, programId));
    await api.db.insert(prospects).values(
      hostile.map((text, n) => ({
        programId,
        zoneId: present(zone).id,
        businessName: text,
        contactName: text,
        phone: `+52330010${1000 + n}`,
        municipality: text,
        state: text,
        status: 'new' as const,
        searchText: 'x',
      })),
    );
    const url = `/api/v1/prospect-exports?delimiter=${encodeURIComponent(delimiter)}`;
    const text = await read(admin, url);
    expect(faultsOf(text, delimiter)).toEqual([]);
    expect(foundIn(text)).toEqual(hostile);
  });

  it('of rows to correct is harmless, and what was typed is read again from it', async () => {
    const programId = await api.program(['Centro']);
    const admin = await api.person('program_administrator', { programId });
    const headings = batchFields.map((field) => fieldHeadings[field][0]);
    const given = hostile.map((text) => [text, text, 'x', text, text, text, text, text, text]);
    const rows = Papa.unparse([headings, ...given], { newline: '\r\n', quotes: true });
    const { id } = await reviewFile(api, admin, rows);
    const text = await read(admin, `/api/v1/prospect-batches/${id}/bad-rows.csv`);
    expect(faultsOf(text, ',')).toEqual([]);
    expect(foundIn(text)).toEqual(hostile);
    const again = await reviewFile(api, admin, Buffer.from(text));
    const second = await read(admin, `/api/v1/prospect-batches/${again.id}/bad-rows.csv`);
    expect(cellsOf(second)).toEqual(cellsOf(text));
  });

  it('of a report is harmless, whichever report', async () => {
    const { begin, at } = repayingPeople(api);
    const person = await begin();
    at('2026-02-28');
    await person.pay(964_277, '2026-02-28');
    const name = hostile.join(' ');
    await api.db.update(users).set({ fullName: `\u00a0=${name}` });
    at('2027-01-08');
    const who = await staff();
    const named: Record<ReportKind, boolean> = {
      'annex-17': false,
      bureau: true,
      withholdings: true,
      commissions: true,
    };
    const periodOf = { month: '2026-02', quarter: '2026-Q1', year: '2026' };
    for (const kind of reportKinds) {
      const period = periodOf[present(unitsOf[kind][0])];
      const { json } = await who.call({
        method: 'POST',
        url: '/api/v1/reports',
        body: { kind, period },
      });
      await api.doJobs();
      const text = await read(who, `/api/v1/reports/${json.id}/file`);
      expect(faultsOf(text, ','), kind).toEqual([]);
      expect(foundIn(text).length > 0, kind).toBe(named[kind]);
    }
  });
});
