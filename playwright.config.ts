import { randomBytes } from 'node:crypto';
import { defineConfig } from '@playwright/test';
import { freePort } from './server/db/embedded/free-port';
import { chromiumFlags, chromiumPath } from './tests/support/chromium';
import { describeDelays } from './tests/support/delays';
import { makeRunFolder } from './tests/support/run-folder';
import { sharedWorlds } from './tests/support/worlds';

const WORKERS = 2;

// This file is read again by every worker; the environment carries what the first reading chose.
process.env.PLAYWRIGHT_CHROMIUM = chromiumPath();
process.env.E2E_PORTS ??= (await Promise.all(Array.from({ length: WORKERS }, freePort))).join();
process.env.E2E_BANK_SECRET ??= randomBytes(24).toString('hex');
process.env.E2E_FOLDER ??= await makeRunFolder();
if (!process.env.TEST_WORKER_INDEX) {
  console.log([`Browser: ${process.env.PLAYWRIGHT_CHROMIUM}`, describeDelays()].join('\n'));
}
const world = sharedWorlds()[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
if (!world) throw new Error('A worker has no server of its own.');
process.env.E2E_DATA_DIR = world.dataDir;

export default defineConfig({
  testDir: 'tests/e2e',
  globalTeardown: './tests/support/check-opened.ts',
  workers: WORKERS,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Generous, for machines whose processors others use too: what works is not slowed by it.
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  outputDir: 'test-results',
  use: {
    baseURL: world.address,
    browserName: 'chromium',
    // Emptied between stories, not made anew: an eighth of a story's processor time.
    reuseContext: true,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // What is clicked does not move, however slow the machine.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.PLAYWRIGHT_CHROMIUM, args: chromiumFlags },
  },
  webServer: {
    command: 'exec node --import tsx tests/support/serve-worlds.ts',
    wait: { stdout: /all servers answer/ },
    // The first run of these sources plays the demo year, on a machine whose processors others use too.
    timeout: 420_000,
    // In order: a killed server would leave its database running.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
