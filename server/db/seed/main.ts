import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '@server/config';
import { keepToOurselves } from '@server/data-folder';
import { createLiveHub } from '@server/http/live';
import { createLog } from '@server/log';
import { createAdapters, prepareDatabase } from '@server/prepare';
import { StartError } from '@server/start-error';
import { connect, jobLimits } from '../connection';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres';
import { createVault } from '../vault';
import { addScale } from './scale';

/*
 * `npm run seed -- --scale N`: data for load work in the configured database, that of the server. An
 * empty one gets the demo data first.
 */
const MOST = 5_000;

keepToOurselves();
try {
  await main();
} catch (error) {
  const known = error instanceof StartError;
  const text = error instanceof Error && !known ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${known ? error.message : text}\n`);
  process.exitCode = 1;
}

async function main() {
  const scale = scaleOf(process.argv.slice(2));
  const config = readConfig(process.env);
  if (config.production) throw new StartError('Los datos de prueba no se cargan en producción.');
  if (config.databaseUrl) return fill(config, config.databaseUrl, scale);
  const folder = path.join(config.dataDir, 'postgres');
  const database = await startEmbeddedPostgres(folder, () => undefined);
  // In a terminal Ctrl-C ends the work at the next statement; what was committed stays.
  const stop = () => void database.stop().finally(() => process.exit(130));
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, stop);
  try {
    await fill(config, database.url, scale);
  } finally {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, stop);
    await database.stop();
  }
}

async function fill(config: ReturnType<typeof readConfig>, url: string, scale: number) {
  // Many rows are written and all of them analysed, and nobody waits at a screen.
  const { db, pool } = connect(url, () => undefined, jobLimits);
  const live = createLiveHub(url, () => undefined);
  const log = createLog('warn');
  try {
    const adapters = createAdapters(config);
    const deps = { config, db, pool, adapters, live, log, databaseAnswers: () => true };
    await prepareDatabase(deps, url);
    const begun = Date.now();
    await addScale(db, createVault(config.appSecret), scale, new Date(), (line) => {
      process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
    });
    // As autovacuum leaves tables: words that were just added wait beside the trigram indexes until then.
    await pool.query('vacuum analyze');
    const seconds = Math.round((Date.now() - begun) / 1000);
    process.stdout.write(`\nListo en ${seconds} s.\n`);
  } finally {
    await live.close();
    await pool.end();
  }
}

function scaleOf(args: string[]): number {
  const wrong = new StartError(
    `Indica cuántos miles de prospectos (y cientos de proyectos): npm run seed -- --scale N, con N de 1 a ${MOST}.`,
  );
  try {
    const { values } = parseArgs({ args, options: { scale: { type: 'string' } } });
    const scale = Number(values.scale);
    if (!/^\d+$/.test(values.scale ?? '') || scale < 1 || scale > MOST) throw wrong;
    return scale;
  } catch {
    throw wrong;
  }
}
