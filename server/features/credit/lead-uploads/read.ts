import {
  type LeadField,
  leadFields,
  leadSheet,
  MOST_LEADS,
  optionalLeadFields,
} from '@contract/credit/lead-uploads';
import type { LeadInput } from '@contract/credit/leads';
import { withZero } from '@contract/kernel/fields/postal-code';
import { HEAD_ROWS, MOST_COLUMNS } from '@contract/kernel/sheets/columns';
import { leadWords } from '@contract/locales/es-MX/credit/leads-server';
import { fieldMessage } from '@contract/locales/es-MX/kernel/field-messages';
import { sheets } from '@contract/locales/es-MX/kernel/sheets';
import { cellRules, repairCell } from '@contract/program/prospect-cells';
import type { SheetRecord } from '@server/adapters/csv-records';
import { filledRecords } from '@server/adapters/filled-records';
import { openSheet } from '@server/adapters/sheet';
import {
  armed,
  asOneLine,
  errorIn,
  keepable,
  shortened,
  Unreadable,
  whatToKnow,
  wholeProblem,
  whyUnreadable,
} from '@server/adapters/sheet-cells';
import { t } from '@server/i18n';

export interface RowProblem {
  row: number;
  /** As the file heads it; empty of a row as a whole. */
  column: string;
  message: string;
}

export interface ReadLeads {
  rows: { row: number; lead: LeadInput }[];
  problems: RowProblem[];
  /** What has to be known of the file to review it. */
  note: string | null;
}

/** Longer than any cell may be: what is cut is refused all the same. */
const LONGEST = 1000;

const nothingSaid = { encoding: null, delimiter: null, sheet: null };

/**
 * Reads a file of leads, each row by the rules of the form.
 *
 * @throws Unreadable, with the sentence that says why
 */
export async function readLeads(path: string): Promise<ReadLeads> {
  try {
    return await readSheet(path);
  } catch (error) {
    const why = whyUnreadable(error);
    throw why === null ? error : new Unreadable(why);
  }
}

async function readSheet(path: string): Promise<ReadLeads> {
  const remembered = new Map<string, LeadField | null>();
  const onShare = () => undefined;
  const sheet = await openSheet(path, { ...nothingSaid, finder: leadSheet, remembered, onShare });
  const records = await filledRecords(sheet, MOST_LEADS);
  const first = records.slice(0, HEAD_ROWS).map(({ cells }) => cells);
  const [heading, ...below] = records.slice(leadSheet.headingsAt(first, remembered));
  if (!heading || below.length === 0) throw new Unreadable(t(leadWords.upload.empty));
  if (heading.cells.length > MOST_COLUMNS) throw new Unreadable(t(sheets.tooManyColumns));
  if (below.length > MOST_LEADS) {
    throw new Unreadable(t(leadWords.upload.tooMany, { most: MOST_LEADS }));
  }
  const headings = heading.cells.map(shortened);
  const columns = leadSheet.guessColumns(headings, remembered);
  if (leadSheet.missingFields(columns).length > 0) {
    throw new Unreadable(t(leadWords.upload.missing));
  }
  const read: ReadLeads = { rows: [], problems: [], note: whatToKnow(sheet, headings) };
  const columnOf = (field: LeadField) => columns[field];
  for (const record of below) readRow(record, { headings, columnOf }, read);
  return read;
}

interface Columns {
  headings: readonly string[];
  columnOf: (field: LeadField) => number | undefined;
}

function readRow(record: SheetRecord, { headings, columnOf }: Columns, read: ReadLeads): void {
  const { row, cells, broken } = record;
  const whole = wholeProblem(cells, headings.length, broken);
  if (whole) {
    read.problems.push({ row, column: '', message: whole });
    return;
  }
  const before = read.problems.length;
  const value = (field: LeadField): string => {
    const column = columnOf(field);
    const cell = column === undefined ? '' : keepable(cells[column] ?? '', LONGEST);
    const said = readCell(field, cell);
    if ('value' in said) return said.value;
    read.problems.push({
      row,
      column: headings[column ?? -1] ?? '',
      message: said.problem,
    });
    return '';
  };
  const given = Object.fromEntries(leadFields.map((field) => [field, value(field)]));
  if (read.problems.length > before) return;
  const lead = leadOf((field) => given[field] ?? '');
  read.rows.push({ row, lead });
}

const leadOf = (cellOf: (field: LeadField) => string): LeadInput => ({
  contact_name: cellOf('contact_name'),
  phone: cellOf('phone'),
  business_name: cellOf('business_name') || null,
  email: cellOf('email') || null,
  rfc: cellOf('rfc') || null,
  municipality: cellOf('municipality') || null,
  state: cellOf('state') || null,
  postal_code: cellOf('postal_code') || null,
});

/** A cell as it is kept, or what is wrong with it. */
export function readCell(
  field: LeadField,
  written: string,
): { value: string } | { problem: string } {
  const line = asOneLine(armed(written));
  const cell = field === 'postal_code' ? withZero(line) : line;
  if (cell === '') {
    const isOptional = optionalLeadFields.includes(field);
    return isOptional ? { value: '' } : { problem: t(fieldMessage.required) };
  }
  const error = errorIn(cell);
  if (error) return { problem: error };
  const read = cellRules[field].safeParse(cell);
  if (read.success) return { value: read.data };
  const mended = repairCell(field, cell);
  const again = mended === null ? read : cellRules[field].safeParse(mended);
  return again.success
    ? { value: again.data }
    : { problem: read.error.issues[0]?.message ?? t(fieldMessage.required) };
}
