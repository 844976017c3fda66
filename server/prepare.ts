import path from 'node:path';
import type { Adapters } from '@server/adapters/adapters';
import { bureauByHand } from '@server/adapters/bureau';
import { clamdScanner } from '@server/adapters/clamd';
import { folderSender, smtpSender } from '@server/adapters/mail';
import { createObjectStore } from '@server/adapters/object-store';
import { createPictures } from '@server/adapters/pictures/pictures';
import { folderSmsSender } from '@server/adapters/sms';
import { markStoredAccounts } from '@server/features/people';
import { seedSettingsTable } from '@server/features/platform';
import { sealStoredLines } from '@server/features/treasury';
import { prepareQueues } from '@server/jobs/boss';
import type { Logger } from 'pino';
import type { AppDeps } from './app';
import type { Config } from './config';
import { connect, inTransaction } from './db/connection';
import { updateWithDemo } from './db/demo-once';
import { migrate } from './db/migrate';
import { isEmpty } from './db/seed/demo-people';
import { createVault } from './db/vault';

/** No person is at a screen while the demo is made: its people wait for each other, on a slow machine too. */
const DEMO_WAIT_MS = 60_000;
const patient = {
  connectionTimeoutMillis: DEMO_WAIT_MS,
  lock_timeout: DEMO_WAIT_MS,
  statement_timeout: DEMO_WAIT_MS,
  query_timeout: DEMO_WAIT_MS,
  idle_in_transaction_session_timeout: DEMO_WAIT_MS,
};

/** Brings schema and settings up to date; outside production an empty database gets demo data. */
export async function prepareDatabase(
  deps: AppDeps & { log: Logger },
  databaseUrl: string,
): Promise<void> {
  const { config, db, log, pool } = deps;
  const update = async () => {
    await migrate(databaseUrl);
    await prepareQueues(pool);
    await inTransaction(db, seedSettingsTable);
    const vault = createVault(config.appSecret);
    await sealStoredLines(db, vault);
    await markStoredAccounts(db, vault);
  };
  if (config.production) return update();
  return updateWithDemo(databaseUrl, {
    update,
    isNeeded: () => isEmpty(db),
    async fill() {
      const { seedDemo } = await import('./db/seed/demo');
      // Until the last of it is there it is thrown away by the next start: no call waits for the disk.
      const address = new URL(databaseUrl);
      address.searchParams.set('options', '-c synchronous_commit=off');
      const unwaiting = connect(address.href, () => undefined);
      // Many of its people come at once, and each waits for their turn.
      Object.assign(unwaiting.pool.options, patient);
      // Made through the API itself, whose calls are not worth a line each in the log.
      const demoLog = log.child({}, { level: 'warn' });
      try {
        await seedDemo({ ...deps, db: unwaiting.db, pool: unwaiting.pool, log: demoLog });
      } finally {
        await unwaiting.pool.end();
      }
    },
  });
}

/** Where files, mail and text messages go, by configuration. */
export function createAdapters(config: Config): Adapters {
  const { dataDir, smtpUrl, mailFrom, clamdUrl } = config;
  return {
    objects: createObjectStore(config),
    scanner: clamdUrl ? clamdScanner(clamdUrl) : null,
    pictures: createPictures(),
    mail: smtpUrl
      ? smtpSender(smtpUrl, mailFrom)
      : folderSender(path.join(dataDir, 'mail'), mailFrom),
    sms: folderSmsSender(path.join(dataDir, 'sms')),
    bureau: bureauByHand,
  };
}
