import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { projectRoot } from '@server/project-root';
import { endProcess, spawnServer } from '@tests/support/server-process';
import { expect, test } from 'vitest';

const LINK = /http:\/\/portal\.ejemplo\.mx\/administrador\/([\w-]{20,})/;
const PASSWORD = 'Rayo-de-sol-47';

/** `npm run admin -- <verb>` on a server's data, as who runs that server types it; answers all that is printed. */
async function runAdmin(
  dataDir: string,
  verb: string,
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(projectRoot, 'server', 'admin.ts'), verb],
    {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        APP_SECRET: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
        PUBLIC_URL: 'http://portal.ejemplo.mx',
        SUPPORT_EMAIL: 'ayuda@portal.ejemplo.mx',
        DATA_DIR: dataDir,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  return (await Promise.all([text(child.stdout), text(child.stderr)])).join('');
}

/** What a server prints until the link is there. */
async function printedBy(stdout: NodeJS.ReadableStream): Promise<string> {
  let said = '';
  for await (const part of stdout) {
    said += String(part);
    if (LINK.test(said)) break;
  }
  return said;
}

test('a production start without staff prints the link of the first administrator; the command makes more beside it', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'solfondo-admin-'));
  const { child, address } = await spawnServer(dataDir, {});
  try {
    if (!child.stdout) throw new Error('its output is piped');
    const said = await printedBy(child.stdout);
    expect(said).toContain('Todavía no hay ningún administrador.');
    const redeem = async (token: string | undefined, email: string) =>
      fetch(`${address}/api/v1/administrators/redeem`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, email, full_name: 'Ada Ríos', password: PASSWORD }),
      });
    const second = LINK.exec(await runAdmin(dataDir, 'create'))?.[1];
    const first = LINK.exec(said)?.[1];
    expect((await redeem(first, 'ada@ejemplo.mx')).status).toBe(422);
    expect((await redeem(second, 'ada@ejemplo.mx')).status).toBe(200);
    expect(await endProcess(child, 'SIGTERM')).toBe(0);
    // Without a server it opens the data itself.
    expect(await runAdmin(dataDir, 'create')).toMatch(LINK);
    expect(await runAdmin(dataDir, 'backup')).toBe('Respaldo anotado.\n');
    expect(
      await runAdmin(dataDir, 'backup', {
        APP_SECRET: 'q7Lw2kRtVb9xYc4ZmN8sHd3JfG6pA1uEoI5nTgXvKrM',
      }),
    ).toMatch(/^La variable APP_SECRET no es válida: no es la clave con la que se guardaron/);
  } finally {
    await endProcess(child, 'SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 180_000);
