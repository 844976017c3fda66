import { constants } from 'node:os';
import path from 'node:path';
import { type Config, readConfig } from './config';
import { keepToOurselves } from './data-folder';
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres';
import { lockFolder } from './db/embedded/folder-lock';
import { openEarlyListeners } from './early-listener';
import { StartError } from './start-error';

/*
 * Boot: environment, data folder, ports, database, then everything else, which is loaded last so that a
 * wrong setting and a data folder in use are answered at once.
 */
type Close = () => Promise<void>;

/** A stop takes less than ten seconds, whatever a service outside does; what it had begun is taken up by the next start. */
const END_WITHIN_MS = 9_500;

/** What has been opened, closed from the last to the first. */
const opened: Close[] = [];
let ready = false;
let ending = false;

for (const name of ['SIGINT', 'SIGTERM'] as const) {
  // Ended while starting: a waiting process manager must not take it for a success.
  process.on(name, () => void end(ready ? 0 : 128 + constants.signals[name]));
}

keepToOurselves();
try {
  await start(readConfig(process.env));
  ready = true;
} catch (error) {
  // What is still starting fails when an end takes its database away.
  if (!ending) {
    reportFailure(error);
    await end(1);
  }
}

async function start(config: Config): Promise<void> {
  const folder = path.join(config.dataDir, 'postgres');
  // Before the ports: of two starts on one folder, the second fails with the folder.
  const release = config.databaseUrl ? undefined : lockFolder(folder);
  const earlyListeners = await openEarlyListeners(config);
  opened.push(earlyListeners.portal.close);
  const databaseUrl = config.databaseUrl ?? (await startDatabase(folder, release));
  const { serve } = await import('./serve');
  opened.push(await serve(config, databaseUrl, earlyListeners));
}

async function startDatabase(folder: string, release?: () => void): Promise<string> {
  const database = await startEmbeddedPostgres(folder, reportFailure, { release });
  opened.push(database.stop);
  return database.url;
}

/** Ends in order, once; requests that were accepted are answered first. */
async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  setTimeout(() => process.exit(code), END_WITHIN_MS);
  try {
    for (const close of opened.reverse()) await close();
    process.exit(code);
  } catch (error) {
    reportFailure(error);
    process.exit(1);
  }
}

function reportFailure(error: unknown): void {
  process.stderr.write(`${textOf(error)}\n`);
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof StartError ? error.message : (error.stack ?? error.message);
}
