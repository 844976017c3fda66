import path from 'node:path';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { administratorLink } from '@server/features/identity';
import { t } from '@server/i18n';
import { readConfig } from './config';
import { keepToOurselves } from './data-folder';
import { connect, inTransaction } from './db/connection';
import { withEmbeddedPostgres } from './db/embedded/embedded-postgres';
import { migrate } from './db/migrate';
import { StartError } from './start-error';

/*
 * `npm run admin -- create`: prints the link that makes an administrator's account, beside a server that runs
 * or without one.
 */
keepToOurselves();
try {
  if (process.argv.slice(2).join(' ') !== 'create')
    throw new StartError(t(serverWords.serve.adminUsage));
  const config = readConfig(process.env);
  const print = async (databaseUrl: string) => {
    await migrate(databaseUrl);
    const { db, pool } = connect(databaseUrl, () => undefined);
    try {
      const url = await inTransaction(db, (tx) => administratorLink(tx, config, new Date()));
      process.stdout.write(t(serverWords.serve.administrator, { url }));
    } finally {
      await pool.end();
    }
  };
  await (config.databaseUrl
    ? print(config.databaseUrl)
    : withEmbeddedPostgres(path.join(config.dataDir, 'postgres'), print));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
