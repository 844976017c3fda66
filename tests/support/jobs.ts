import { createBoss } from '@server/jobs/boss';
import type { QueueName } from '@server/jobs/queues';
import { doNext, type WorkerDeps, type Works } from '@server/jobs/worker';
import type { Pool } from 'pg';
import pino from 'pino';

/** A worker as each process has them, for tests that say themselves when it takes a job. */
export function worker<Name extends QueueName>(
  pool: Pool,
  works: Pick<Works, Name>,
): WorkerDeps<Name> {
  const boss = createBoss(pool, (error) => {
    throw error;
  });
  const log = pino({ level: 'silent' });
  return { boss, pool, works, log, stopping: new AbortController().signal };
}

/** Does the jobs of a queue that are due until none is left. */
export async function doAll<Name extends QueueName>(
  name: Name,
  deps: WorkerDeps<Name>,
): Promise<void> {
  while (await doNext(name, deps));
}
