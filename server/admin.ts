import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { administratorLink } from '@server/features/identity';
import { recordBackup } from '@server/features/platform';
import { t } from '@server/i18n';
import { runCommand } from './command';
import { inTransaction } from './db/connection';
import { StartError } from './start-error';

/*
 * `npm run admin -- create` prints the link that makes an administrator's account; `npm run admin -- backup`, at the
 * end of the operator's own backup, writes down that it ended well. Both beside a server that runs or without one.
 */
await runCommand(async (db, config) => {
  const now = new Date();
  switch (process.argv.slice(2).join(' ')) {
    case 'create': {
      const url = await inTransaction(db, (tx) => administratorLink(tx, config, now));
      process.stdout.write(t(serverWords.serve.administrator, { url }));
      return;
    }
    case 'backup':
      await inTransaction(db, (tx) => recordBackup(tx, now));
      process.stdout.write(t(serverWords.serve.backupRecorded));
      return;
    default:
      throw new StartError(t(serverWords.serve.adminUsage));
  }
});
