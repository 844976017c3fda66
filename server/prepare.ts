import path from 'node:path';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Adapters } from '@server/adapters/adapters';
import { bureauByHand } from '@server/adapters/bureau';
import { localCards } from '@server/adapters/cards';
import { clamdScanner } from '@server/adapters/clamd';
import { directDebitsByFile } from '@server/adapters/direct-debits';
import { folderSender, smtpSender } from '@server/adapters/mail';
import { createObjectStore } from '@server/adapters/object-store';
import { createPictures } from '@server/adapters/pictures/pictures';
import { folderSmsSender } from '@server/adapters/sms';
import { unstampedDocuments } from '@server/adapters/tax-documents';
import { sealStoredContracts, sealStoredTerms } from '@server/features/credit';
import { totpPlace } from '@server/features/identity';
import { markStoredAccounts } from '@server/features/people';
import { openText, seedSettingsTable } from '@server/features/platform';
import { sealStoredLines } from '@server/features/treasury';
import { prepareQueues } from '@server/jobs/boss';
import { desc, isNotNull, like } from 'drizzle-orm';
import type { Logger } from 'pino';
import { storeFaultText } from './adapters/store-faults';
import type { AppDeps } from './app';
import type { Config } from './config';
import { connect, type Db, demoLimits, inTransaction } from './db/connection';
import { updateWithDemo } from './db/demo-once';
import { migrate } from './db/migrate';
import { users } from './db/schema/identity';
import { mails } from './db/schema/platform';
import { assertSameSecret, keepCanary } from './db/secret-canary';
import { isEmpty } from './db/seed/demo-people';
import { createVault } from './db/vault';
import { StartError } from './start-error';

/** Brings schema and settings up to date; outside production an empty database gets demo data. */
export async function prepareDatabase(
  deps: AppDeps & { log: Logger },
  databaseUrl: string,
): Promise<void> {
  const { adapters, config, db, log, pool } = deps;
  const vault = createVault(config.appSecret);
  const update = async () => {
    await assertSameSecret(db, vault);
    await migrate(databaseUrl);
    await keepCanary(db, vault, () => openSealed(db, config));
    await prepareQueues(pool);
    await inTransaction(db, seedSettingsTable);
    const event = { occurredOn: dayInMexicoCity(new Date()), actor: 'update' };
    await inTransaction(db, async (tx) => {
      await sealStoredTerms(tx, event);
      await sealStoredContracts(tx, event);
    });
    await sealStoredLines(db, vault);
    await markStoredAccounts(db, vault);
  };
  if (config.production) return update();
  return updateWithDemo(databaseUrl, {
    update,
    isNeeded: () => isEmpty(db),
    async fill() {
      await adapters.objects.probe().catch((error: unknown) => {
        throw new StartError(storeFaultText(error), { cause: error });
      });
      const { seedDemo } = await import('./db/seed/demo');
      // Until the last of it is there it is thrown away by the next start: no call waits for the disk.
      const address = new URL(databaseUrl);
      address.searchParams.set('options', '-c synchronous_commit=off');
      const unwaiting = connect(address.href, () => undefined, demoLimits);
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

/** Opens what a house begun before the canary has sealed for sure: a message, and a second factor of its staff. */
async function openSealed(db: Db, config: Config): Promise<void> {
  const [mail] = await db
    .select()
    .from(mails)
    .where(like(mails.text, 'v1:%'))
    .orderBy(desc(mails.id))
    .limit(1);
  if (mail) openText(config, mail);
  const [user] = await db.select().from(users).where(isNotNull(users.totpSecret)).limit(1);
  if (user?.totpSecret) createVault(config.appSecret).open(user.totpSecret, totpPlace(user.id));
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
    taxDocuments: unstampedDocuments,
    // Test cards alone: people of a real house type no card before there is a gateway.
    cards: config.production ? null : localCards(config, createVault(config.appSecret)),
    directDebits: directDebitsByFile,
  };
}
