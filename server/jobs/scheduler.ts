import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from '@server/db/connection';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';

/** Work that looks for rows that are due and does what they ask; safe to run again at any time. */
export interface Job {
  name: string;
  everyMs: number;
  run(now: Date): Promise<void>;
}

/**
 * Runs each job again and again in this process. Of several API processes one at a time runs a job:
 * an advisory lock, held while it works, keeps the others out, and ends with its holder.
 */
export function startJobs(jobs: Job[], pool: Pool, log: FastifyBaseLogger) {
  const stopping = new AbortController();
  // Each job's pause listens for the end; Node takes more than ten listeners for a leak.
  setMaxListeners(jobs.length, stopping.signal);
  const loops = jobs.map((job) => loop(job, pool, log, stopping.signal));
  return {
    /** Resolves when whatever is running has finished. */
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

const AWAY_PAUSE_MS = 5_000;

async function loop(job: Job, pool: Pool, log: FastifyBaseLogger, signal: AbortSignal) {
  while (!signal.aborted) {
    let pause = job.everyMs;
    try {
      await runAlone(job, pool);
    } catch (error) {
      log.error({ err: error, job: job.name }, 'job failed');
      // What a day's job could not do for want of a database is done when it is back, not a day later.
      if (isDatabaseAway(error)) pause = Math.min(pause, AWAY_PAUSE_MS);
    }
    await delay(pause, undefined, { signal }).catch(() => undefined);
  }
}

const LOCK_CLASS = 7_244;

async function runAlone(job: Job, pool: Pool) {
  const client = await pool.connect();
  let healthy = false;
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as mine',
      [LOCK_CLASS, job.name],
    );
    if (rows[0]?.mine) {
      try {
        await job.run(new Date());
      } finally {
        await client.query('select pg_advisory_unlock($1, hashtext($2))', [LOCK_CLASS, job.name]);
      }
    }
    healthy = true;
  } finally {
    // A connection that failed may still hold the lock: it is closed rather than returned.
    client.release(!healthy);
  }
}
