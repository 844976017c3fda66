import path from 'node:path';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { t } from '@server/i18n';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { projectRoot } from '../project-root';
import { StartError } from '../start-error';

/** Any number, as long as every version of the product agrees on it. */
export const MIGRATION_LOCK = 7_243_001;

const FOLDER = path.join(projectRoot, 'server', 'db', 'migrations');

/**
 * Brings the database of `url` to this version's schema. One process at a time: others that start
 * together wait, then find nothing to do. All steps are one transaction, so a process killed amid them
 * leaves the database as it was, and its lock ends with its connection.
 *
 * @throws StartError when a later version has brought it further than this one knows
 */
export async function migrate(url: string, migrationsFolder = FOLDER): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'solfondo-migrate' });
  // A connection lost here rejects the statement in progress; without a listener it would end Node.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const db = drizzle(client);
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await assertNotNewer(db, migrationsFolder);
    await runMigrations(db, { migrationsFolder });
  } finally {
    await client.end();
  }
}

async function assertNotNewer(db: NodePgDatabase, migrationsFolder: string): Promise<void> {
  const { rows: tables } = await db.execute(
    sql`select from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  );
  if (tables.length === 0) return;
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const { rows } = await db.execute(
    sql`select from drizzle.__drizzle_migrations where created_at > ${Math.max(...known)}`,
  );
  if (rows.length > 0) throw new StartError(t(serverWords.startError.newerDatabase));
}
