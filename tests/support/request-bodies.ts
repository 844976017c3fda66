import { randomUUID } from 'node:crypto';
import type { EndpointShape } from '@contract/kernel/endpoint';
import { addMonths, dayInMexicoCity } from '@contract/kernel/fields/day';
import { exampleBody } from './example-body';
import { beneficiaryBody, type ForeignWorld, referenceBody } from './foreign-world';

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
const days = { starts_on: '2026-01-01', ends_on: '2026-12-31' };

/** What a body says otherwise than the example of its schema, so that the server reads as far as the record. */
function saidIn(endpoint: EndpointShape, world: ForeignWorld): Record<string, unknown> {
  switch (`${endpoint.method} ${endpoint.path}`) {
    case 'POST /api/v1/applicant/:id/saveApplicantLog':
    case 'POST /api/v2/investor/:id/saveInvestorLog':
      return log;
    case 'PUT /api/supplier-onboarding/put/update-step':
      return {
        supplier_id: String(world.ids.supplierId),
        step_identifier: 'pf_mex_8_credit_history_report',
      };
    case 'PUT /api/loan-onboarding/put/:applicantId/update-onboarding':
      return { project_id: world.ids.projectId };
    case 'POST /api/v1/contracts/:contractId/sign':
      return { sha256: world.contractSha256 };
    case 'PATCH /api/v1/prospect-batches/:batchId/rows':
      return { row: 2, cells: {} };
    case 'POST /api/v1/estimates':
      return {
        ...{ technology: 'photovoltaic', tariff: '1C', state: 'Nuevo León', kwh: 800 },
        ...{ bill_cents: undefined, price_cents: undefined, down_payment_cents: undefined },
      };
    case 'POST /api/v1/investment-plan/versions':
      return { goal_on: addMonths(dayInMexicoCity(new Date()), 60), version: 0 };
    case 'POST /api/v1/equipment':
      return { vat_bp: 1600 };
    // Twenty of the item that there is, with VAT.
    case 'POST /api/v1/prepared-requests':
      return { amount_cents: 5_800_000, lines: undefined, lead_id: undefined };
    case 'PATCH /api/v1/equipment/:equipmentId':
      return { vat_bp: 1600, valid_from: undefined };
    case 'PATCH /api/v1/equipment-batches/:equipmentBatchId/rows':
      return { row: 2, cells: {} };
    case 'POST /api/v1/loans/:loanId/early-payment-choices':
      return { use: 'credit_balance' };
    case 'POST /api/v1/agents':
      return { full_name: 'Otra Persona', email: `otra.${randomUUID()}@ejemplo.mx`, phone: '' };
    case 'POST /api/v1/agents/:agentId/removal':
      return { successor_id: null };
    case 'PUT /api/v1/program-projects/:programProjectId/owner':
      return { owner_id: null };
    case 'PUT /api/v1/profile/references/:referenceId':
      return { ...referenceBody, version: 1 };
    case 'PUT /api/v1/profile/beneficiaries':
      return { beneficiaries: [beneficiaryBody] };
    case 'POST /api/v1/projects':
      return world.request;
    case 'PUT /api/v1/sites/:siteId/interconnection':
      return {
        ...{ requested_on: null, needs_verification: null, verified_on: null },
        ...{ meter_on: null, contract_on: null },
      };
    case 'PUT /api/v1/sites/:siteId/panels':
      return { module_serials: [], inverter_serials: [] };
    case 'PUT /api/v1/sites/:siteId/device':
      return { equipment_serials: [] };
    case 'PUT /api/v1/projects/:projectId/sites/:siteId/tariff':
      return { tariff: 'PDBT' };
    case 'POST /api/v1/projects/:projectId/survey':
      return { reasons: [], anonymous: false };
    case 'POST /api/v1/prospects':
      return business;
    case 'PUT /api/v1/zones/:zoneId/target':
      return { goal: 40, ...days };
    case 'POST /api/v1/zones':
    case 'PATCH /api/v1/zones/:zoneId':
      return { name: 'Sureste', region: 'Sur' };
    case 'POST /api/v1/zone-regions/rename':
      return { from: 'Occidente', to: 'Pacífico' };
    case 'POST /api/v1/program-users':
    case 'PATCH /api/v1/program-users/:programUserId':
      return { role: 'program_executive_manager' };
    case 'PATCH /api/v1/support-files/:supportFileId':
      return { title: 'Manual', audience: ['program_executive_manager'] };
    case 'POST /api/v1/support-files':
      return { title: 'Manual', description: '', audience: 'program_executive_manager' };
    case 'PATCH /api/v1/prospects/:prospectId':
      return { status: 'contacted' };
    case 'POST /api/v1/prospect-bulks':
      return {
        chosen: { ids: [String(world.ids.prospectId)] },
        change: { act: 'status', status: 'contacted' },
      };
    case 'POST /api/v1/document-definitions':
    case 'PUT /api/v1/document-definitions/:docId':
      return { uploaded_by: [], of_co_obligor: false };
    case 'PUT /api/v1/profile/identity-checks/person':
      return { taxed_abroad: false, occupation: 'Comerciante' };
    case 'PUT /api/v1/profile/identity-checks/:subject':
      return { curp: 'PEGR860312MYNXLS07' };
    case 'POST /api/v1/settings':
      return { key: 'udi_value', value: '8.123456' };
    case 'POST /api/v1/settings/udi':
      return { text: '20/11/2026 8.123456' };
    default:
      return {};
  }
}

/**
 * A body that an endpoint accepts, about the records of other people.
 *
 * @param idAt the id for a field that names a record
 */
export const bodyFor = (
  endpoint: EndpointShape,
  world: ForeignWorld,
  idAt: (field: string) => string,
): Record<string, unknown> => ({ ...exampleBody(endpoint, idAt), ...saidIn(endpoint, world) });
