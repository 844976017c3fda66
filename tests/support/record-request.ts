import { randomUUID } from 'node:crypto';
import type { Person } from './api';
import { pathOf } from './contract-input';
import { once } from './credit';
import { pdf, png } from './files';
import { beneficiaryBody, type ForeignWorld } from './foreign-world';
import { multipart } from './multipart';
import type { Place } from './record-places';
import { bodyFor } from './request-bodies';

type RecordName = keyof ForeignWorld['ids'];

export type Asked = Parameters<Person['call']>[0];

/** Which record a parameter or field means by its name alone. */
const byName: Record<string, RecordName> = {
  project_id: 'projectId',
  from_project_id: 'projectId',
  'metadata[project_id]': 'projectId',
  user_id: 'userId',
  'metadata[user_id]': 'userId',
  loan_id: 'loanId',
  file_id: 'fileId',
  source_id: 'applicantId',
  zone_id: 'zoneId',
  zone_ids: 'zoneId',
  program_id: 'programId',
  reviewer_id: 'userId',
  opportunity_id: 'opportunityId',
  applicant_id: 'applicantId',
  investor_id: 'investorId',
  supplier_id: 'supplierId',
  stage_id: 'stageId',
  agent_id: 'agentId',
  successor_id: 'colleagueId',
  owner: 'executiveId',
  owner_id: 'executiveId',
  chosen: 'prospectId',
  change: 'executiveId',
  document_id: 'documentId',
  ids: 'notificationId',
  beneficiaries: 'beneficiaryId',
  card_id: 'cardId',
  module_id: 'panelId',
  inverter_id: 'panelId',
  equipment_id: 'fridgeId',
  assocData: 'siteId',
  assoc_id: 'siteId',
  assignee_id: 'staffId',
  client_id: 'applicantId',
  corrects_id: 'collectionActId',
  movementId: 'depositId',
  lines: 'priceVersionId',
  lead_id: 'leadId',
};

/** And by the beginning of its path, where a name says less. */
const byPath: readonly (readonly [string, RecordName])[] = [
  ['/api/v1/bank-movements/', 'investorId'],
  ['/api/v1/credit-activations/redeem', 'preparedId'],
  ['/api/v1/credit-line-draws/reveal', 'drawId'],
  ['/api/v1/document-bulk-verifications', 'documentId'],
  ['/api/v1/faqs/', 'otherFaqId'],
  ['/api/v1/payouts/reveal', 'payoutId'],
  ['/api/v1/rejection-reasons/', 'otherReasonId'],
  ['/api/v1/settings/', 'settingId'],
  ['/api/v1/sites/:siteId/interconnection', 'siteId'],
  ['/api/v1/sites/:siteId/device', 'fridgeSiteId'],
  ['/api/v1/sites/', 'panelSiteId'],
  ['/api/v1/stages/reveal', 'stageId'],
  ['/api/v1/withdrawals/reveal', 'withdrawalId'],
  ['/storagev3/documents/verify', 'documentId'],
  ['/storagev3/documents/reject', 'documentId'],
  ['/storagev3/documents/unverify', 'documentId'],
  ['/api/v2/investor/', 'investorId'],
  ['/api/v1/applicant/', 'applicantId'],
  ['/api/v1/supplier/', 'supplierId'],
  ['/storagev3/documents/upload/user/', 'userId'],
  ['/storagev3/documents/upload/project/', 'projectId'],
  ['/storagev3/documents/upload/:id', 'siteId'],
  ['/storagev3/documents/files/:docId/user/', 'userId'],
  ['/storagev3/documents/files/:docId/project/', 'projectId'],
  ['/storagev3/documents/files/:docId/:id', 'siteId'],
];

const VAGUE = /^(id|ids|past_id|loan_id|siteId)$/;

/** The record of other people that a place is tried with. */
function recordAt({ ids }: ForeignWorld, { endpoint, field, name }: Place): string {
  const byPathName = VAGUE.test(field)
    ? byPath.find(([start]) => endpoint.path.startsWith(start))
    : null;
  const record = byPathName?.[1] ?? byName[field] ?? field;
  const found = Object.entries(ids).find(([known]) => known === record)?.[1];
  if (!found) {
    throw new Error(
      `${name} takes the id of a record: give tests/support/foreign-world.ts one of another user (or name it in tests/support/record-request.ts), so that every other identity can try it.`,
    );
  }
  return String(found);
}

/** Parameters that name no record, and what there is of each. */
const codes: Record<string, string> = {
  acknowledgedText: 'practicas-de-venta',
  code: 'AAAA',
  day: '2020-01-01',
  document: 'bureau',
  month: '2020-01',
  period: '2020-01',
  format: 'xml',
  kind: 'datasheet',
  number: '1',
  party: 'spouse',
  queue: 'deliver-mail',
  subject: 'real_owner',
  templateName: 'welcome',
};

