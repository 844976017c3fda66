import path from 'node:path';
import { type Config, readConfig } from './config';
import { keepToOurselves } from './data-folder';
import { connect, type Db } from './db/connection';
import { withEmbeddedPostgres } from './db/embedded/embedded-postgres';
import { migrate } from './db/migrate';
import { assertSameSecret } from './db/secret-canary';
import { createVault } from './db/vault';
import { StartError } from './start-error';

/** Does something once on the portal's database, beside a server that runs or without one; a mistake of the operator is said in words. */
export async function runCommand(act: (db: Db, config: Config) => Promise<void>): Promise<void> {
  keepToOurselves();
  try {
    const config = readConfig(process.env);
    const run = async (databaseUrl: string) => {
      const { db, pool } = connect(databaseUrl, () => undefined);
      try {
        await assertSameSecret(db, createVault(config.appSecret));
        await migrate(databaseUrl);
        await act(db, config);
      } finally {
        await pool.end();
      }
    };
    await (config.databaseUrl
      ? run(config.databaseUrl)
      : withEmbeddedPostgres(path.join(config.dataDir, 'postgres'), run));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
