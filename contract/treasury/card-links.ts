import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';

const opened = z.object({
  /** Goes into the address of the screen `registeredCards`. */
  external_id: z.string(),
});

/** The address at which an applicant's cards are registered, from their account and from staff's. */
export const cardLinks = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/card-link',
    can: 'card-links.show',
    response: z.object({
      /** Whether this house charges cards at all. */
      available: z.boolean(),
      /** Since when the address in force has been; null before the first. */
      since: z.iso.datetime().nullable(),
    }),
  }),
  /** The address in force, made now where there is none. */
  open: endpoint({
    method: 'POST',
    path: '/api/v1/card-link',
    can: 'card-links.open',
    audit: { action: 'card-links.open', object: 'applicants' },
    impersonation: 'refused',
    restriction: 'open',
    response: opened,
  }),
  /** Another address; the one before stops working, and with it whatever it opened. */
  replace: endpoint({
    method: 'POST',
    path: '/api/v1/card-link/replace',
    can: 'card-links.open',
    audit: { action: 'card-links.replace', object: 'applicants' },
    impersonation: 'refused',
    restriction: 'open',
    response: opened,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/v1/applicants/:applicantId/card-link-mails',
    can: 'card-links.send',
    audit: { action: 'card-links.send', object: 'applicants' },
    limit: 'mail',
    params: z.strictObject({ applicantId: z.uuid() }),
    body: z.strictObject({
      /** Makes another address first. */
      replace: z.boolean(),
    }),
    response: z.object({ ok: z.literal(true) }),
  }),
} as const;
