import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { administratorLink, hasAdministrator } from '@server/features/identity';
import { createLiveHub } from '@server/http/live';
import { claimTemporaryFolder } from '@server/http/temporary-folder';
import { t } from '@server/i18n';
import { allJobs } from '@server/jobs/jobs';
import { startJobs } from '@server/jobs/start';
import { buildApp } from './app';
import type { Config } from './config';
import { checkDatabase } from './db/check-database';
import { connect, type Db, inTransaction } from './db/connection';
import { demoTable } from './db/seed/accounts';
import { demoAccountsIn } from './db/seed/demo-sign-in';
import { watchDatabase } from './db/watch';
import type { EarlyListeners } from './early-listener';
import { createLog } from './log';
import { createAdapters, prepareDatabase } from './prepare';

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
  const { db, pool, received, breakAll } = connect(databaseUrl, report);
  const adapters = createAdapters(config);
  const live = createLiveHub(databaseUrl, report);
  const watch = watchDatabase(databaseUrl, received, (answers) => {
    log.warn(answers ? 'the database answers again' : 'the database does not answer');
    if (answers) return;
    // Waiting callers are answered now, not when the limit of each statement has passed.
    breakAll();
    live.reconnect();
  });
  const deps = { config, db, pool, adapters, live, log, databaseAnswers: watch.answers };
  await prepareDatabase(deps, databaseUrl);
  const app = await buildApp(deps, earlyListeners);
  const jobs = await startJobs(allJobs(db, adapters, config, log), pool, log);
  const administratorUrl = await inTransaction(db, async (tx) =>
    (await hasAdministrator(tx)) ? null : administratorLink(tx, config, new Date()),
  );
  await app.listen({ host: config.host, port: config.port });
  await announce(config, db, administratorUrl);

  return async () => {
    const cut = setTimeout(() => app.server.closeAllConnections(), CLOSE_WITHIN_MS);
    // Together: event streams end only with the hub, and the app waits for them.
    await Promise.all([app.close(), live.close()]);
    clearTimeout(cut);
    adapters.pictures.close();
    await jobs.stop();
    await pool.end();
    watch.stop();
    leave();
  };
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
