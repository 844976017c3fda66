import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { administratorLink } from '@server/features/identity';
import { t } from '@server/i18n';
import { runCommand } from './command';
import { inTransaction } from './db/connection';
import { StartError } from './start-error';

/*
 * `npm run admin -- create`: prints the link that makes an administrator's account, beside a server that runs
 * or without one.
 */
await runCommand(async (db, config) => {
  if (process.argv.slice(2).join(' ') !== 'create')
    throw new StartError(t(serverWords.serve.adminUsage));
  const url = await inTransaction(db, (tx) => administratorLink(tx, config, new Date()));
  process.stdout.write(t(serverWords.serve.administrator, { url }));
});
