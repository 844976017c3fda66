import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@server/db/embedded/embedded-postgres';
import { migrate } from '@server/db/migrate';
import { prepareQueues } from '@server/jobs/boss';
import { Client, Pool } from 'pg';
import type { TestProject } from 'vitest/node';

/** Database with the product's schema and nothing in it, copied for each test file. */
export const TEMPLATE = 'solfondo_template';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

let stopDatabase = async (): Promise<void> => undefined;

/** Starts one PostgreSQL server for the whole run, in a folder that goes with it. */
export async function setup(project: TestProject): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'solfondo-test-'));
  const database = await startEmbeddedPostgres(folder, (reason) => {
    throw new Error('the test database ended', { cause: reason });
  });
  stopDatabase = async () => {
    await database.stop();
    await rm(folder, { recursive: true });
  };
  const client = new Client(database.url);
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  const template = Object.assign(new URL(database.url), { pathname: `/${TEMPLATE}` }).href;
  await migrate(template);
  const pool = new Pool({ connectionString: template });
  await prepareQueues(pool);
  await pool.end();
  project.provide('databaseUrl', database.url);
}

/** Ends it. */
export async function teardown(): Promise<void> {
  await stopDatabase();
}
