import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { readConfig } from '@server/config';
import { connect } from '@server/db/connection';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@server/db/embedded/embedded-postgres';
import { migrate } from '@server/db/migrate';
import { createLiveHub } from '@server/http/live';
import { prepareQueues } from '@server/jobs/boss';
import { createLog } from '@server/log';
import { createAdapters, prepareDatabase } from '@server/prepare';
import { projectRoot } from '@server/project-root';
import { Client, Pool } from 'pg';
import { sourcesHash } from '../../scripts/sources-hash.mjs';
import { postgresFolder } from './run-folder';
import { countStatements } from './statements';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string;
    runFolder: string;
  }
}

/** Database with the product's schema and nothing in it. */
const SCHEMA = 'solfondo_template';
/** Database with the demo year. */
const DEMO = 'demo';
/** One play of the demo at a time in a cluster. */
const DEMO_LOCK = 1;

/** Data of a test lives as long as its run, so nothing waits for a disk. */
const WITHOUT_DURABILITY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  max_connections: 300,
  // In its own folder; a query over it costs a fifth less of the processor than one over TCP.
  unix_socket_directories: '.',
};

/** What a cluster and a played demo year are made of: another day or another source makes another one. */
const cacheKey = () =>
  createHash('sha256')
    .update(sourcesHash(['casbin', 'contract', 'server'], ['package-lock.json']))
    .update(dayInMexicoCity(new Date()))
    .digest('hex')
    .slice(0, 16);

/** PostgreSQL for one test run; its databases are copies of two templates, the empty schema and the demo year. */
export interface TestCluster {
  url: string;
  stop(): Promise<void>;
}

/** Starts PostgreSQL in a run's folder, with what an earlier run of the same sources left ready. */
export async function startTestCluster(runFolder: string): Promise<TestCluster> {
  const kept = path.join(projectRoot, 'node_modules', '.cache', 'solfondo-tests', cacheKey());
  const isKept = existsSync(kept);
  if (isKept) cpSync(kept, runFolder, { recursive: true, verbatimSymlinks: true });
  const folder = postgresFolder(runFolder);
  const database = await startEmbeddedPostgres(
    folder,
    (reason) => {
      throw new Error('the test database ended', { cause: reason });
    },
    { settings: WITHOUT_DURABILITY },
  );
  const url = overSocket(database);
  if (!isKept) await makeSchema(url);
  return {
    url,
    async stop() {
      const isWorthKeeping = !isKept && (await hasDemo(url));
      if (isWorthKeeping) await dropCopies(url);
      await database.stop();
      if (isWorthKeeping) keep(runFolder, kept);
    },
  };
}

/** The same server by its socket, where the system tells its folder. */
function overSocket({ url, pid }: EmbeddedPostgres): string {
  const folder = `/proc/${pid()}/cwd`;
  if (!existsSync(folder)) return url;
  return Object.assign(new URL(url), { search: `host=${readlinkSync(folder)}` }).href;
}

/** Copies a template into a new database; answers its address. */
export async function copyDatabase(
  server: string,
  name: string,
  template: typeof SCHEMA | typeof DEMO = SCHEMA,
): Promise<string> {
  await run(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return databaseUrl(server, name);
}

/** Drops a database whose connections were closed. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  await run(server, `DROP DATABASE ${name}`);
}

interface World {
  databaseUrl: string;
  /** Everything a server keeps outside of its database. */
  dataDir: string;
}

/** A copy of the demo year, played first where this run has none: a database and a data folder. */
export async function copyDemo(server: string, runFolder: string, name: string): Promise<World> {
  await ensureDemo(server, runFolder);
  const dataDir = path.join(runFolder, name);
  cpSync(demoFolder(runFolder), dataDir, { recursive: true });
  return { databaseUrl: await copyDatabase(server, name, DEMO), dataDir };
}

/** How many statements the play of the demo year sent. */
export const demoStatements = (runFolder: string): number =>
  Number(readFileSync(statementsFile(runFolder), 'utf8'));

const demoFolder = (runFolder: string) => path.join(runFolder, 'demo');
const statementsFile = (runFolder: string) => path.join(runFolder, 'demo-statements');

async function ensureDemo(server: string, runFolder: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [DEMO_LOCK]);
    if (!existsSync(statementsFile(runFolder))) await playDemo(server, runFolder);
  } finally {
    await client.end();
  }
}

async function playDemo(server: string, runFolder: string): Promise<void> {
  const url = await copyDatabase(server, DEMO);
  const config = readConfig({ DATA_DIR: demoFolder(runFolder), NODE_ENV: 'development' });
  const { db, pool } = connect(url, () => undefined);
  const live = createLiveHub(url, () => undefined);
  const log = createLog('warn');
  const adapters = createAdapters(config);
  const endCount = countStatements();
  await prepareDatabase(
    { config, db, pool, live, log, adapters, databaseAnswers: () => true },
    url,
  );
  adapters.pictures.close();
  await Promise.all([live.close(), pool.end()]);
  writeFileSync(statementsFile(runFolder), String(endCount()));
}

async function makeSchema(server: string): Promise<void> {
  await run(server, `CREATE DATABASE ${SCHEMA}`);
  const url = databaseUrl(server, SCHEMA);
  await migrate(url);
  const pool = new Pool({ connectionString: url });
  await prepareQueues(pool);
  await pool.end();
}

async function hasDemo(server: string): Promise<boolean> {
  return (await listDatabases(server)).includes(DEMO);
}

/** A killed test leaves its database: the next run needs the templates alone. */
async function dropCopies(server: string): Promise<void> {
  for (const name of await listDatabases(server)) {
    if (name !== SCHEMA && name !== DEMO) await run(server, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}

async function listDatabases(server: string): Promise<string[]> {
  const { rows } = await run(
    server,
    'SELECT datname FROM pg_database WHERE datdba = current_user::regrole AND datname <> current_database()',
  );
  return rows.map(({ datname }) => String(datname));
}

/** Keeps the stopped cluster and the demo's files for runs to come, in place of older ones. */
function keep(runFolder: string, kept: string): void {
  const above = path.dirname(kept);
  rmSync(above, { recursive: true, force: true });
  const draft = `${kept}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  for (const name of ['postgres', 'demo', 'demo-statements']) {
    cpSync(path.join(runFolder, name), path.join(draft, name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  renameSync(draft, kept);
}

/** Address of a database of the cluster. */
export const databaseUrl = (server: string, name: string) =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

async function run(server: string, statement: string) {
  const client = new Client(server);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
