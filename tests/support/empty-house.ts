import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '@server/db/embedded/free-port';
import { projectRoot } from '@server/project-root';
import { endProcess } from './server-process';
import { test as base } from './story';

interface Fixtures {
  house: House;
}

interface House {
  origin: string;
  /** What the start printed. */
  printed: () => string;
}

/**
 * For stories that begin with nobody in the house: a production start of the built server on an
 * empty folder, whose pages and mails the helpers read as those of the shared server.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from this pattern.
  house: async ({}, use) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'solfondo-empty-'));
    const shared = process.env.E2E_DATA_DIR;
    process.env.E2E_DATA_DIR = dataDir;
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const server = spawn(process.execPath, [path.join(projectRoot, 'dist/server/main.js')], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        APP_SECRET: randomBytes(32).toString('base64url'),
        PUBLIC_URL: origin,
        SUPPORT_EMAIL: 'ayuda@portal.ejemplo.mx',
        DATA_DIR: dataDir,
        PORT: String(port),
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    server.stdout.on('data', (part) => {
      printed += String(part);
    });
    try {
      // The last line of a start.
      await expect.poll(() => printed, { timeout: 90_000 }).toContain('/administrador/');
      await use({ origin, printed: () => printed });
    } finally {
      process.env.E2E_DATA_DIR = shared;
      await endProcess(server, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    }
  },
  baseURL: ({ house }, use) => use(house.origin),
});
