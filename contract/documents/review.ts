import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { comparedFields } from './compared-fields';
import { queueFilters } from './documents';

/** For how long an open document is one reviewer's, unless they go on working with it. */
export const CLAIM_SECONDS = 120;

/** Most documents that are verified at once. */
export const MAX_BULK = 50;

const one = z.strictObject({ document_id: z.uuid() });
const claim = z.object({ document_id: z.string(), until: z.iso.datetime() });

const { status: _, ...nextFilters } = queueFilters;

/** What the review adds to the specification's verify, reject and unverify. */
export const documentReview = {
  /** Takes a document to decide on, or goes on with it; the one that was open before is free again. */
  claim: endpoint({
    method: 'POST',
    path: '/api/v1/document-claims',
    can: 'documents.verify',
    body: one,
    response: claim,
  }),
  /** Takes the oldest that waits and that no other reviewer has. */
  claimNext: endpoint({
    method: 'POST',
    path: '/api/v1/document-claims/next',
    can: 'documents.verify',
    body: z.strictObject(nextFilters),
    response: z.object({ claim: claim.nullable() }),
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/v1/document-claims/release',
    can: 'documents.verify',
    body: z.strictObject({}),
    response: z.object({ ok: z.literal(true) }),
  }),
  /** What is known of the person and the project, to compare the document with. */
  compare: endpoint({
    method: 'POST',
    path: '/api/v1/document-comparisons',
    can: 'documents.verify',
    audit: { action: 'documents.compare', object: 'documents' },
    /** `ahead` before the document is looked at: the trail says so, and of the look once there is one. */
    body: one.extend({ ahead: z.boolean().default(false) }),
    response: z.object({
      /** In the order in which they are compared; null for what is not known. */
      fields: z.array(z.object({ field: z.enum(comparedFields), value: z.string().nullable() })),
    }),
  }),
  /** A version that was fetched ahead is before the reviewer's eyes. */
  look: endpoint({
    method: 'POST',
    path: '/api/v1/document-looks',
    can: 'documents.verify',
    audit: { action: 'documents.view', object: 'documents' },
    body: one,
    response: z.object({ ok: z.literal(true) }),
  }),
  /** Verifies several of the kinds that allow it, each by itself. */
  verifyMany: endpoint({
    method: 'POST',
    path: '/api/v1/document-bulk-verifications',
    can: 'documents.verify',
    audit: { action: 'documents.verify', object: 'documents' },
    body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(MAX_BULK) }),
    response: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          outcome: z.enum(['verified', 'waits_for_second', 'refused']),
          /** Why it was refused. */
          message: z.string().nullable(),
        }),
      ),
    }),
  }),
} as const;
