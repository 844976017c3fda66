import type { jobs as contract, JobItem, JobQueue, JobQueueItem } from '@contract/platform/jobs';
import type { Db } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { jobRuns } from '@server/db/schema/platform-jobs';
import type { QueryOf } from '@server/http/implement';
import { everyQueue, isScheduled, schedules } from '@server/jobs/queues';
import { eq, inArray, sql } from 'drizzle-orm';

type Run = typeof jobRuns.$inferSelect;

/** Every queue has its name in the catalogue, or this does not compile. */
const queues: readonly JobQueue[] = everyQueue();

/** pg-boss has queues of its own, which are no work of the product. */
const ours = inArray(jobRuns.queue, [...queues]);

export async function listJobs(db: Db, query: QueryOf<typeof contract.list>) {
  const page = await pageOf(db, query, {
    table: jobRuns,
    id: jobRuns.id,
    select: db.select().from(jobRuns),
    own: (row) => row,
    within: ours,
    filters: { queue: jobRuns.queue, state: jobRuns.state },
    sorts: { created_at: jobRuns.createdAt },
    defaultSort: '-created_at',
  });
  return { ...page, items: page.items.map(describeJob) };
}

/** A job by its id, or undefined. */
export async function findJob(db: Db, jobId: string): Promise<JobItem | undefined> {
  const [row] = await db.select().from(jobRuns).where(eq(jobRuns.id, jobId));
  return row && describeJob(row);
}

const describeJob = (row: Run): JobItem => ({
  id: row.id,
  queue: row.queue,
  state: row.state,
  created_at: row.createdAt.toISOString(),
  start_after: row.startAfter.toISOString(),
  started_at: row.startedAt?.toISOString() ?? null,
  completed_at: row.completedAt?.toISOString() ?? null,
  retry_count: row.retryCount,
  retry_limit: row.retryLimit,
  error: row.error,
  can_retry: row.state === 'failed' && !row.archived && !isScheduled(row.queue),
});

/** Each queue's counts and the last time that it was done; a queue without a job counts none. */
export async function countQueues(db: Db): Promise<JobQueueItem[]> {
  const { rows } = await db.execute<{
    queue: string;
    waiting: number;
    active: number;
    failed: number;
    last_completed_at: string | null;
  }>(sql`
    select name as queue,
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed,
      to_char(max(completed_on) filter (where state = 'completed') at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last_completed_at
    from pgboss.job group by name`);
  const counted = new Map(rows.map((row) => [row.queue, row]));
  return queues.map((queue) => {
    const row = counted.get(queue);
    return {
      queue,
      cron: isScheduled(queue) ? schedules[queue].cron : null,
      waiting: row?.waiting ?? 0,
      active: row?.active ?? 0,
      failed: row?.failed ?? 0,
      last_completed_at: row?.last_completed_at ?? null,
    };
  });
}
