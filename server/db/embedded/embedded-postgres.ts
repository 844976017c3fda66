import { realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { t } from '@server/i18n';
import { findAccount } from './account';
import { postgresHome } from './binaries';
import { APP_NAME, type Cluster, openCluster } from './cluster';
import { isLocked, lockFolder } from './folder-lock';
import { launch, postmasterFile, type ServerSettings, stop, stopOrphan } from './postmaster';

const RESTART_PAUSE_MS = 1_000;

/** The PostgreSQL that comes with the product, running for this process alone. */
export interface EmbeddedPostgres {
  /** Connection string; stays the same when the server is restarted. */
  url: string;
  /** Pid of the server that runs now. */
  pid(): number;
  /** Stops it in order and frees its folder. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on `folder`, making the database on first use. It is restarted on the same address
 * when something ends it, until `stop`.
 *
 * @param onRestart called with the reason each time the server ended on its own or could not be started again.
 * @param options.release frees the folder, from a caller that has locked it before.
 * @param options.settings settings of the server that differ from the product's.
 * @throws StartError when another process uses the folder, or this machine cannot run it.
 */
export async function startEmbeddedPostgres(
  folder: string,
  onRestart: (reason: unknown) => void,
  options: { release?: (() => void) | undefined; settings?: ServerSettings } = {},
): Promise<EmbeddedPostgres> {
  const { release = lockFolder(path.resolve(folder)), settings } = options;
  try {
    // One spelling of the path, by which a server left behind is recognised.
    const account = findAccount(await postgresHome(), realpathSync(folder));
    const cluster = await openCluster(account);
    await stopOrphan(cluster);
    let current = await launch(account, cluster, 0, settings);
    const { port } = current;
    let stopping = false;

    const supervise = async (): Promise<void> => {
      await current.ended;
      while (!stopping) {
        onRestart(t(serverWords.embeddedPostgres.ended));
        try {
          current = await launch(account, cluster, port, settings);
          if (stopping) await stop(current);
          return supervise();
        } catch (error) {
          onRestart(error);
          await delay(RESTART_PAUSE_MS);
        }
      }
    };
    const supervised = supervise();

    return {
      url: urlOf(cluster, port),
      pid: () => current.pid,
      stop: async () => {
        stopping = true;
        await stop(current);
        await supervised;
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

const urlOf = ({ password }: Cluster, port: number) =>
  `postgres://${APP_NAME}:${password}@127.0.0.1:${port}/${APP_NAME}`;

/**
 * Does a short piece of work on the database of `folder`: beside the process that has it open, or alone.
 *
 * @throws StartError when another process is just starting or stopping it, or this machine cannot run it.
 */
export async function withEmbeddedPostgres(
  folder: string,
  work: (url: string) => Promise<void>,
): Promise<void> {
  if (isLocked(folder)) {
    const account = findAccount(await postgresHome(), realpathSync(folder));
    const running = postmasterFile({ folder: path.join(account.place, 'cluster') });
    if (running?.status === 'ready') {
      return work(urlOf(await openCluster(account), running.port));
    }
  }
  const database = await startEmbeddedPostgres(folder, () => undefined);
  try {
    await work(database.url);
  } finally {
    await database.stop();
  }
}
