import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { breakOff, endWhenUnanswered } from './client-guards';
import { namesInTransactions } from './named-statements';

/** The database, one connection of the pool for each statement. */
export type Db = NodePgDatabase;
/** One transaction on it. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** How many connections a pool has, and how long (in ms) it waits for one and for what is done on it. */
interface PoolLimits {
  application_name: string;
  max: number;
  connectionTimeoutMillis: number;
  lock_timeout: number;
  statement_timeout: number;
  /** The same on our side, for a server that cannot keep its own limit any more. */
  query_timeout: number;
  idle_in_transaction_session_timeout: number;
}

/** Nothing that a person waits for may take over ten seconds: a caller without a connection is answered 503. */
const callLimits: PoolLimits = {
  application_name: 'solfondo',
  max: 20,
  connectionTimeoutMillis: 1_500,
  lock_timeout: 5_000,
  statement_timeout: 7_000,
  query_timeout: 7_500,
  idle_in_transaction_session_timeout: 9_000,
};

const MINUTE_MS = 60_000;

/**
 * Nobody waits for a job at a screen, and a statement of one may read years of lines. Locks that people hold are
 * waited for no longer than by a call.
 */
export const jobLimits: PoolLimits = {
  ...callLimits,
  application_name: 'solfondo-jobs',
  max: 8,
  connectionTimeoutMillis: MINUTE_MS,
  statement_timeout: 10 * MINUTE_MS,
  query_timeout: 10 * MINUTE_MS + 500,
};

/** Demo data: no person is at a screen, and its own people wait for each other, on a slow machine too. */
export const demoLimits: PoolLimits = {
  ...callLimits,
  connectionTimeoutMillis: MINUTE_MS,
  lock_timeout: MINUTE_MS,
  statement_timeout: MINUTE_MS,
  query_timeout: MINUTE_MS,
  idle_in_transaction_session_timeout: MINUTE_MS,
};

const MOST_ATTEMPTS = 5;
const SERIALIZATION_FAILURE = '40001';
const DISK_FULL = '53100';
const DEADLOCK_DETECTED = '40P01';

/** How columns are named in the database. */
export const DRIZZLE = { casing: 'snake_case' } as const;

/**
 * Opens a pool on a PostgreSQL server; connects on first use.
 *
 * @param onLost called for a connection that broke, used or not; the pool replaces it.
 * @param limits those of calls where none are given.
 */
export function connect(url: string, onLost: (error: Error) => void, limits = callLimits) {
  const pool = new Pool({
    connectionString: url,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...limits,
  });
  const clients = new Map<PoolClient, Db>();
  const nameStatements = namesInTransactions();
  let received = 0;
  pool.on('connect', (client) => {
    clients.set(client, drizzle(client, DRIZZLE));
    // The pool listens to a connection only while it is idle; one lost in a transaction would end Node.
    client.on('error', onLost);
    endWhenUnanswered(client);
    nameStatements(client);
    client.connection.stream.on('data', () => {
      received += 1;
    });
  });
  pool.on('remove', (client) => clients.delete(client));
  // Already reported by the connection itself.
  pool.on('error', () => undefined);

  const db: Db = drizzle(pool, DRIZZLE);
  // Drizzle's own never gives back a connection whose BEGIN fails, and returns one to the pool that is
  // still inside a transaction because its ROLLBACK failed.
  db.transaction = async (work, settings) => {
    const client = await pool.connect();
    const own = clients.get(client) ?? drizzle(client, DRIZZLE);
    try {
      return await own.transaction(work, settings);
    } finally {
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
  return {
    pool,
    db,
    /** Counts what comes from the server: while it grows, the server works. */
    received: () => received,
    /** Ends every connection at once, also in mid-statement: its caller gets the error that the database is away. */
    breakAll() {
      for (const client of clients.keys()) breakOff(client);
    },
  };
}

/**
 * Runs `work` in one transaction, committed when it resolves and rolled back when it rejects. When
 * PostgreSQL ends it to break a deadlock or keep it serializable, it is run again from the start, so
 * `work` must do nothing outside the transaction that may not happen twice.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !passesWhenRetried(error)) throw error;
      await delay(Math.random() * 20 * attempt);
    }
  }
}

function passesWhenRetried(error: unknown): boolean {
  const code = sqlState(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
}

/** SQLSTATE of a failed statement ("23505" for a duplicate key), or undefined for any other failure. */
export function sqlState(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** Whether there is no room left, on the disk of the database or on ours. */
export function isDiskFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT' || sqlState(error) === DISK_FULL;
}

/** Whether a failure passes by itself: the database is away, or too slow to answer. */
export function isDatabaseAway(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  // The socket of a database that is down is a missing file too; any other missing file is a fault of ours.
  const noSocket = code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'connect';
  return (
    noSocket ||
    // 57014: the statement took too long; 55P03: what it needed stayed locked by another transaction; 25P03: the
    // transaction was left alone too long.
    /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|EAI_|ENOTFOUND|57P|57014|55P03|25P03|08|53)/.test(code) ||
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered|Client was closed/.test(
      cause.message,
    )
  );
}
