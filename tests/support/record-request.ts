import { randomUUID } from 'node:crypto';
import type { EndpointShape } from '@contract/kernel/endpoint';
import type { Person } from './api';
import { pathOf } from './contract-input';
import { once } from './credit';
import { pdf, png } from './files';
import { beneficiaryBody, type ForeignWorld, referenceBody } from './foreign-world';
import { multipart } from './multipart';

type RecordName = keyof ForeignWorld['ids'];

/** Where an endpoint takes a record's id. */
interface Place {
  endpoint: EndpointShape;
  part: 'params' | 'query' | 'body';
  field: string;
  name: string;
}

export type Asked = Parameters<Person['call']>[0];

/** Which record a parameter or field means by its name alone. */
const byName: Record<string, RecordName> = {
  project_id: 'projectId',
  from_project_id: 'projectId',
  'metadata[project_id]': 'projectId',
  user_id: 'userId',
  'metadata[user_id]': 'userId',
  loan_id: 'loanId',
  zone_id: 'zoneId',
  zone_ids: 'zoneId',
  program_id: 'programId',
  reviewer_id: 'userId',
  opportunity_id: 'opportunityId',
  applicant_id: 'applicantId',
  investor_id: 'investorId',
  supplier_id: 'supplierId',
  agent_id: 'agentId',
  successor_id: 'colleagueId',
  owner: 'executiveId',
  owner_id: 'executiveId',
  chosen: 'prospectId',
  change: 'executiveId',
  document_id: 'documentId',
  ids: 'notificationId',
  beneficiaries: 'beneficiaryId',
  assocData: 'siteId',
  assoc_id: 'siteId',
};

