import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { listOf, listQuery } from '../kernel/list';
import { jobQueues } from '../locales/es-MX/platform/jobs';

/** `retry` waits for another try after a failure, `failed` had its last one. */
export const jobStates = [
  'created',
  'retry',
  'active',
  'completed',
  'cancelled',
  'failed',
] as const;
export type JobState = (typeof jobStates)[number];

export type JobQueue = keyof typeof jobQueues;

/** The queues of the product, by their names on the server. */
export const jobQueueNames = Object.keys(jobQueues).filter(
  (name): name is JobQueue => name in jobQueues,
);

const queue = z.enum(jobQueueNames);

export const jobItem = z.object({
  id: z.string(),
  queue,
  state: z.enum(jobStates),
  created_at: z.iso.datetime(),
  /** Not done before. */
  start_after: z.iso.datetime(),
  started_at: z.iso.datetime().nullable(),
  completed_at: z.iso.datetime().nullable(),
  /** Tries that failed, of how many that may. */
  retry_count: z.number().int(),
  retry_limit: z.number().int(),
  /** What the last try failed with, in the words of the program. */
  error: z.string().nullable(),
  /** Failed for good, and nothing does it again by itself. */
  can_retry: z.boolean(),
});

export type JobItem = z.output<typeof jobItem>;

/** How one queue is doing, of all processes. */
export const jobQueueItem = z.object({
  queue,
  /** Comes by itself, as cron says it in Mexico City; null for what is asked for. */
  cron: z.string().nullable(),
  waiting: z.number().int(),
  active: z.number().int(),
  failed: z.number().int(),
  last_completed_at: z.iso.datetime().nullable(),
});

export type JobQueueItem = z.output<typeof jobQueueItem>;

export const jobs = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/jobs',
    can: 'jobs.list',
    query: listQuery(['created_at'], {
      queue: queue.optional(),
      state: z.enum(jobStates).optional(),
    }),
    response: listOf(jobItem),
  }),
  queues: endpoint({
    method: 'GET',
    path: '/api/v1/job-queues',
    can: 'jobs.list',
    response: z.object({ items: z.array(jobQueueItem) }),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/v1/jobs/:jobId/retry',
    can: 'jobs.edit',
    audit: { action: 'jobs.retry', object: 'jobs' },
    params: z.strictObject({ jobId: z.uuid() }),
    response: jobItem,
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/v1/job-queues/:queue/run',
    can: 'jobs.edit',
    audit: { action: 'jobs.run', object: 'jobs' },
    params: z.strictObject({ queue }),
    response: z.object({ waits: z.boolean() }),
  }),
} as const;
