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

/** `npm run admin -- create` on a server's data, as who runs that server types it. */
async function createLink(dataDir: string): Promise<string> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(projectRoot, 'server', 'admin.ts'), 'create'],
    {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        APP_SECRET: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
        PUBLIC_URL: 'http://portal.ejemplo.mx',
        SUPPORT_EMAIL: 'ayuda@portal.ejemplo.mx',
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return text(child.stdout);
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
    const second = LINK.exec(await createLink(dataDir))?.[1];
    const first = LINK.exec(said)?.[1];
    expect((await redeem(first, 'ada@ejemplo.mx')).status).toBe(422);
    expect((await redeem(second, 'ada@ejemplo.mx')).status).toBe(200);
    expect(await endProcess(child, 'SIGTERM')).toBe(0);
    // Without a server it opens the data itself.
    expect(await createLink(dataDir)).toMatch(LINK);
  } finally {
    await endProcess(child, 'SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 120_000);