/** And by the beginning of its path, where a path calls it just `id`. */
const byPath: readonly (readonly [string, RecordName])[] = [
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

/** The record of other people that a place is tried with. */
function recordAt({ ids }: ForeignWorld, { endpoint, field, name }: Place): string {
  const byPathName =
    field === 'id' ? byPath.find(([start]) => endpoint.path.startsWith(start)) : null;
  const record = byPathName?.[1] ?? byName[field] ?? field;
  const found = Object.entries(ids).find(([known]) => known === record)?.[1];
  if (!found) {
    throw new Error(
      `${name} takes the id of a record: give tests/support/foreign-world.ts one of another user (or name it in tests/support/record-request.ts), so that every other identity can try it.`,
    );
  }
  return String(found);
}

const photo = { assocTable: 'fg_locations', assocKey: 'foto_instalado' };
const log = {
  extra_params: {},
  metadata: { account: { id: 'x', name: 'x' } },
  log_code: 'session_started',
};
const business = {
  business_name: 'Abarrotes Dos',
  contact_name: 'Eva Ruiz',
  phone: '3312345679',
  municipality: 'Zapopan',
  state: 'Jalisco',
};

/** What goes along with the id, so that the server reads as far as the record. */
function bodyFor({ endpoint }: Place, world: ForeignWorld): Record<string, unknown> {
  switch (`${endpoint.method} ${endpoint.path}`) {
    case 'POST /api/v1/applicant/:id/saveApplicantLog':
    case 'POST /api/v2/investor/:id/saveInvestorLog':
      return log;
    case 'PUT /api/supplier-onboarding/put/update-step':
      return { step_identifier: 'pf_mex_8_credit_history_report' };
    case 'PUT /api/loan-onboarding/put/:applicantId/update-onboarding':
      return { project_id: world.ids.projectId };
    case 'POST /api/v1/contracts/:contractId/sign':
      return { sha256: world.contractSha256 };
    case 'POST /api/v1/prospect-batches/:batchId/columns':
      return { encoding: 'utf-8' };
    case 'POST /api/v1/prospect-batches/:batchId/policy':
      return { policy: 'skip' };
    case 'POST /api/v1/prospect-batches/:batchId/decisions':
      return { rows: 'bad', decision: 'skip' };
    case 'PATCH /api/v1/prospect-batches/:batchId/rows':
      return { row: 2, cells: {} };
    case 'POST /api/v1/loans/:loanId/early-payment-choices':
      return { use: 'credit_balance' };
    case 'POST /api/v1/projects/:projectId/cancel':
    case 'POST /api/v1/projects/:projectId/decline':
      return { reason: 'Ya no lo necesito' };
    case 'POST /api/v1/agents':
      return { full_name: 'Otra Persona', email: `otra.${randomUUID()}@ejemplo.mx`, phone: '' };
    case 'POST /api/v1/agents/:agentId/removal':
      return { successor_id: null };
    case 'PATCH /api/v1/agents/:agentId':
      return { full_name: 'Otra Persona', phone: '', version: 0 };
    case 'PUT /api/v1/profile/references/:referenceId':
      return { ...referenceBody, version: 1 };
    case 'PUT /api/v1/profile/beneficiaries':
      return { version: 1 };
    case 'POST /api/v1/projects':
      return world.request;
    case 'PUT /api/v1/projects/:projectId/sites/:siteId/tariff':
      return { tariff: 'PDBT' };
    case 'POST /api/v1/projects/:projectId/survey':
      return { recommend: 9, quality: 5, timing: 4, reasons: [], anonymous: false };
    case 'POST /api/v1/projects/:projectId/co-obligor':
      return {
        full_name: 'Rosa Peña Gil',
        email: 'rosa@ejemplo.mx',
        phone: '5512345678',
        relation: 'Tía',
      };
    case 'POST /api/v1/projects/:projectId/co-obligor/withdraw':
      return { reason: 'Prefiero a otra persona' };
    case 'PUT /api/v1/saved-filters/:savedFilterId':
      return { name: 'Por enviar', is_default: false };
    case 'POST /api/v1/document-links':
      return { use: 'view' };
    case 'POST /api/v1/prospects':
      return business;
    case 'PUT /api/v1/applicants/:applicantId':
    case 'PUT /api/v1/investors/:investorId':
      return { version: 0, full_name: 'Eva Ruiz Paz', reason: 'Como en su INE' };
    case 'POST /api/v1/investors/:investorId/experience':
      return { experienced: true, reason: 'Anexo 9 y documentos' };
    case 'POST /api/v1/zones':
      return { name: 'Sureste', region: 'Sur' };
    case 'PATCH /api/v1/zones/:zoneId':
      return { name: 'Sureste', region: 'Sur', version: 0 };
    case 'PUT /api/v1/zones/:zoneId/target':
      return { goal: 40, starts_on: '2026-01-01', ends_on: '2026-12-31' };
    case 'POST /api/v1/zone-regions/rename':
      return { from: 'Occidente', to: 'Pacífico' };
    case 'POST /api/v1/zones/:zoneId/deactivate':
    case 'POST /api/v1/program-users/:programUserId/deactivate':
    case 'POST /api/v1/program-users/:programUserId/reactivate':
      return { reason: 'Ya no trabaja aquí' };
    case 'POST /api/v1/program-users':
      return {
        full_name: 'Eva Ruiz Paz',
        email: 'eva.ruiz@ejemplo.mx',
        role: 'program_executive_manager',
      };
    case 'PATCH /api/v1/program-users/:programUserId':
      return { role: 'program_executive_manager', version: 0 };
    case 'PATCH /api/v1/support-files/:supportFileId':
      return { title: 'Manual', audience: ['program_executive_manager'], version: 0 };
    case 'PATCH /api/v1/prospects/:prospectId':
      return { status: 'contacted' };
    case 'POST /api/v1/prospect-bulks':
      return {
        chosen: { ids: [String(world.ids.prospectId)] },
        count: 1,
        change: { act: 'status', status: 'contacted' },
      };
    case 'POST /api/v1/prospects/:prospectId/invitation':
      return { email: 'prospecta@ejemplo.mx' };
    case 'POST /api/v1/program-projects/:programProjectId/comments':
      return { text: 'Falta el medidor' };
    case 'PUT /api/v1/program-projects/:programProjectId/owner':
      return { owner_id: null };
    case 'POST /api/v1/prospects/:prospectId/notes':
      return { text: 'Pide una cotización' };
    default:
      return {};
  }
}

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
    if (name === 'number') return '1';
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
  if (asked.method === 'PATCH' && endpoint.path === '/api/v1/prospects/:prospectId') {
    const { version = 0 } = (await who.call({ url: `/api/v1/prospects/${param('prospectId')}` }))
      .json;
    const given = part === 'body' && { [field]: value };
    return { ...asked, body: { ...bodyFor(place, world), version, ...given } };
  }
  if (endpoint.path === '/api/v1/zone-uploads') {
    const file = { fileName: 'zonas.csv', content: 'region,zona\nSur,Tapachula' };
    return {
      ...asked,
      ...multipart({ mode: 'preview', [field]: value }, { name: 'file', ...file }),
    };
  }
  if (endpoint.kind === 'multipart') {
    const fields = {
      ...(endpoint.path.startsWith('/storagev3/') &&
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
    ...(endpoint.body && {
      body: {
        ...bodyFor(place, world),
        ...(part === 'body' && { [field]: valueAt(field, value) }),
      },
    }),
    ...(endpoint.idempotent && { headers: once() }),
  };
}

/** An id in the place that a field of the body has for it. */
function valueAt(field: string, id: string) {
  if (field === 'beneficiaries') return [{ ...beneficiaryBody, id }];
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
