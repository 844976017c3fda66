import type { JobQueue } from '@contract/platform/jobs';
import type { Db } from '@server/db/connection';
import { sql } from 'drizzle-orm';

interface Night {
  [column: string]: unknown;
  state: string;
  error: string | null;
  /** When the job last ended well. */
  good: string | null;
}

/** How a job that comes each night went the last time; undefined before its first. */
export async function lastNight(db: Db, queue: JobQueue): Promise<Night | undefined> {
  const { rows } = await db.execute<Night>(
    sql`select state, error, (select max(completed_at) from job_runs
          where queue = ${queue} and state = 'completed') as good
      from job_runs where queue = ${queue} and state in ('completed', 'retry', 'failed')
      order by created_at desc limit 1`,
  );
  return rows[0];
}
