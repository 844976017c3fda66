import path from 'node:path';
import { type Config, readConfig } from './config';
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres';
import { StartError } from './start-error';

/*
 * Boot: environment, database, then everything else, which is loaded last so that a wrong setting and
 * a data folder in use are answered at once.
 */
type Close = () => Promise<void>;

let close: Close | undefined;

for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, stop);

try {
  close = await start(readConfig(process.env));
} catch (error) {
  const reason = error instanceof StartError ? error.message : textOf(error);
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

async function start(config: Config): Promise<Close> {
  if (config.databaseUrl) return startService(config, config.databaseUrl);
  const database = await startEmbeddedPostgres(path.join(config.dataDir, 'postgres'), (reason) => {
    process.stderr.write(`${textOf(reason)}\n`);
  });
  const closeService = await startService(config, database.url);
  return async () => {
    await closeService();
    await database.stop();
  };
}

async function startService(config: Config, databaseUrl: string): Promise<Close> {
  const { serve } = await import('./serve');
  return serve(config, databaseUrl);
}

/** Ends in order, once; before the start is complete there is nothing accepted that could be lost. */
function stop(): void {
  if (!close) process.exit(130);
  const closing = close();
  close = () => closing;
  closing.then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${textOf(error)}\n`);
      process.exit(1);
    },
  );
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
