import { setMaxListeners } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type PgBoss from 'pg-boss';
import { createBoss } from './boss';
import { everyQueue, queues, schedules } from './queues';
import { type WorkerDeps, type Works, work } from './worker';

const TIME_ZONE = 'America/Mexico_City';
/** Processes that start within this time share the jobs that come with a start. */
const STARTS_SECONDS = 600;

/** Runs the jobs in this process, beside any number of others. */
export async function startJobs(works: Works, pool: Pool, log: FastifyBaseLogger) {
  const stopping = new AbortController();
  const boss = createBoss(pool, (err) => log.error({ err }, 'jobs'));
  await boss.start();
  await schedule(boss);
  const now = () => new Date();
  const deps: WorkerDeps = { boss, pool, works, log, now, stopping: stopping.signal };
  const loops = startWorkers(deps);
  return {
    /** Resolves when all running jobs have finished. */
    async stop() {
      stopping.abort();
      await Promise.all(loops);
      await boss.stop({ graceful: false });
    },
  };
}

/** Has every scheduled job done now and from now on, once for all processes. */
export async function schedule(boss: PgBoss): Promise<void> {
  // What an earlier version scheduled under a name that is gone would queue up unworked.
  for (const { name } of await boss.getSchedules()) {
    if (!(name in schedules)) await boss.unschedule(name);
  }
  for (const [name, { cron }] of Object.entries(schedules)) {
    await boss.schedule(name, cron, undefined, { tz: TIME_ZONE });
    await boss.send(name, {}, { singletonSeconds: STARTS_SECONDS });
  }
}

function startWorkers(deps: WorkerDeps): Promise<void>[] {
  const names = everyQueue();
  const count = names.reduce((sum, name) => sum + queues[name].workers, 0);
  // Each worker's pause listens for the end; Node takes more than ten listeners for a leak.
  setMaxListeners(count, deps.stopping);
  return names.flatMap((name) => {
    const { workers, pauseMs } = queues[name];
    return Array.from({ length: workers }, () => work(name, pauseMs, deps));
  });
}
