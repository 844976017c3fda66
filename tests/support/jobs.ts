import { createBoss } from '@server/jobs/boss';
import type { QueueName } from '@server/jobs/queues';
import type { WorkerDeps, Works } from '@server/jobs/worker';
import type { Pool } from 'pg';
import pino from 'pino';

/** A worker as each process has them, for tests that decide when it takes a job. */
export function worker<Name extends QueueName>(
  pool: Pool,
  works: Pick<Works, Name>,
  now = () => new Date(),
): WorkerDeps<Name> {
  const boss = createBoss(pool, (error) => {
    throw error;
  });
  const log = pino({ level: 'silent' });
  return { boss, pool, works, log, now, stopping: new AbortController().signal };
}
