import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

/** The database, one connection of the pool for each statement. */
export type Db = NodePgDatabase;
/** One transaction on it. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

const POOL_SIZE = 20;
/** A caller waits this long for a connection, then is told to come back (503). */
const POOL_WAIT_MS = 2_000;
/** Nothing that a person waits for may hang over ten seconds: these end it before. */
const LOCK_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 8_000;
const QUERY_TIMEOUT_MS = 9_000;

const MOST_ATTEMPTS = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

/**
 * Opens a pool on a PostgreSQL server; connects on first use.
 *
 * @param onIdleError told of a connection that broke while nobody used it; the pool replaces it.
 */
export function connect(url: string, onIdleError: (error: Error) => void) {
  const pool = new Pool({
    connectionString: url,
    application_name: 'solfondo',
    max: POOL_SIZE,
    connectionTimeoutMillis: POOL_WAIT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: QUERY_TIMEOUT_MS,
  });
  pool.on('error', onIdleError);
  const db: Db = drizzle(pool, { casing: 'snake_case' });
  return { pool, db };
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
