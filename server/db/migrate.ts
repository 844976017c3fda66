import path from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { projectRoot } from '../project-root';

/** Any number, as long as every version of the product agrees on it. */
export const MIGRATION_LOCK = 7_243_001;

const FOLDER = path.join(projectRoot, 'server', 'db', 'migrations');

/**
 * Brings the database of `url` to this version's schema. One process at a time: others that start
 * together wait, then find nothing to do. All steps are one transaction, so a process killed amid them
 * leaves the database as it was, and its lock ends with its connection.
 */
export async function migrate(url: string, migrationsFolder = FOLDER): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'solfondo-migrate' });
  // A connection lost here rejects the statement in progress; without a listener it would end Node.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const db = drizzle(client);
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await runMigrations(db, { migrationsFolder });
  } finally {
    await client.end();
  }
}
