import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { listOf, listQuery } from '../kernel/list';

const rowProblem = z.object({ row: z.number().int(), column: z.string(), message: z.string() });

const batch = z.object({
  id: z.string(),
  file_name: z.string(),
  row_count: z.number().int(),
  created_at: z.iso.datetime(),
  undone_at: z.iso.datetime().nullable(),
  uploaded_by: z.string(),
});

/** Uploads of whole files; only a program's administrator. */
export const prospectBatches = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/prospect-batches',
    can: 'prospects.upload',
    query: listQuery(['created_at'], {}),
    response: listOf(batch),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/v1/prospect-batches',
    can: 'prospects.upload',
    audit: { action: 'prospects.upload', object: 'prospect-batches' },
    kind: 'multipart',
    limit: 'uploads',
    body: z.strictObject({ mode: z.enum(['preview', 'commit']) }),
    response: z.object({
      rows: z.number().int(),
      problems: z.array(rowProblem),
      problem_count: z.number().int(),
      batch_id: z.string().nullable(),
      sample: z.array(z.record(z.string(), z.string())),
    }),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/v1/prospect-batches/:batchId/undo',
    can: 'prospects.upload',
    audit: { action: 'prospects.undo-upload', object: 'prospect-batches' },
    params: z.strictObject({ batchId: z.uuid() }),
    response: z.object({ removed: z.number().int(), kept: z.number().int() }),
  }),
} as const;
