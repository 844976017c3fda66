import { setTimeout as delay } from 'node:timers/promises';
import type { Tx } from '@server/db/connection';
import { describeError } from '@server/log';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type PgBoss from 'pg-boss';
import { inside } from './outbox';
import type { JobData, QueueName } from './queues';

type DataOf<Name extends QueueName> = Name extends keyof JobData ? JobData[Name] : null;

interface Turn {
  now: Date;
  /** Writes the end of the job in the transaction of its work, for what must not be done twice. */
  done(tx: Tx): Promise<void>;
}

/** What each queue's jobs do. Any of them may be started twice: by a process that ended, and by the next one. */
export type Works = {
  [Name in QueueName]: (data: DataOf<Name>, turn: Turn) => Promise<void>;
};

export interface WorkerDeps<Name extends QueueName = QueueName> {
  boss: PgBoss;
  pool: Pool;
  works: Pick<Works, Name>;
  log: FastifyBaseLogger;
  stopping: AbortSignal;
  now(): Date;
}

/**
 * Does the jobs of a queue one after the other until it is stopped. pg-boss's own workers neither wait for
 * the end of a job to be recorded, so that a lost connection would end Node, nor for what they are just
 * taking when they are stopped.
 */
export async function work(name: QueueName, pauseMs: number, deps: WorkerDeps): Promise<void> {
  while (!deps.stopping.aborted) {
    if (!(await doNext(name, deps))) await pause(pauseMs, deps.stopping);
  }
}

/** Does the next job that is due, if there is one, and answers whether there was. */
export async function doNext<Name extends QueueName>(
  name: Name,
  deps: WorkerDeps<Name>,
): Promise<boolean> {
  const { boss, works, log, now } = deps;
  const [job] = await boss.fetch<DataOf<Name>>(name);
  if (!job) return false;
  // Work that ends well committed the end that it wrote itself.
  let isWritten = false;
  try {
    const done = async (tx: Tx) => {
      await boss.complete(name, job.id, {}, { db: inside(tx) });
      isWritten = true;
    };
    await works[name](job.data, { now: now(), done });
  } catch (error) {
    log.error({ err: error, job: name }, 'job failed');
    await writeUntilKept(deps, (options) => boss.fail(name, job.id, describeError(error), options));
    return true;
  }
  if (!isWritten) await writeUntilKept(deps, (options) => boss.complete(name, job.id, {}, options));
  return true;
}

/** Does the jobs of a queue that are due until none is left. */
export async function doAll<Name extends QueueName>(
  name: Name,
  deps: WorkerDeps<Name>,
): Promise<void> {
  while (await doNext(name, deps));
}

const AWAY_PAUSE_MS = 500;

/** Until the end of a job is recorded: a database that is away comes back. */
async function writeUntilKept(
  { pool, log, stopping }: Pick<WorkerDeps, 'pool' | 'log' | 'stopping'>,
  write: (options: PgBoss.ConnectionOptions) => Promise<void>,
): Promise<void> {
  const db: PgBoss.Db = { executeSql: (text, values) => pool.query(text, values) };
  for (;;) {
    try {
      return await write({ db });
    } catch (error) {
      log.warn({ err: error }, 'the end of a job waits for the database');
      // The process that takes over finds it unfinished, and runs it again when it expires.
      if (stopping.aborted) return;
      await pause(AWAY_PAUSE_MS, stopping);
    }
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  delay(ms, undefined, { signal }).catch(() => undefined);
