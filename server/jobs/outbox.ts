import type { Tx } from '@server/db/connection';
import { preparedSql } from '@server/db/prepared';
import { is, Placeholder, type SQL, sql } from 'drizzle-orm';
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

/** What pg-boss sends to keep jobs; the first of the values is theirs. */
let inserting = { text: '', values: [] as readonly unknown[] };
await writer.insert([], {
  db: {
    executeSql: async (text, values) => {
      inserting = { text, values };
      return { rows: [] };
    },
  },
});

/** The statement that keeps jobs, for one that writes more; its value is of `jobsOf`. */
export const insertingJobs = (jobs: Placeholder): SQL =>
  withValues(inserting.text, [jobs, ...inserting.values.slice(1)]);

/** Jobs as the statement that keeps them takes them. */
export const jobsOf = <Name extends keyof JobData>(
  name: Name,
  jobs: readonly NewJob<Name>[],
): string => JSON.stringify(jobs.map((job) => ({ name, ...job })));

/**
 * Leaves work to be done once the transaction commits, and only then; by whichever process comes first,
 * and again when that one ends before it is done.
 */
export async function enqueue<Name extends keyof JobData>(
  tx: Tx,
  name: Name,
  jobs: readonly NewJob<Name>[],
): Promise<void> {
  if (jobs.length > 0) await insertQuery(tx).execute({ jobs: jobsOf(name, jobs) });
}

const insertQuery = preparedSql('jobs', () => insertingJobs(sql.placeholder('jobs')));

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
function withValues(text: string, values: readonly unknown[]): SQL {
  const valueAt = (n: number) => {
    const value = values[n - 1];
    return is(value, Placeholder) ? value : sql.param(value);
  };
  return sql.join(
    text.split(/\$(\d+)/).map((part, n) => (n % 2 === 0 ? sql.raw(part) : valueAt(Number(part)))),
  );
}
