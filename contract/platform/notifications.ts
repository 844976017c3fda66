import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { listOf, listQuery } from '../kernel/list';

export const notification = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  /** Path inside the portal that the notification leads to. */
  href: z.string().nullable(),
  created_at: z.iso.datetime(),
  read_at: z.iso.datetime().nullable(),
});

export type Notification = z.infer<typeof notification>;

/**
 * The events of the live stream: a notification for this person, that rows of a resource changed, or that something of
 * it may have been published while this reader had no stream.
 */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('missed') }),
  z.object({ type: z.literal('notification'), notification }),
  z.object({ type: z.literal('changed'), resource: z.string() }),
]);

export type LiveEvent = z.infer<typeof liveEvent>;

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/notifications',
    can: 'notifications.list',
    query: listQuery(['created_at'], { unread: z.enum(['1']).optional() }),
    response: listOf(notification),
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/api/v1/notifications/read',
    can: 'notifications.edit',
    restriction: 'open',
    // What a person has not read of their security stays unread, whoever acts as them.
    impersonation: 'refused',
    body: z.strictObject({ ids: z.array(z.uuid()).max(100).optional() }),
    response: z.object({ ok: z.literal(true) }),
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/v1/events',
    can: 'notifications.list',
    kind: 'events',
    query: z.strictObject({
      /** For how long the reader has shown what it read without hearing of changes. */
      missed_ms: z.coerce.number().int().min(0).max(86_400_000).optional(),
    }),
    response: liveEvent,
  }),
} as const;
