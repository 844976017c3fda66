import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { rawText } from '../kernel/fields/text';
import { MAX_PAGE_SIZE } from '../kernel/list';
import { auditAct } from '../platform/audit';

/** What a person did, what others did to them and to what is theirs, and what happened to their credits. */
export const timelineKinds = ['own', 'others', 'credits'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

const happening = z.discriminatedUnion('source', [
  z.object({ source: z.literal('act'), id: z.string(), act: auditAct }),
  z.object({
    source: z.literal('credit'),
    id: z.string(),
    project_id: z.string(),
    folio: z.string(),
    title: z.string(),
    desc: z.string(),
    color: z.string(),
    icon: z.string(),
    user: z.string(),
    time: z.iso.datetime(),
  }),
]);

export type Happening = z.output<typeof happening>;

export const personTimeline = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/users/:userId/timeline',
    can: 'users.show',
    params: z.strictObject({ userId: z.uuid() }),
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(20),
      cursor: rawText(200).optional(),
      kind: z.enum(timelineKinds).optional(),
    }),
    response: z.object({ items: z.array(happening), next_cursor: z.string().nullable() }),
  }),
} as const;
