import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { unlessBlank } from '../kernel/fields/messages';
import { plainText, rawText } from '../kernel/fields/text';
import { listOf, listQuery } from '../kernel/list';
import { said } from '../kernel/words';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';

/** What a person may ask of their data (LFPDPPP): ARCO. */
export const privacyRights = ['access', 'rectification', 'cancellation', 'opposition'] as const;
export type PrivacyRight = (typeof privacyRights)[number];

export const privacyOutcomes = ['accepted', 'declined'] as const;
export type PrivacyOutcome = (typeof privacyOutcomes)[number];

const written = plainText(2000).min(10, {
  error: unlessBlank(said(fieldMessage.min, { characters: 10 })),
});

const request = z.object({
  id: z.string(),
  folio: z.string(),
  kind: z.enum(privacyRights),
  text: z.string(),
  created_at: z.iso.datetime(),
  /** The last day of the answer: twenty days of work. */
  due_on: z.iso.date(),
  outcome: z.enum(privacyOutcomes).nullable(),
  answer: z.string().nullable(),
  answered_at: z.iso.datetime().nullable(),
});

const staffItem = request.extend({
  user_id: z.string(),
  full_name: z.string(),
  email: z.string(),
  late: z.boolean(),
});
export type PrivacyRequestItem = z.output<typeof staffItem>;

const done = z.object({ ok: z.literal(true) });

/** A copy of one's data, which can be downloaded once. */
export const dataExports = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/profile/data-export',
    can: 'account.show',
    response: z.object({
      export: z
        .object({
          requested_at: z.iso.datetime(),
          ready: z.boolean(),
          expires_at: z.iso.datetime().nullable(),
        })
        .nullable(),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/profile/data-export',
    limit: 'mail',
    can: 'account.edit',
    restriction: 'open',
    audit: { action: 'data-exports.create', object: 'users' },
    stepUp: true,
    response: done,
  }),
  download: endpoint({
    method: 'POST',
    path: '/api/v1/profile/data-export/download',
    can: 'account.edit',
    restriction: 'open',
    audit: { action: 'data-exports.download', object: 'users' },
    stepUp: true,
    response: z.object({ file_name: z.string(), content: z.string() }),
  }),
} as const;

export const privacyRequests = {
  own: endpoint({
    method: 'GET',
    path: '/api/v1/profile/privacy-requests',
    can: 'account.show',
    response: z.object({ items: z.array(request) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/profile/privacy-requests',
    limit: 'mail',
    can: 'account.edit',
    restriction: 'open',
    audit: { action: 'privacy-requests.create', object: 'privacy_requests' },
    impersonation: 'refused',
    body: z.strictObject({ kind: z.enum(privacyRights), text: written }),
    response: request,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/privacy-requests',
    can: 'users.list',
    query: listQuery(['due_on'], { status: z.enum(['waiting', 'answered']).optional() }),
    response: listOf(staffItem),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/v1/privacy-requests/:requestId/answer',
    can: 'privacy-requests.answer',
    params: z.strictObject({ requestId: z.uuid() }),
    body: z.strictObject({ outcome: z.enum(privacyOutcomes), answer: written }),
    response: done,
  }),
} as const;

/** The end of one's account: refused while it holds money or work, and what keeps it is listed. */
export const accountClosing = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/profile/closing',
    can: 'account.show',
    response: z.object({ holds: z.array(z.string()) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/profile/closing',
    limit: 'attempts',
    can: 'account.edit',
    audit: { action: 'accounts.close', object: 'users' },
    stepUp: true,
    body: z.strictObject({ password: rawText(128).min(1) }),
    response: done,
  }),
} as const;
