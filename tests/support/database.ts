import { randomBytes } from 'node:crypto';
import { connect, type demoLimits } from '@server/db/connection';
import { afterAll, inject } from 'vitest';
import { copyDatabase, dropDatabase } from './test-cluster';

/**
 * Gives the calling test file a database of its own, with the product's schema and no rows; dropped
 * after its last test. Call it at the top of the file: `const { db } = await testDatabase();`
 *
 * @param limits those of calls where none are given.
 */
export async function testDatabase(limits?: typeof demoLimits) {
  const server = inject('databaseUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  return openForTest(await copyDatabase(server, name), name, limits);
}

/** Connects a test file to a database of its own, which goes with its last test. */
export function openForTest(url: string, name: string, limits?: typeof demoLimits) {
  const { db, pool } = connect(url, () => undefined, limits);
  // A user is answered 503 after two seconds; what a test asks for at once waits its turn on a
  // busy machine too. How long locks and statements may take stays the product's.
  pool.options.connectionTimeoutMillis = 60_000;
  afterAll(async () => {
    await pool.end();
    // Not WITH (FORCE): that would have to end an autovacuum worker too, which only a superuser may.
    // Without it the server waits for both, and a connection that a test forgot fails here.
    await dropDatabase(inject('databaseUrl'), name);
  });
  return { db, pool, url };
}
