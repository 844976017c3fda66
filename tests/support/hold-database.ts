import { startEmbeddedPostgres } from '@server/db/embedded/embedded-postgres';

/*
 * A process of its own that opens the embedded database of the folder given to it, for tests that kill
 * it. Prints one JSON line when it is up, and ends in order on SIGINT or SIGTERM.
 */
const folder = process.argv[2] ?? '';

try {
  const database = await startEmbeddedPostgres(folder, () => undefined);
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => void database.stop());
  }
  process.stdout.write(`${JSON.stringify({ url: database.url, pid: database.pid() })}\n`);
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
