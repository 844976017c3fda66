import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { email } from '../kernel/fields/email';
import { oneTimeToken } from '../kernel/fields/one-time-token';

const done = z.object({ ok: z.literal(true) });

/** One's own mail address, which changes once the new mailbox answers, and back from the old one for 72 hours. */
export const emailChanges = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/profile/email',
    can: 'account.show',
    response: z.object({
      /** Covered but for its first letter and its domain for who acts as the person; so is the other one. */
      email: z.string(),
      /** The address whose mailbox has not answered yet. */
      pending: z.string().nullable(),
    }),
  }),
  /** Answers alike whether the address has an account or not: only its mailbox learns. */
  create: endpoint({
    method: 'POST',
    path: '/api/v1/profile/email',
    limit: 'mail',
    can: 'account.edit',
    audit: { action: 'email-changes.create', object: 'users' },
    stepUp: true,
    body: z.strictObject({ email }),
    response: done,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/email-changes/redeem',
    limit: 'attempts',
    can: 'public',
    body: z.strictObject({ token: oneTimeToken }),
    response: done,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/v1/email-changes/undo',
    limit: 'attempts',
    can: 'public',
    body: z.strictObject({ token: oneTimeToken }),
    response: done,
  }),
} as const;
