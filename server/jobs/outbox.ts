import type { Tx } from '@server/db/connection';
import { type SQL, sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { JobData, QueueName, ScheduledJob } from './queues';

interface NewJob<Name extends keyof JobData> {
  /** Given by who must find the job again. */
  id?: string;
  data: JobData[Name];
  /** The higher is done first. */
  priority?: number;
  startAfter?: Date;
}

/** Writes the statements of pg-boss, and never queries by itself. */
const writer = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('a job is written in a transaction')) },
});

/**
 * Leaves work to be done once the transaction commits, and only then; by whichever process comes first,
 * and again when that one ends before it is done.
 */
export async function enqueue<Name extends keyof JobData>(
  tx: Tx,
  name: Name,
  jobs: readonly NewJob<Name>[],
): Promise<void> {
  if (jobs.length > 0) await tx.execute(await enqueueing(name, jobs));
}

/** The statement that does so, for one that writes more. */
export async function enqueueing<Name extends keyof JobData>(
  name: Name,
  jobs: readonly NewJob<Name>[],
): Promise<SQL> {
  let statement = sql``;
  const executeSql: PgBoss.Db['executeSql'] = async (text, values) => {
    statement = withValues(text, values);
    return { rows: [] };
  };
  await writer.insert(
    jobs.map((job) => ({ name, ...job })),
    { db: { executeSql } },
  );
  return statement;
}

/** Has a job that failed for good tried once more; answers whether it was there to be. */
export async function retryJob(tx: Tx, name: QueueName, jobId: string): Promise<boolean> {
  // Of two who ask at once, the second finds it asked for.
  const { rowCount } = await tx.execute(
    sql`select 1 from pgboss.job where name = ${name} and id = ${jobId} and state = 'failed' for update`,
  );
  if (rowCount !== 1) return false;
  await writer.retry(name, jobId, { db: inside(tx) });
  return true;
}

/** Has a scheduled job done now; answers its id, or null when one waits already. */
export function runNow(tx: Tx, name: ScheduledJob): Promise<string | null> {
  return writer.send(name, {}, { db: inside(tx) });
}

/** For pg-boss: a transaction as its database. */
export const inside = (tx: Tx): PgBoss.Db => ({
  executeSql: (text, values) => tx.execute(withValues(text, values)),
});

/** A statement with its numbered parameters, as drizzle takes it. */
const withValues = (text: string, values: readonly unknown[]) =>
  sql.join(
    text
      .split(/\$(\d+)/)
      .map((part, n) => (n % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]))),
  );
