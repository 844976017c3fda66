import type { Tx } from '@server/db/connection';
import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { JobData } from './queues';

interface NewJob<Name extends keyof JobData> {
  data: JobData[Name];
  /** The higher is done first. */
  priority?: number;
  startAfter?: Date;
}

/** Queries through the transactions that it is given, and never by itself. */
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
  if (jobs.length === 0) return;
  await writer.insert(
    jobs.map((job) => ({ name, ...job })),
    { db: inside(tx) },
  );
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
