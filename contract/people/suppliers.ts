import * as z from 'zod';
import { projectStatuses } from '../credit/project-states';
import { documentStatuses } from '../documents/documents';
import { endpoint } from '../kernel/endpoint';
import { reason } from '../kernel/fields/reason';
import { version } from '../kernel/fields/version';
import { listOf, listQuery, searchText } from '../kernel/list';
import { accountForStaff } from './bank-accounts';
import { nameCorrection } from './name-correction';
import { supplierActs, supplierStandings } from './supplier-states';
import { shownWork } from './work-profiles';

/** Levels of a company, the best last. */
export const supplierLevels = ['1', '2', '3', '4', '5'] as const;

const moment = z.iso.datetime().nullable();

/** A required document of a company and how far it is. */
const paper = z.object({ name: z.string(), state: z.enum([...documentStatuses, 'missing']) });
export type SupplierPaper = z.infer<typeof paper>;

const suspension = z.object({ since: z.iso.datetime(), reason: z.string() }).nullable();

/** A company's own standing, as its owner and agents see it. */
const verification = z.object({
  standing: z.enum(supplierStandings),
  level: z.int(),
  /** Since when a request waits. */
  requested_at: moment,
  verified_at: moment,
  suspension,
  /** Why the last request was not granted; null when another one followed. */
  rejection: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  papers: z.array(paper),
  /** Its onboarding is finished. */
  onboarded: z.boolean(),
  /** All that is required is there, the onboarding is finished, and no request waits. */
  may_request: z.boolean(),
});

export type SupplierVerification = z.infer<typeof verification>;

const supplierItem = z.object({
  id: z.string(),
  name: z.string(),
  rfc: z.string().nullable(),
  status: z.int(),
  standing: z.enum(supplierStandings),
  level: z.int(),
  requested_at: moment,
  verified_at: moment,
  /** Those who sell for it now. */
  agents: z.int(),
  projects: z.int(),
  created_at: z.iso.datetime(),
});

export type SupplierItem = z.infer<typeof supplierItem>;

const supplierDetail = supplierItem.extend({
  person: z.object({
    user_id: z.string(),
    full_name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    person_type: z.number(),
    /** Their account ended, and nothing is decided about the company any more. */
    closed: z.boolean(),
  }),
  suspension,
  account: accountForStaff.nullable(),
  papers: z.array(paper),
  work: shownWork,
  selling: z.array(z.object({ user_id: z.string(), full_name: z.string() })),
  /** The latest ones. */
  latest_projects: z.array(
    z.object({ id: z.string(), folio: z.string(), status: z.enum(projectStatuses) }),
  ),
  /** The newest first. */
  decisions: z.array(
    z.object({
      id: z.string(),
      act: z.enum(supplierActs),
      at: z.iso.datetime(),
      by: z.string(),
      by_id: z.string(),
      from: z.enum(supplierStandings),
      to: z.enum(supplierStandings),
      from_level: z.int(),
      to_level: z.int(),
      reason: z.string().nullable(),
    }),
  ),
  /** Whether the reader owns it or sells for it, and so decides nothing about it. */
  own: z.boolean(),
  acts: z.array(z.enum(supplierActs)),
});

export type SupplierDetail = z.infer<typeof supplierDetail>;

/** A company as those who choose an installer see it. */
const supplierCard = z.object({
  name: z.string(),
  trade_name: z.string().nullable(),
  standing: z.enum(supplierStandings),
  level: z.int(),
  /** Of installed projects: how many, in which states, and of which products. */
  completed: z.int(),
  states: z.array(z.string()),
  product_ids: z.array(z.int()),
  /** What it says of its work. */
  work: shownWork,
});

const supplierParams = z.strictObject({ supplierId: z.uuid() });
const why = z.strictObject({ reason });
const done = z.object({ ok: z.literal(true) });

export const suppliers = {
  verification: endpoint({
    method: 'GET',
    path: '/api/v1/suppliers/verification',
    can: 'suppliers.show',
    response: verification,
  }),
  card: endpoint({
    method: 'GET',
    path: '/api/v1/suppliers/card',
    can: 'suppliers.show',
    response: supplierCard,
  }),
  request: endpoint({
    method: 'POST',
    path: '/api/v1/suppliers/verification-request',
    can: 'suppliers.edit',
    audit: { action: 'suppliers.request', object: 'suppliers' },
    impersonation: 'refused',
    response: done,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/suppliers',
    can: 'suppliers.list',
    query: listQuery(['name', 'created_at'], {
      q: searchText,
      standing: z.enum(supplierStandings).optional(),
      request: z.enum(['waiting', 'none']).optional(),
    }),
    response: listOf(supplierItem),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/suppliers/:supplierId',
    can: 'suppliers.show',
    params: supplierParams,
    response: supplierDetail,
  }),
  /** Corrects how the account behind it is called, and with it the company that is called the same. */
  correctName: endpoint({
    method: 'PUT',
    path: '/api/v1/suppliers/:supplierId/name',
    can: 'suppliers.approve',
    audit: { action: 'suppliers.correct-name', object: 'users' },
    stepUp: true,
    twoPeople: true,
    params: supplierParams,
    body: nameCorrection,
    response: z.object({ version }),
  }),
  approveProjects: endpoint({
    method: 'POST',
    path: '/api/v1/suppliers/:supplierId/project-approval',
    can: 'suppliers.approve',
    audit: { action: 'suppliers.approve-projects', object: 'suppliers' },
    params: supplierParams,
    body: why,
    response: done,
  }),
  /** Opens everything to the company: its papers have to be verified, and the act confirmed by a second factor. */
  verify: endpoint({
    method: 'POST',
    path: '/api/v1/suppliers/:supplierId/verification',
    can: 'suppliers.approve',
    stepUp: true,
    audit: { action: 'suppliers.verify', object: 'suppliers' },
    params: supplierParams,
    body: why,
    response: done,
  }),
  rejectRequest: endpoint({
    method: 'POST',
    path: '/api/v1/suppliers/:supplierId/request-rejection',
    can: 'suppliers.approve',
    audit: { action: 'suppliers.reject-request', object: 'suppliers' },
    params: supplierParams,
    body: why,
    response: done,
  }),
  changeLevel: endpoint({
    method: 'POST',
    path: '/api/v1/suppliers/:supplierId/level',
    can: 'suppliers.approve',
    audit: { action: 'suppliers.change-level', object: 'suppliers' },
    params: supplierParams,
    /** `version` is how many decisions on the company were read with its level. */
    body: why.extend({ level: z.enum(supplierLevels), version }),
    response: done,
  }),
  suspend: endpoint({
    method: 'POST',
    path: '/api/v1/suppliers/:supplierId/suspension',
    can: 'suppliers.approve',
    audit: { action: 'suppliers.suspend', object: 'suppliers' },
    params: supplierParams,
    body: why,
    response: done,
  }),
  liftSuspension: endpoint({
    method: 'POST',
    path: '/api/v1/suppliers/:supplierId/suspension-end',
    can: 'suppliers.approve',
    audit: { action: 'suppliers.lift-suspension', object: 'suppliers' },
    params: supplierParams,
    body: why,
    response: done,
  }),
} as const;
