import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '@server/config';
import { connect } from '@server/db/connection';
import { startEmbeddedPostgres } from '@server/db/embedded/embedded-postgres';
import { migrate } from '@server/db/migrate';
import { createLiveHub } from '@server/http/live';
import { createLog } from '@server/log';
import { createAdapters, prepareDatabase } from '@server/prepare';
import { countStatements } from '../support/statements';

/** As many as the demo once took, one after the other. */
const TRIVIAL_QUERIES = 60_000;

/** Who starts the product for the first time waits for the demo no longer than this. */
const MOST_SECONDS = 20;

/**
 * How long the first start takes to make the demo, beside what the machine does in trivial queries in the same run.
 * The process ends as failed when it took longer than it may.
 */
export async function measureDemo(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'solfondo-bench-demo-'));
  const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'), () => undefined);
  const { db, pool } = connect(postgres.url, () => undefined);
  const live = createLiveHub(postgres.url, () => undefined);
  try {
    const config = readConfig({ DATA_DIR: folder, NODE_ENV: 'development' });
    const log = createLog('warn');
    const deps = { config, db, pool, live, log, databaseAnswers: () => true };
    await migrate(postgres.url);
    const endCount = countStatements();
    const demo = await secondsOf(() =>
      prepareDatabase({ ...deps, adapters: createAdapters(config) }, postgres.url),
    );
    const statements = endCount().toLocaleString('en-US');
    const trivial = await secondsOf(async () => {
      for (let n = 0; n < TRIVIAL_QUERIES; n += 1) await pool.query('select 1');
    });
    const isInTime = demo < MOST_SECONDS;
    if (!isInTime) process.exitCode = 1;
    const count = TRIVIAL_QUERIES.toLocaleString('en-US');
    return [
      `demo made in ${demo.toFixed(1)} s by ${statements} statements`,
      `${count} trivial queries in ${trivial.toFixed(1)} s`,
      `ratio ${(demo / trivial).toFixed(2)}`,
      `${isInTime ? 'within' : 'OVER'} ${MOST_SECONDS} s`,
    ].join('\n');
  } finally {
    await Promise.all([live.close(), pool.end()]);
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}
