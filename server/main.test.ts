import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { errorBody } from '@contract/kernel/errors';
import { lockFolder } from '@server/db/embedded/folder-lock';
import { freePort } from '@server/db/embedded/free-port';
import { commandLine } from '@server/db/embedded/processes';
import { MIGRATION_LOCK } from '@server/db/migrate';
import { testDatabase } from '@tests/support/database';
import { endProcess, spawnServer } from '@tests/support/server-process';
import { silentServer } from '@tests/support/silent-server';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { pool, url } = await testDatabase();
const patience = { timeout: 50_000, interval: 20 };

let folder = '';
let started: ChildProcess[] = [];
let blockers: Server[] = [];
let undo: (() => Promise<unknown>)[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'solfondo-main-'));
  chmodSync(folder, 0o711);
  started = [];
  blockers = [];
  undo = [];
});
afterEach(async () => {
  for (const child of started) await endProcess(child, 'SIGKILL');
  for (const blocker of blockers) blocker.close();
  for (const step of undo) await step();
  rmSync(folder, { recursive: true, force: true });
});

async function boot(env: Record<string, string>) {
  const { child, address } = await spawnServer(folder, env);
  started.push(child);
  const exited = once(child, 'exit');
  const stdout = child.stdout ? text(child.stdout) : Promise.resolve('');
  const stderr = child.stderr ? text(child.stderr) : Promise.resolve('');
  /** Answers as soon as anything listens. */
  const ask = (where: string) => vi.waitFor(() => fetch(`${address}${where}`), patience);
  return { child, address, ask, stdout, stderr, exited };
}

/** What other accounts could read of the data folder. */
const openToOthers = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
    return found && (found.mode & 0o077) !== 0;
  });

async function takenPort(): Promise<string> {
  const port = await freePort();
  const blocker = createServer().listen(port, '127.0.0.1');
  blockers.push(blocker);
  await once(blocker, 'listening');
  return String(port);
}

/** Another database, gone after the test. */
async function emptyDatabase(as = ''): Promise<string> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await pool.query(`create database ${name} template template0 ${as}`);
  undo.push(() => pool.query(`drop database ${name} with (force)`));
  return Object.assign(new URL(url), { pathname: name }).href;
}

/** A database whose own user has given away the right to create tables. */
async function lockedDatabase(): Promise<string> {
  const locked = await emptyDatabase();
  const client = new Client(locked);
  await client.connect();
  await client.query('revoke create on schema public from pg_database_owner');
  await client.end();
  return locked;
}

test.each([
  [
    'DATABASE_URL where no server answers',
    async () => ({ DATABASE_URL: `postgres://nadie:kd8Lw0vTq@127.0.0.1:${await freePort()}/nada` }),
    'La variable DATABASE_URL no es válida: no fue posible conectarse con la base de datos en esa dirección.\n',
  ],
  [
    'DATABASE_URL with a wrong password',
    async () => ({ DATABASE_URL: Object.assign(new URL(url), { password: 'kd8Lw0vTq' }).href }),
    'La variable DATABASE_URL no es válida: la base de datos rechazó al usuario o su clave.\n',
  ],
  [
    'DATABASE_URL of a user who may create nothing',
    async () => ({ DATABASE_URL: await lockedDatabase() }),
    'La variable DATABASE_URL no es válida: su usuario no puede crear esquemas ni tablas en la base de datos.\n',
  ],
  [
    'DATABASE_URL of a database in another encoding',
    async () => ({
      DATABASE_URL: await emptyDatabase("encoding 'LATIN1' locale_provider libc locale 'C'"),
    }),
    'La variable DATABASE_URL no es válida: la base de datos no guarda sus textos en UTF8.\n',
  ],
  [
    'PORT that is taken',
    async () => ({ DATABASE_URL: url, PORT: await takenPort() }),
    /^La variable PORT no es válida: otro programa ya usa el puerto \d+\.\n$/,
  ],
  [
    'METRICS_PORT that is taken',
    async () => ({ DATABASE_URL: url, METRICS_PORT: await takenPort() }),
    /^La variable METRICS_PORT no es válida: otro programa ya usa el puerto \d+\.\n$/,
  ],
  [
    'HOST of another machine',
    async () => ({ DATABASE_URL: url, HOST: '192.0.2.1' }),
    'La variable HOST no es válida: no es una dirección de este equipo.\n',
  ],
])('a %s ends the start with one sentence', async (_what, env, sentence) => {
  const { stderr, exited } = await boot(await env());
  expect(await stderr).toEqual(
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  );
  expect(await exited).toEqual([1, null]);
});

test('of two starts on one folder and one port, the second fails with the folder', async () => {
  const release = lockFolder(path.join(folder, 'postgres'));
  const { stderr } = await boot({ PORT: await takenPort() });
  expect(await stderr).toMatch(/^Otro proceso ya usa la carpeta de datos .+\.\n$/);
  release();
});

