import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { findAccount, namespacedAccount, unprivilegedAccount } from './account';
import { postgresHome } from './binaries';
import { openCluster } from './cluster';
import { launch, stop } from './postmaster';
import { commandLine, signal } from './processes';

const heldDatabase = z.object({ url: z.string(), pid: z.number() });
const HOLDER = path.resolve('tests/support/hold-database.ts');

/** A folder with a new cluster, made once and copied by each test. */
const prepared = mkdtempSync(path.join(tmpdir(), 'solfondo-embedded-new-'));
let folder = '';
let started: { child: ChildProcess; databasePid: number }[] = [];

beforeAll(async () => void (await openCluster(findAccount(await postgresHome(), prepared))));
afterAll(() => rmSync(prepared, { recursive: true, force: true }));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'solfondo-embedded-'));
  cpSync(prepared, folder, { recursive: true });
  started = [];
});

afterEach(async () => {
  for (const { child, databasePid } of started) {
    await end(child, 'SIGKILL');
    await stop({ pid: databasePid });
  }
  rmSync(folder, { recursive: true, force: true });
});

function spawnHolder(): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', HOLDER, folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
}

async function holdDatabase() {
  const child = spawnHolder();
  if (!child.stdout || !child.stderr) throw new Error('no pipes');
  const errors = text(child.stderr);
  const lines = createInterface({ input: child.stdout });
  const line = await Promise.race([
    once(lines, 'line').then(([first]) => String(first)),
    errors.then((message) => Promise.reject(new Error(message))),
  ]);
  const database = heldDatabase.parse(JSON.parse(line));
  started.push({ child, databasePid: database.pid });
  return { child, ...database };
}

async function end(child: ChildProcess, name: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit');
  child.kill(name);
  await exited;
  return child.exitCode;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const WRITE = 'CREATE TABLE kept AS SELECT 7 AS n';
const READ = 'SELECT n FROM kept';

describe('embedded database', () => {
  test('keeps its data over an orderly stop, durable and UTF-8, owned by no superuser', async () => {
    const first = await holdDatabase();
    await query(first.url, WRITE);
    expect(await end(first.child, 'SIGTERM')).toBe(0);
    expect(commandLine(first.pid)).toBe('');

    const second = await holdDatabase();
    expect(await query(second.url, READ)).toEqual([{ n: 7 }]);
    expect(
      await query(
        second.url,
        `SELECT current_setting('fsync') AS fsync, current_setting('server_encoding') AS encoding,
                current_setting('is_superuser') AS superuser,
                'ÑANDÚ' COLLATE "es-MX-x-icu" < 'oso' COLLATE "es-MX-x-icu" AS spanish_order`,
      ),
    ).toEqual([{ fsync: 'on', encoding: 'UTF8', superuser: 'off', spanish_order: true }]);
  });

  test('refuses a second process in one sentence and leaves the first alone', async () => {
    const first = await holdDatabase();
    await expect(holdDatabase()).rejects.toThrow(
      `Otro proceso ya usa la carpeta de datos ${folder}: detenlo o elige otra carpeta con DATA_DIR.`,
    );
    expect(await query(first.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  test('starts after kill -9 of its Node, ending the server that was left behind', async () => {
    const first = await holdDatabase();
    await query(first.url, WRITE);
    await end(first.child, 'SIGKILL');
    expect(commandLine(first.pid)).toContain(folder);

    const second = await holdDatabase();
    expect(commandLine(first.pid)).toBe('');
    expect(await query(second.url, READ)).toEqual([{ n: 7 }]);
  });

  test('comes back on the same address after kill -9 of the database', async () => {
    const first = await holdDatabase();
    await query(first.url, WRITE);
    expect(signal(first.pid, 'SIGKILL')).toBe(true);
    const rows = await vi.waitFor(() => query(first.url, READ), { timeout: 30_000, interval: 50 });
    expect(rows).toEqual([{ n: 7 }]);
    expect(await end(first.child, 'SIGTERM')).toBe(0);
  });

  test('starts after kill -9 of both', async () => {
    const first = await holdDatabase();
    await query(first.url, WRITE);
    await end(first.child, 'SIGKILL');
    expect(signal(first.pid, 'SIGKILL')).toBe(true);
    const second = await holdDatabase();
    expect(await query(second.url, READ)).toEqual([{ n: 7 }]);
  });

  test('starts when its pid now belongs to another process', async () => {
    const first = await holdDatabase();
    await query(first.url, WRITE);
    await end(first.child, 'SIGTERM');
    const otherProcess = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)']);
    writeFileSync(
      path.join(folder, 'cluster', 'postmaster.pid'),
      `${otherProcess.pid}\n${folder}\n`,
    );
    const second = await holdDatabase();
    expect(await query(second.url, READ)).toEqual([{ n: 7 }]);
    expect(await end(otherProcess, 'SIGKILL')).toBeNull();
  });

  test('starts over when the first creation was interrupted', async () => {
    rmSync(path.join(folder, 'cluster'), { recursive: true });
    mkdirSync(path.join(folder, 'cluster.new', 'base'), { recursive: true });
    const { url } = await holdDatabase();
    expect(await query(url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  test('Ctrl-C in a terminal reaches Node alone, which stops the database in order', async () => {
    const { child, pid } = await holdDatabase();
    const exited = once(child, 'exit');
    // A terminal signals the whole foreground group; the holder leads its own.
    process.kill(-(child.pid ?? 0), 'SIGINT');
    expect(await exited).toEqual([0, null]);
    expect(commandLine(pid)).toBe('');
    const { url } = await holdDatabase();
    expect(await query(url, 'SELECT pg_is_in_recovery() AS recovering')).toEqual([
      { recovering: false },
    ]);
  });
});

describe.runIf(process.getuid?.() === 0)('as root', () => {
  test('data made in a user namespace opens under an unprivileged account, and back', async () => {
    const home = await postgresHome();
    rmSync(path.join(folder, 'cluster'), { recursive: true });
    for (const way of [namespacedAccount, unprivilegedAccount, namespacedAccount]) {
      const account = way(home, folder);
      // Containers often forbid namespaces; then the other way alone is what runs there.
      if (!account) continue;
      const postmaster = await launch(account, await openCluster(account), 0);
      expect(commandLine(postmaster.pid)).toContain(account.place);
      await stop(postmaster);
    }
  });
});
