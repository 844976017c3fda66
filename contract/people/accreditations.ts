import * as z from 'zod';
import { productId } from '../credit/product-id';
import { endpoint } from '../kernel/endpoint';
import { day } from '../kernel/fields/day';
import { reason } from '../kernel/fields/reason';
import { listOf, listQuery, searchText } from '../kernel/list';
import { accreditationFileKinds, accreditationStates } from './accreditation-states';
import { brandName, modelName } from './equipment-model';

/** What a data sheet or a certificate may be. */
export const accreditationExtensions = ['pdf', 'png', 'jpg', 'jpeg'] as const;

/** For how long an accreditation is one reviewer's, unless they go on working with it. */
export const ACCREDITATION_CLAIM_SECONDS = 120;

/** How many years ahead staff may let an accreditation expire. */
export const MOST_ACCREDITED_YEARS = 10;

/** What a company asks to be accredited for. */
export const newAccreditation = z.strictObject({
  product_id: productId,
  brand: brandName,
  model: modelName,
});

/** Until when, the last day included, staff accredit it. */
export const acceptedUntil = z.strictObject({ valid_until: day });

const why = z.strictObject({ reason });

const item = z.object({
  id: z.string(),
  supplier_id: z.string(),
  supplier: z.string(),
  product_id: z.int(),
  brand: z.string(),
  model: z.string(),
  state: z.enum(accreditationStates),
  /** Since when it is in its state. */
  state_changed_at: z.iso.datetime(),
  /** The last day on which it is in force, once it was accredited. */
  valid_until: day.nullable(),
  /** It is to follow this one. */
  renews_id: z.string().nullable(),
  /** For staff: the reviewer who has it open. */
  held_by: z
    .object({ user_id: z.string(), full_name: z.string(), until: z.iso.datetime() })
    .nullable(),
});

export type Accreditation = z.infer<typeof item>;

const file = z.object({
  kind: z.enum(accreditationFileKinds),
  file_name: z.string(),
  size: z.int(),
  uploaded_at: z.iso.datetime(),
});

export type AccreditationFile = z.infer<typeof file>;

const detail = item.extend({
  requested_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  /** Why staff rejected it; null once it is sent again. */
  reject_reason: z.string().nullable(),
  files: z.array(file),
  /** The latest one that was asked for to follow it. */
  renewal: z.object({ id: z.string(), state: z.enum(accreditationStates) }).nullable(),
  /** What else of its technology the company is accredited for today, the last to expire first; 50 at most. */
  equipment: z.array(
    z.object({ id: z.string(), brand: z.string(), model: z.string(), valid_until: day }),
  ),
  /** Whether the reader works for the company, and so decides nothing about it. */
  own: z.boolean(),
});

export type AccreditationDetail = z.infer<typeof detail>;

const byId = z.strictObject({ accreditationId: z.uuid() });
const done = z.object({ ok: z.literal(true) });
const made = z.object({ id: z.string() });
const object = 'accreditations' as const;

/** What a company asks or changes. */
const byCompany = { can: 'accreditations.edit', impersonation: 'refused' } as const;
/** What staff decide. */
const byStaff = { can: 'accreditations.review' } as const;

/** The equipment that installers are accredited to sell, by technology, brand and model. */
export const accreditations = {
  /** A company's own; all of them for staff. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/accreditations',
    can: 'accreditations.list',
    query: listQuery(['state_changed_at'], {
      q: searchText,
      state: z.enum(accreditationStates).optional(),
      product_id: z.coerce.number().pipe(productId).optional(),
      supplier_id: z.uuid().optional(),
    }),
    response: listOf(item),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/accreditations/:accreditationId',
    can: 'accreditations.show',
    params: byId,
    response: detail,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/accreditations',
    can: 'accreditations.create',
    impersonation: 'refused',
    audit: { action: 'accreditations.create', object },
    body: newAccreditation,
    response: made,
  }),
  /** Brings its data sheet or its certificate, in place of the one that is there. */
  upload: endpoint({
    ...byCompany,
    method: 'POST',
    path: '/api/v1/accreditations/:accreditationId/files',
    audit: { action: 'accreditations.upload', object },
    kind: 'multipart',
    transaction: 'own',
    limit: 'uploads',
    params: byId,
    body: z.strictObject({ kind: z.enum(accreditationFileKinds) }),
    response: done,
  }),
  /** The bytes of one of its files. */
  file: endpoint({
    method: 'GET',
    path: '/api/v1/accreditations/:accreditationId/files/:kind',
    can: 'accreditations.show',
    audit: { action: 'accreditations.download', object },
    params: byId.extend({ kind: z.enum(accreditationFileKinds) }),
    response: z.any(),
    kind: 'file',
  }),
  /** Hands it over to staff, with both of its files. */
  send: endpoint({
    ...byCompany,
    method: 'POST',
    path: '/api/v1/accreditations/:accreditationId/send',
    audit: { action: 'accreditations.send', object },
    params: byId,
    response: done,
  }),
  /** Asks for another one of the same equipment; this one stays in force until it expires. */
  renew: endpoint({
    method: 'POST',
    path: '/api/v1/accreditations/:accreditationId/renewals',
    can: 'accreditations.create',
    impersonation: 'refused',
    audit: { action: 'accreditations.renew', object },
    params: byId,
    response: made,
  }),
  /** Takes back a request that was never accredited. */
  discard: endpoint({
    ...byCompany,
    method: 'DELETE',
    path: '/api/v1/accreditations/:accreditationId',
    audit: { action: 'accreditations.discard', object },
    params: byId,
    response: done,
  }),
  /** Takes one to decide on, or goes on with it. */
  claim: endpoint({
    ...byStaff,
    method: 'POST',
    path: '/api/v1/accreditations/:accreditationId/claim',
    params: byId,
    response: z.object({ until: z.iso.datetime() }),
  }),
  accept: endpoint({
    ...byStaff,
    method: 'POST',
    path: '/api/v1/accreditations/:accreditationId/accept',
    audit: { action: 'accreditations.accept', object },
    params: byId,
    body: acceptedUntil,
    response: done,
  }),
  reject: endpoint({
    ...byStaff,
    method: 'POST',
    path: '/api/v1/accreditations/:accreditationId/reject',
    audit: { action: 'accreditations.reject', object },
    params: byId,
    body: why,
    response: done,
  }),
} as const;
