import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { listOf, listQuery, searchText } from '../kernel/list';

/** `waiting` has not been handed over yet, `failed` could not be and is tried again a few times. */
export const mailStatuses = ['waiting', 'failed', 'sent'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** How a message goes out: to a mailbox, or to a telephone as text. */
export const mailChannels = ['mail', 'sms'] as const;
export type MailChannel = (typeof mailChannels)[number];

export const mailItem = z.object({
  id: z.string(),
  channel: z.enum(mailChannels),
  to: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  /** Times that handing it over failed since it was put in the outbox or retried. */
  attempts: z.number().int(),
  last_error: z.string().nullable(),
  /** When it is handed over, or retried; null once it was sent or given up. */
  due_at: z.iso.datetime().nullable(),
});

export type MailItem = z.output<typeof mailItem>;

const byMail = z.strictObject({ mailId: z.uuid() });

export const mails = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/mails',
    can: 'mails.list',
    query: listQuery(['created_at'], {
      q: searchText,
      status: z.enum(mailStatuses).optional(),
      channel: z.enum(mailChannels).optional(),
    }),
    response: listOf(mailItem),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/mails/:mailId',
    can: 'mails.show',
    audit: { action: 'mails.view', object: 'mails' },
    params: byMail,
    response: mailItem.extend({ text: z.string() }),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/v1/mails/:mailId/retry',
    can: 'mails.retry',
    audit: { action: 'mails.retry', object: 'mails' },
    params: byMail,
    response: mailItem,
  }),
} as const;