const photo = { assocTable: 'fg_locations', assocKey: 'foto_instalado' };

/**
 * A request about the record of other people (`real`) or about `id`, by `who`. The other ids in it are
 * those that lead to the place: the caller's own where there are, else the record's neighbours.
 */
export async function requestAbout(
  world: ForeignWorld,
  place: Place,
  who: Person,
  id: 'real' | string,
): Promise<Asked> {
  const { endpoint, part, field } = place;
  const value = id === 'real' ? recordAt(world, place) : id;
  const isPhoto =
    endpoint.path.startsWith('/storagev3/documents/upload/:id') || field === 'assocData';
  const param = (name: string) => {
    if (part === 'params' && name === field) return value;
    if (name === 'docId')
      return isPhoto || /:key|Associated/.test(endpoint.path) ? '21' : docIdFor(endpoint.path);
    if (name === 'period' && endpoint.path.startsWith('/api/v1/statements/')) return world.period;
    if (codes[name]) return codes[name];
    if (name === 'table') return photo.assocTable;
    if (name === 'key') return photo.assocKey;
    return neighbourOf(world, place, name, who);
  };
  const query = new URLSearchParams({
    ...(endpoint.path.endsWith('getFilesByAssociated') && {
      assoc_table: photo.assocTable,
      assoc_key: photo.assocKey,
    }),
    ...(endpoint.path.endsWith('zone-code-moves') && { codes: '44100' }),
    ...(endpoint.path.endsWith('zone-places') && { code: '44100' }),
    ...(part === 'query' && { [field]: value }),
  });
  const asked = {
    method: endpoint.method,
    url: `${pathOf(endpoint, param)}?${query}`,
  };
  const idAt = (name: string) => recordAt(world, { ...place, part: 'body', field: name });
  const body = {
    ...(endpoint.kind !== 'multipart' && bodyFor(endpoint, world, idAt)),
    ...(await versionFor(place, who, param)),
    ...(part === 'body' && { [field]: valueAt(field, value) }),
  };
  if (endpoint.path === '/api/v1/zone-uploads') {
    const file = { fileName: 'zonas.csv', content: 'region,zona\nSur,Tapachula' };
    return {
      ...asked,
      ...multipart(
        { mode: 'preview', ...(part === 'body' && { [field]: value }) },
        { name: 'file', ...file },
      ),
    };
  }
  if (endpoint.kind === 'multipart') {
    const stored = endpoint.path.startsWith('/storagev3/');
    const fields = {
      ...(!stored && textsOf(bodyFor(endpoint, world, idAt))),
      ...(stored &&
        !endpoint.path.includes(':docId') && {
          file_type: isPhoto ? '21' : docIdFor(endpoint.path),
        }),
      ...(isPhoto && photo),
      ...(part === 'body' && { [field]: value }),
    };
    const file = isPhoto
      ? { fileName: 'foto.png', content: png(2, 2, randomUUID()) }
      : { fileName: 'documento.pdf', content: pdf(randomUUID()) };
    return { ...asked, ...multipart(fields, { name: 'file', ...file }) };
  }
  return {
    ...asked,
    ...(endpoint.body && { body }),
    ...(endpoint.idempotent && { headers: once() }),
  };
}

/** The version that a caller has read of what is saved in its place, so that it is not refused for another. */
async function versionFor({ endpoint }: Place, who: Person, param: (name: string) => string) {
  const read =
    endpoint.path === '/api/v1/prospects/:prospectId'
      ? `/api/v1/prospects/${param('prospectId')}`
      : endpoint.path === '/api/v1/profile/beneficiaries' && endpoint.path;
  if (!read || endpoint.method === 'DELETE') return {};
  const { version = 0 } = (await who.call({ url: read })).json;
  return { version };
}

const textsOf = (body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));

/** An id in the place that a field of the body has for it. */
function valueAt(field: string, id: string) {
  if (field === 'beneficiaries') return [{ ...beneficiaryBody, id }];
  if (field === 'lines') return [{ version_id: id, quantity: 20, discount_bp: 0 }];
  if (field === 'chosen') return { ids: [id] };
  if (field === 'change') return { act: 'assign', owner_id: id };
  return field === 'ids' || field === 'zone_ids' ? [id] : id;
}

/** A kind of document attached to a person or to a project. */
const docIdFor = (path: string) => (path.includes('/project/') ? '11' : '1');

/** The id in the path of a request that is tried with another id beside it. */
function neighbourOf(
  world: ForeignWorld,
  { endpoint, name: at }: Place,
  name: string,
  who: Person,
): string {
  const path = { endpoint, part: 'params' as const, field: name, name: at };
  if (endpoint.path.startsWith('/storagev3/documents/upload/user/')) return who.userId;
  const own = world.own.get(who.userId)?.[name];
  return own ?? recordAt(world, path);
}
