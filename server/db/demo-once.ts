import { Client } from 'pg';

/** Differs from the lock of migrations, which is taken inside this one. */
const DEMO_LOCK = 7_243_002;

/** A schema that exists exactly while demo data is being written. */
const MARK = 'demo_unfinished';

/** What a start does to a database that may get demo data. */
export interface Steps {
  /** Brings schema and settings up to date. */
  update(): Promise<void>;
  isNeeded(): Promise<boolean>;
  fill(): Promise<void>;
}

/**
 * Updates the database, then adds demo data where it is needed, one process at a time. Demo data takes many
 * transactions, and no request is served before its last: when a start was killed amid them, everything in
 * the database is the unfinished demo's, so it is thrown away and made again.
 */
export async function updateWithDemo(url: string, steps: Steps): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'solfondo-demo' });
  // A connection lost here rejects the statement in progress; without a listener it would end Node.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [DEMO_LOCK]);
    if (await isUnfinished(client)) await startOver(client);
    await steps.update();
    if (!(await steps.isNeeded())) return;
    await client.query(`CREATE SCHEMA ${MARK}`);
    await steps.fill();
    await client.query(`DROP SCHEMA ${MARK}`);
  } finally {
    await client.end();
  }
}

async function isUnfinished(client: Client): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_namespace WHERE nspname = $1', [MARK]);
  return rowCount === 1;
}

async function startOver(client: Client): Promise<void> {
  // Several statements in one text are one transaction.
  await client.query(`
    DROP SCHEMA public CASCADE;
    CREATE SCHEMA public;
    DROP SCHEMA drizzle CASCADE;
    DROP SCHEMA IF EXISTS pgboss CASCADE;
    DROP SCHEMA ${MARK}`);
}
