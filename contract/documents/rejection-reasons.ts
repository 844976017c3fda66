import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { choice } from '../kernel/fields/choice';
import { version } from '../kernel/fields/version';
import { moveBody } from '../kernel/kept-list';
import type { DocumentGroup } from './document-definitions';
import { documentGroupNames, reasonUpTo } from './documents';

/** Most characters of a reason that is kept for the queue, whose button shows all of it. */
export const MOST_OF_A_REASON = 200;

/** Reasons that a reviewer gives with one key, 1 to 9. */
export const REASON_KEYS = 9;

/** The documents that a list of reasons is for: one kind, a group of kinds, or with both null every kind. */
const listed = {
  clasification_2: z.enum(documentGroupNames).nullable(),
  doc_id: z.number().int().nullable(),
};

const offeredReason = z.object({ ...listed, text: z.string() });

const rejectionReason = offeredReason.extend({ id: z.string(), version });

export type RejectionReason = z.infer<typeof rejectionReason>;
type OfferedReason = z.infer<typeof offeredReason>;

/** What names a list of reasons. */
export type ReasonList = Pick<OfferedReason, 'clasification_2' | 'doc_id'>;

/** Whether two of them are the same list. */
export const sameList = (one: ReasonList, other: ReasonList) =>
  one.doc_id === other.doc_id && one.clasification_2 === other.clasification_2;

/**
 * The reasons that a document is rejected with by one key, at most nine: those of its kind, then those of its group,
 * then those of every kind, each list in its order and no text twice.
 */
export function reasonsFor(
  reasons: readonly OfferedReason[],
  { doc_id, clasification_2 }: { doc_id: number; clasification_2: DocumentGroup },
): string[] {
  const lists: readonly ReasonList[] = [
    { doc_id, clasification_2: null },
    { doc_id: null, clasification_2 },
    { doc_id: null, clasification_2: null },
  ];
  const found = lists.flatMap((list) => reasons.filter((reason) => sameList(reason, list)));
  return [...new Set(found.map(({ text }) => text))].slice(0, REASON_KEYS);
}

const byId = z.strictObject({ rejectionReasonId: z.uuid() });
const text = reasonUpTo(MOST_OF_A_REASON);
const done = z.object({ ok: z.literal(true) });

export const rejectionReasons = {
  /** All that are offered, each list in its order. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/rejection-reasons',
    can: 'catalogs.list',
    response: z.object({ items: z.array(rejectionReason) }),
  }),
  /** The same for who rejects with them. */
  offered: endpoint({
    method: 'GET',
    path: '/api/v1/rejection-reasons/offered',
    can: 'documents.reject',
    response: z.object({ items: z.array(offeredReason) }),
  }),
  /** At the end of its list. */
  create: endpoint({
    method: 'POST',
    path: '/api/v1/rejection-reasons',
    can: 'catalogs.edit',
    audit: { action: 'rejection-reasons.create', object: 'rejection-reasons' },
    body: z.strictObject({
      text,
      /** Null or left out with a kind, and both for every kind. */
      clasification_2: choice(documentGroupNames).nullable().default(null),
      doc_id: z.int().min(1).max(2_147_483_647).nullable().default(null),
    }),
    response: rejectionReason,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/rejection-reasons/:rejectionReasonId',
    can: 'catalogs.edit',
    audit: { action: 'rejection-reasons.edit', object: 'rejection-reasons' },
    params: byId,
    body: z.strictObject({ text, version }),
    response: rejectionReason,
  }),
  /** Past the one beside it, which has to be there still. */
  move: endpoint({
    method: 'POST',
    path: '/api/v1/rejection-reasons/:rejectionReasonId/move',
    can: 'catalogs.edit',
    audit: { action: 'rejection-reasons.move', object: 'rejection-reasons' },
    params: byId,
    body: moveBody,
    response: done,
  }),
  /** It is offered no more; what was rejected with it keeps its words. */
  retire: endpoint({
    method: 'POST',
    path: '/api/v1/rejection-reasons/:rejectionReasonId/retire',
    can: 'catalogs.edit',
    audit: { action: 'rejection-reasons.retire', object: 'rejection-reasons' },
    params: byId,
    body: z.strictObject({ version }),
    response: done,
  }),
} as const;
