import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { namesObjects } from '@server/features/documents';
import { administratorLink, hasAdministrator } from '@server/features/identity';
import { createLiveHub } from '@server/http/live';
import { claimTemporaryFolder } from '@server/http/temporary-folder';
import { t } from '@server/i18n';
import { allJobs } from '@server/jobs/jobs';
import { startJobs } from '@server/jobs/start';
import type { ObjectStore } from './adapters/adapters';
import { type OutsideService, watchOutside } from './adapters/outside-watch';
import { storeFaultText } from './adapters/store-faults';
import { buildApp } from './app';
import type { Config } from './config';
import { checkDatabase } from './db/check-database';
import { connect, type Db, inTransaction, jobLimits } from './db/connection';
import { demoTable } from './db/seed/accounts';
import { demoAccountsIn } from './db/seed/demo-sign-in';
import { watchDatabase } from './db/watch';
import type { EarlyListeners } from './early-listener';
import { createLog } from './log';
import { createAdapters, prepareDatabase } from './prepare';
import { StartError } from './start-error';

/** Answers still in progress after this long are cut, so that a stop takes less than ten seconds. */
const CLOSE_WITHIN_MS = 8_000;

/**
 * Serves portal and API on a database, from its schema to the ports that are taken over.
 *
 * @returns how to stop: accepted requests are finished first.
 */
export async function serve(
  config: Config,
  databaseUrl: string,
  earlyListeners: EarlyListeners,
): Promise<() => Promise<void>> {
  if (config.databaseUrl) await checkDatabase(config.databaseUrl);
  const leave = claimTemporaryFolder(config.dataDir);
  const log = createLog(config.logLevel);
  const report = (error: Error) => log.warn({ err: error }, 'database connection lost');
  const calls = connect(databaseUrl, report);
  const background = connect(databaseUrl, report, jobLimits);
  const { db, pool } = calls;
  const received = () => calls.received() + background.received();
  const adapters = createAdapters(config);
  const live = createLiveHub(databaseUrl, report);
  const watch = watchDatabase(databaseUrl, received, (answers) => {
    log.warn(answers ? 'the database answers again' : 'the database does not answer');
    if (answers) return;
    // Waiting callers are answered now, not when the limit of each statement has passed.
    calls.breakAll();
    background.breakAll();
    live.reconnect();
  });
  const outside = await watchOutside(adapters, (service, cause) => {
    if (cause === null) log.warn({ service }, 'a service outside answers again');
    else log.warn({ service, err: cause }, 'a service outside does not answer');
  });
  const away = () => outside.away().keys();
  const deps = { config, db, pool, adapters, live, log, databaseAnswers: watch.answers, away };
  await prepareDatabase(deps, databaseUrl);
  if (!outside.away().has('objects')) await assertFilesAreThere(db, adapters.objects);
  const app = await buildApp(deps, earlyListeners);
  const works = allJobs(background.db, adapters, config, log);
  const jobs = await startJobs(works, background.pool, log);
  const administratorUrl = await inTransaction(db, async (tx) =>
    (await hasAdministrator(tx)) ? null : administratorLink(tx, config, new Date()),
  );
  await app.listen({ host: config.host, port: config.port });
  await announce(config, db, administratorUrl);
  for (const service of outside.away()) sayAway(...service);

  return async () => {
    const cut = setTimeout(() => {
      app.server.closeAllConnections();
      // A job whose statement takes minutes is done again by the next process.
      background.breakAll();
    }, CLOSE_WITHIN_MS);
    // Together: event streams end only with the hub, and the app waits for them.
    await Promise.all([app.close(), live.close(), jobs.stop()]);
    clearTimeout(cut);
    adapters.pictures.close();
    await Promise.all([pool.end(), background.pool.end()]);
    outside.stop();
    watch.stop();
    leave();
  };
}

/** @throws StartError when the store has nothing of what the database says is there */
async function assertFilesAreThere(db: Db, objects: ObjectStore): Promise<void> {
  if (!(await namesObjects(db))) return;
  // One that has gone away since is told of by the watch.
  const { isEmpty } = await objects.probe().catch(() => ({ isEmpty: false }));
  if (isEmpty) throw new StartError(t(serverWords.startFiles.empty));
}

/** The portal is there without a service outside: whoever started it reads so, and why. */
function sayAway(service: OutsideService, cause: unknown): void {
  const { objects, scanner } = serverWords.startFiles;
  const text = service === 'objects' ? t(objects, { why: storeFaultText(cause) }) : t(scanner);
  process.stdout.write(text);
}

/** Says where the portal is and, on demo data, how to sign in; to a portal without staff, how to make the first. */
async function announce(config: Config, db: Db, administratorUrl: string | null): Promise<void> {
  process.stdout.write(t(serverWords.serve.ready, { brand: config.brand, url: config.publicUrl }));
  if (administratorUrl !== null) {
    process.stdout.write(t(serverWords.serve.noAdministrator));
    process.stdout.write(t(serverWords.serve.administrator, { url: administratorUrl }));
  }
  if (config.production) return;
  if ((await demoAccountsIn(db)).length > 0) process.stdout.write(`${demoTable()}\n`);
}
