import {
  leadUploads as contract,
  leadExtensions,
  type RepeatedRow,
} from '@contract/credit/lead-uploads';
import type { LeadInput } from '@contract/credit/leads';
import { hasAllowedExtension } from '@contract/kernel/fields/file-extension';
import { ownRfc } from '@contract/kernel/fields/rfc';
import { leadWords } from '@contract/locales/es-MX/credit/leads-server';
import { documents as documentWords } from '@contract/locales/es-MX/documents/documents';
import { Unreadable } from '@server/adapters/sheet-cells';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { recorderOf } from '@server/features/platform';
import { refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { ReceivedFile } from '@server/http/multipart';
import { t } from '@server/i18n';
import { addLeads, holdLeads } from '../leads/add';
import { takenBy } from '../leads/find-taken';
import { type OrgScope, orgOf } from '../leads/taken';
import { type ReadLeads, readLeads } from './read';

/** The most that an answer tells of what is wrong or repeated; the rest is counted. */
const MOST_TOLD = 200;
const SAMPLE_ROWS = 5;

export const leadUploadHandlers = implement(contract, {
  async create({ db, scope, principal, body, file, now }) {
    const org = orgOf(scope);
    // No connection waits while the file is read.
    const read = await readUpload(file);
    if (body.mode === 'preview') {
      return { ...describe(read, await compare(db, org, read.rows)), done: false };
    }
    if (read.problems.length > 0) throw badFile(t(leadWords.upload.refused));
    return inTransaction(db, async (tx) => {
      await holdLeads(tx, org.supplierId);
      const compared = await compare(tx, org, read.rows);
      const leads = compared.fresh.map(({ lead }) => lead);
      if (leads.length === 0) throw badFile(t(leadWords.upload.nothing));
      await addLeads(tx, org, { leads, source: 'upload', now, userId: principal.userId });
      const record = recorderOf(contract.create, { db: tx, principal, now });
      await record(org.supplierId, { rows: leads.length });
      return { ...describe(read, compared), done: true };
    });
  },
});

const describe = (read: ReadLeads, { fresh, repeated }: Compared) => ({
  rows: read.rows.length + new Set(read.problems.map(({ row }) => row)).size,
  fresh: fresh.length,
  sample: fresh.slice(0, SAMPLE_ROWS).map(({ row, lead }) => ({
    row,
    name: lead.contact_name,
    phone: lead.phone,
  })),
  repeated: repeated.slice(0, MOST_TOLD),
  repeated_count: repeated.length,
  problems: read.problems.slice(0, MOST_TOLD),
  problem_count: read.problems.length,
  note: read.note,
});

const badFile = (message: string) => refused(message, { file: message });

async function readUpload(file: ReceivedFile | null): Promise<ReadLeads> {
  if (!file) throw badFile(t(documentWords.prompt));
  if (!hasAllowedExtension(file.fileName, leadExtensions))
    throw badFile(t(documentWords.wrongType));
  return readLeads(file.path).catch((error: unknown) => {
    throw error instanceof Unreadable ? badFile(error.message) : error;
  });
}

type Row = ReadLeads['rows'][number];

interface Compared {
  fresh: Row[];
  repeated: RepeatedRow[];
}

/** Parts the rows of a file into those of new people and those of people who are there, or came in a row before. */
async function compare(db: Db | Tx, org: OrgScope, rows: readonly Row[]): Promise<Compared> {
  const holders = await takenBy(db, org, {
    phones: rows.map(({ lead }) => lead.phone),
    rfcs: rows.flatMap(({ lead }) => ownRfc(lead.rfc) ?? []),
  });
  const held = new Map<string, RepeatedRow['lead']>();
  for (const { id, contactName: name, phone, rfc, isReached } of holders) {
    const lead = isReached ? { id, name } : null;
    held.set(`phone ${phone}`, lead);
    if (rfc) held.set(`rfc ${rfc}`, lead);
  }
  const firstRows = new Map<string, number>();
  const fresh: Row[] = [];
  const repeated: RepeatedRow[] = [];
  for (const one of rows) {
    const { row, lead } = one;
    const keys = keysOf(lead);
    const known = keys.find(({ key }) => held.has(key) || firstRows.has(key));
    if (known) {
      const { by, key } = known;
      const first_row = firstRows.get(key) ?? null;
      const holder = held.get(key) ?? null;
      repeated.push({ row, name: lead.contact_name, by, lead: holder, first_row });
      continue;
    }
    for (const { key } of keys) firstRows.set(key, row);
    fresh.push(one);
  }
  return { fresh, repeated };
}

function keysOf({ phone, rfc: written }: LeadInput) {
  const rfc = ownRfc(written);
  return [
    { by: 'phone' as const, key: `phone ${phone}` },
    ...(rfc ? [{ by: 'rfc' as const, key: `rfc ${rfc}` }] : []),
  ];
}
