import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { choice } from '../kernel/fields/choice';
import { day } from '../kernel/fields/day';
import { email } from '../kernel/fields/email';
import { mexicanState } from '../kernel/fields/mexican-state';
import { businessName, personNameOf, placeName } from '../kernel/fields/name';
import { phone } from '../kernel/fields/phone';
import { postalCode } from '../kernel/fields/postal-code';
import { rfc } from '../kernel/fields/rfc';
import { version } from '../kernel/fields/version';
import { listOf, listQuery, searchText } from '../kernel/list';
import {
  emptyOr,
  lostCauses,
  lostReason,
  nextDays,
  orEmpty,
  prospectNote,
  prospectSources,
  prospectStatuses,
} from '../program/prospects';
import { projectStatuses } from './project-states';

/** What is known of a lead, as a form or a row of a file gives it. */
export const leadInput = z.strictObject({
  contact_name: personNameOf(2),
  business_name: emptyOr(businessName),
  phone,
  email: emptyOr(email),
  rfc: emptyOr(rfc),
  municipality: emptyOr(placeName),
  state: emptyOr(mexicanState),
  postal_code: emptyOr(postalCode),
});
export type LeadInput = z.output<typeof leadInput>;

/** The request that a lead became, and the project once its person asked for it. */
const leadRequest = z.object({
  prepared_id: z.string(),
  project: z
    .object({ id: z.string(), folio: z.string(), status: z.enum(projectStatuses) })
    .nullable(),
});

const lead = z.object({
  id: z.string(),
  contact_name: z.string(),
  business_name: z.string().nullable(),
  phone: z.string(),
  email: z.string().nullable(),
  rfc: z.string().nullable(),
  municipality: z.string().nullable(),
  state: z.string().nullable(),
  postal_code: z.string().nullable(),
  source: z.enum(prospectSources),
  status: z.enum(prospectStatuses),
  lost_cause: z.enum(lostCauses).nullable(),
  lost_reason: z.string().nullable(),
  /** The seller whose it is; null of the installer's own. */
  seller: z.string().nullable(),
  /** The day on which somebody takes it up again. */
  next_on: z.string().nullable(),
  request: leadRequest.nullable(),
  created_at: z.iso.datetime(),
  version,
});
export type Lead = z.infer<typeof lead>;

/** What was done with a lead. */
export const leadActs = ['added', 'moved', 'planned', 'noted', 'corrected', 'asked'] as const;
export type LeadAct = (typeof leadActs)[number];

const leadEvent = z.object({
  id: z.string(),
  act: z.enum(leadActs),
  at: z.iso.datetime(),
  by: z.string(),
  from_status: z.enum(prospectStatuses).nullable(),
  status: z.enum(prospectStatuses).nullable(),
  day: z.string().nullable(),
  /** Why it was lost, what was noted, or which fields were corrected. */
  note: z.string().nullable(),
});
export type LeadEvent = z.infer<typeof leadEvent>;

/** A change of what is known of a lead and of how far it is: what is left out stays. */
export const leadEdit = leadInput.partial().extend({
  version,
  business_name: orEmpty(businessName).optional(),
  email: orEmpty(email).optional(),
  rfc: orEmpty(rfc).optional(),
  municipality: orEmpty(placeName).optional(),
  state: orEmpty(mexicanState).optional(),
  postal_code: orEmpty(postalCode).optional(),
  status: choice(prospectStatuses).optional(),
  lost_cause: orEmpty(choice(lostCauses)).optional(),
  lost_reason: orEmpty(lostReason).optional(),
  next_on: orEmpty(day).optional(),
});

const byId = z.strictObject({ leadId: z.uuid() });

/** The people that an installer wants to sell to: a company's own, and of a seller theirs. */
export const leads = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/leads',
    can: 'leads.list',
    query: listQuery(['created_at', 'contact_name', 'next_on'], {
      q: searchText,
      status: z.enum(prospectStatuses).optional(),
      next: z.enum(nextDays).optional(),
    }),
    response: listOf(lead),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/leads/:leadId',
    can: 'leads.show',
    params: byId,
    response: lead,
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/v1/leads/:leadId/history',
    can: 'leads.show',
    params: byId,
    response: z.object({
      items: z.array(leadEvent),
      /** Whether earlier ones are left out. */
      is_cut: z.boolean(),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/leads',
    can: 'leads.create',
    audit: { action: 'leads.create', object: 'leads' },
    body: leadInput,
    response: lead,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/v1/leads/:leadId',
    can: 'leads.edit',
    audit: { action: 'leads.edit', object: 'leads' },
    params: byId,
    body: leadEdit,
    response: lead,
  }),
  note: endpoint({
    method: 'POST',
    path: '/api/v1/leads/:leadId/notes',
    can: 'leads.edit',
    audit: { action: 'leads.note', object: 'leads' },
    params: byId,
    body: prospectNote,
    response: lead,
  }),
} as const;
