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
import type { Tx } from '@server/db/connection';
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
  async create({ db, scope, principal, body, file, now, record }) {
    const org = orgOf(scope);
    const read = await readUpload(file);
    if (body.mode === 'commit') await holdLeads(db, org.supplierId);
    const { fresh, repeated } = await compare(db, org, read.rows);
    const answer = {
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
    };
    if (body.mode === 'preview') return { ...answer, done: false };
    if (read.problems.length > 0) throw badFile(t(leadWords.upload.refused));
    if (fresh.length === 0) throw badFile(t(leadWords.upload.nothing));
    const leads = fresh.map(({ lead }) => lead);
    await addLeads(db, org, { leads, source: 'upload', now, userId: principal.userId });
    await record(org.supplierId, { rows: fresh.length });
    return { ...answer, done: true };
  },
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

/** Parts the rows of a file into those of new people and those of people who are there, or came in a row before. */
async function compare(tx: Tx, org: OrgScope, rows: readonly Row[]) {
  const holders = await takenBy(tx, org, {
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
