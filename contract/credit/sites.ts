import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { choice } from '../kernel/fields/choice';
import { day } from '../kernel/fields/day';
import { unlessBlank } from '../kernel/fields/messages';
import { tidyText } from '../kernel/fields/text';
import { version } from '../kernel/fields/version';
import { said } from '../kernel/words';
import { siteFields } from '../locales/es-MX/credit/site-schemas';
import { projectActions, projectStatuses } from './project-states';
import { newSite, site, siteAddress } from './site-address';
import { siteActors, siteTasks } from './site-turn';
import { evidencePhoto, place } from './stage-evidence';
import { stageItem } from './stage-item';
import { tariffs } from './tariffs';
import { deviceForm, panelsForm, technicalData } from './technical-data';

/** Most sites of one project. */
export const MOST_SITES = 20;

/** Of CFE's meter: empty while it is not known. */
const meterNumber = tidyText(20, (typed) => typed.replace(/[\s-]/g, '').toUpperCase()).refine(
  (typed) => typed === '' || /^[A-Z0-9]{4,20}$/.test(typed),
  { error: unlessBlank(said(siteFields.meter)) },
);

/** Another site of a project. */
export const addedSite = newSite.extend({ project_id: z.uuid() });

/** What is corrected of a site. */
export const siteEdit = siteAddress.extend({
  meter_number: meterNumber,
  version,
  /** Agrees that what depends on it falls; needed where something does. */
  confirmed: z.boolean().default(false),
});

/** The days of an interconnection with CFE. */
export const connectionForm = z.strictObject({
  requested_on: day.nullable(),
  needs_verification: z.boolean().nullable(),
  verified_on: day.nullable(),
  meter_on: day.nullable(),
  contract_on: day.nullable(),
  version,
});

/** What falls when a site changes after it was agreed. */
export const dependents = ['signatures', 'evidence', 'interconnection'] as const;
export type Dependent = (typeof dependents)[number];

const installed = z.object({ id: z.string(), brand: z.string(), model: z.string() });

const detail = site.extend({
  project_id: z.string(),
  folio: z.string(),
  status: z.enum(projectStatuses),
  product_id: z.number(),
  /** In which order the project has it, from 1. */
  number: z.int(),
  of: z.int(),
  meter_number: z.string(),
  place,
  version,
  technical: technicalData.nullable(),
  module_serials: z.array(z.string()),
  inverter_serials: z.array(z.string()),
  equipment_serials: z.array(z.string()),
  missing_serials: z.int(),
  /** What panels will make; null of all else, and until they are described. */
  estimate: z.object({ watts: z.int(), kwh_per_kwp: z.number(), yearly_kwh: z.int() }).nullable(),
  evidence: stageItem.shape.evidence,
  photos: z.array(evidencePhoto),
  /** Null where nothing is connected with CFE. */
  connection: connectionForm.omit({ version: true }).nullable(),
  /** Whose turn it is, and for what. */
  turn: z.object({ actor: z.enum(siteActors), task: z.enum(siteTasks) }).nullable(),
  /** What the caller may do with its project now. */
  actions: z.array(z.enum(projectActions)),
  /** What falls when its address, or its equipment, is changed now. */
  falls: z.object({ address: z.array(z.enum(dependents)), equipment: z.array(z.enum(dependents)) }),
  /** What its installer may put in: accredited today; 50 at most. */
  accredited: z.array(installed),
});

export type SiteDetail = z.infer<typeof detail>;

const byId = z.strictObject({ siteId: z.uuid() });
const object = 'projects' as const;
const saved = z.object({ id: z.string(), version });
const byInstaller = { can: 'sites.edit', impersonation: 'refused' } as const;

/** The sites of projects: where what is financed is installed, what it is, and how far it is. */
export const sites = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/sites/:siteId',
    can: 'sites.show',
    params: byId,
    response: detail,
  }),
  create: endpoint({
    ...byInstaller,
    method: 'POST',
    path: '/api/v1/sites',
    audit: { action: 'sites.create', object },
    idempotent: true,
    body: addedSite,
    response: saved,
  }),
  edit: endpoint({
    ...byInstaller,
    method: 'PUT',
    path: '/api/v1/sites/:siteId',
    audit: { action: 'sites.edit', object },
    params: byId,
    body: siteEdit,
    response: saved,
  }),
  /** Of panels. */
  setPanels: endpoint({
    ...byInstaller,
    method: 'PUT',
    path: '/api/v1/sites/:siteId/panels',
    audit: { action: 'sites.set-equipment', object },
    params: byId,
    body: panelsForm,
    response: saved,
  }),
  /** Of all other technologies. */
  setDevice: endpoint({
    ...byInstaller,
    method: 'PUT',
    path: '/api/v1/sites/:siteId/device',
    audit: { action: 'sites.set-equipment', object },
    params: byId,
    body: deviceForm,
    response: saved,
  }),
  connect: endpoint({
    ...byInstaller,
    method: 'PUT',
    path: '/api/v1/sites/:siteId/interconnection',
    audit: { action: 'sites.connect', object },
    params: byId,
    body: connectionForm,
    response: saved,
  }),
  /** Corrects the tariff after its request. */
  setTariff: endpoint({
    method: 'PUT',
    path: '/api/v1/projects/:projectId/sites/:siteId/tariff',
    can: 'projects.edit',
    impersonation: 'refused',
    audit: { action: 'sites.set-tariff', object },
    params: z.strictObject({ projectId: z.uuid(), siteId: z.uuid() }),
    body: z.strictObject({ tariff: choice(tariffs) }),
    response: z.object({ ok: z.literal(true) }),
  }),
} as const;
