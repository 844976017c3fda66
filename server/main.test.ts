import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@server/db/embedded/free-port';
import { testDatabase } from '@tests/support/database';
import { afterEach, beforeEach, expect, test } from 'vitest';

const { url } = await testDatabase();

let folder = '';
let started: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'solfondo-main-'));
  chmodSync(folder, 0o711);
  started = [];
});
afterEach(async () => {
  for (const child of started) await end(child, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The server as a process of its own; in production, which makes no demo data. */
async function boot(env: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', path.resolve('server/main.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      APP_SECRET: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
      PUBLIC_URL: 'http://portal.ejemplo.mx',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const exited = once(child, 'exit');
  const complaint = child.stderr ? text(child.stderr) : Promise.resolve('');
  return { complaint, exited };
}

async function end(child: ChildProcess, name: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit');
  child.kill(name);
  await exited;
  return child.exitCode;
}

test.each([
  [
    'DATABASE_URL where nobody answers',
    async () => ({ DATABASE_URL: `postgres://nadie:kd8Lw0vTq@127.0.0.1:${await freePort()}/nada` }),
    'La variable DATABASE_URL no es válida: no fue posible conectarse con la base de datos en esa dirección.\n',
  ],
  [
    'DATABASE_URL with a wrong password',
    async () => ({ DATABASE_URL: Object.assign(new URL(url), { password: 'kd8Lw0vTq' }).href }),
    'La variable DATABASE_URL no es válida: la base de datos rechazó al usuario o su clave.\n',
  ],
])('a %s ends the start with one sentence', async (_what, env, sentence) => {
  const { complaint, exited } = await boot(await env());
  expect(await complaint).toBe(sentence);
  expect(await exited).toEqual([1, null]);
});