test('until it is ready it answers so, to programs and to people, and then serves on the same port', async () => {
  const client = await pool.connect();
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const { child, ask, address, stdout } = await boot({ DATABASE_URL: url });

  const health = await ask('/api/health');
  expect(health.status).toBe(503);
  expect(health.headers.get('retry-after')).toBe('1');
  expect(errorBody.parse(await health.json())).toMatchObject({
    code: 'unavailable',
    message: 'El servicio está iniciando. Intenta de nuevo en unos segundos.',
  });
  const page = await fetch(`${address}/inversionista/inicio`);
  expect(page.status).toBe(503);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('<h1>Estamos iniciando</h1>');

  await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  client.release();
  // Never refused in between: a fetch that fails fails the test.
  const statuses = new Set<number>();
  while (!statuses.has(200)) statuses.add((await fetch(`${address}/api/health`)).status);
  expect([...statuses].filter((status) => status !== 503)).toEqual([200]);
  expect((await fetch(`${address}/api/v1/notifications`)).status).toBe(401);
  // Jobs have connections of their own, with a longer limit than the calls'.
  const { rows } = await pool.query(
    'select application_name as name from pg_stat_activity where datname = current_database()',
  );
  expect(rows).toContainEqual({ name: 'solfondo-jobs' });

  expect(await endProcess(child, 'SIGTERM')).toBe(0);
  expect(await stdout).toContain('está listo en http://portal.ejemplo.mx');
});

test('a signal ends a start that waits, in order', async () => {
  const client = await pool.connect();
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const { child, ask, stdout, stderr } = await boot({ DATABASE_URL: url });
  await ask('/api/health');
  expect(await endProcess(child, 'SIGTERM')).toBe(143);
  expect(await stdout).toBe('');
  expect(await stderr).toBe('');
  await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  client.release();
});

test('a signal while the included database starts ends that too', async () => {
  const { child, stderr } = await boot({});
  const file = path.join(folder, 'postgres', 'cluster', 'postmaster.pid');
  await vi.waitFor(
    () => expect(existsSync(file) && readFileSync(file, 'utf8')).toMatch(/^\d+\n/),
    patience,
  );
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  expect(openToOthers()).toEqual([]);
  expect(await endProcess(child, 'SIGINT')).toBe(130);
  await vi.waitFor(() => expect(commandLine(pid)).toBe(''), patience);
  expect(await stderr).toBe('');
});

test('a start with another APP_SECRET on data that is there ends with one sentence', async () => {
  const first = await boot({ DATABASE_URL: url });
  await vi.waitFor(async () => expect((await first.ask('/api/health')).status).toBe(200), patience);
  expect(await endProcess(first.child, 'SIGTERM')).toBe(0);
  const { stderr, exited } = await boot({
    DATABASE_URL: url,
    APP_SECRET: 'q7Lw2kRtVb9xYc4ZmN8sHd3JfG6pA1uEoI5nTgXvKrM',
  });
  expect(await stderr).toBe(
    'La variable APP_SECRET no es válida: no es la clave con la que se guardaron los datos que ya están en la base de datos.\n',
  );
  expect(await exited).toEqual([1, null]);
});

test('a start without the files that its database names ends with one sentence', async () => {
  const person = randomUUID();
  await pool.query(
    `insert into users (id, email, full_name, person_type, referral_code)
    values ($1, 'ana@ejemplo.mx', 'Ana', 1, 'ANA')`,
    [person],
  );
  const report = await pool.query(
    `insert into reports (id, kind, period, requested_by, job_id, ready_at, rows, size, sha256)
      values ($1, 'annex_17', '2026', $2, $1, now(), 1, 1, repeat('a', 64)) returning id`,
    [randomUUID(), person],
  );
  undo.push(() => pool.query('delete from reports where id = $1', [report.rows[0].id]));
  const { stderr, exited } = await boot({ DATABASE_URL: url });
  expect(await stderr).toBe(
    'El almacén de archivos está vacío y la base de datos nombra archivos: revisa S3_BUCKET o DATA_DIR, o recupera los archivos del respaldo.\n',
  );
  expect(await exited).toEqual([1, null]);
});

/** Where files go when nobody answers there, or somebody does. */
const bucketAt = (host: string) => ({
  S3_ENDPOINT: `http://${host}`,
  S3_BUCKET: 'documentos',
  S3_ACCESS_KEY_ID: 'llave',
  S3_SECRET_ACCESS_KEY: 'n4bQgYhMfWWaLqgxVrQFaOTxsrC4Is0V',
});

/** Ends the test when a process does not end of itself in ten seconds, and what a busy machine adds. */
const endsSoon = (child: ChildProcess, signal: NodeJS.Signals) =>
  Promise.race([endProcess(child, signal), delay(14_000, 'still there', { ref: false })]);

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends it soon, whatever is under way at services that say nothing',
  async (signal) => {
    const [store, mail, scanner] = await Promise.all([
      silentServer(),
      silentServer(),
      silentServer(),
    ]);
    const { child, ask, address, stdout } = await boot({
      DATABASE_URL: url,
      ...bucketAt(store.host),
      SMTP_URL: `smtp://${mail.host}`,
      CLAMD_URL: `tcp://${scanner.host}`,
    });
    const status = async () => (await ask('/api/health')).status;
    await vi.waitFor(async () => expect(await status()).toBe(200), patience);
    expect(await (await ask('/api/health')).json()).toEqual({
      status: 'degraded',
      away: ['objects', 'scanner'],
    });
    const registered = await fetch(`${address}/api/v1/registrations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ type: 'client', full_name: 'Ada Ríos', email: 'ada@ejemplo.mx' },
        ...{ person_type: 1, terms: true },
      }),
    });
    expect(registered.status).toBe(200);
    // The sweep of orphans asks the store, beside the probe of the start.
    await vi.waitFor(() => expect(mail.reached()).toBeGreaterThan(0), patience);
    await vi.waitFor(() => expect(store.reached()).toBeGreaterThan(1), patience);
    expect(await endsSoon(child, signal)).toBe(0);
    expect(await stdout).toContain('Atención: El almacén de archivos no responde.');
  },
  150_000,
);
