import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** Switches that let Chromium run in a container, silent towards the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A Chromium to test with: the one that PLAYWRIGHT_CHROMIUM names, Playwright's own download, or the
 * system's, which is installed when apt-get is at hand and none is found.
 */
export function chromiumPath(): string {
  let found = findChromium();
  if (!found) {
    installChromium();
    found = findChromium();
  }
  if (!found) throw new Error('No Chromium found: name one in PLAYWRIGHT_CHROMIUM.');
  return found;
}

function findChromium(): string | undefined {
  const places = [process.env.PLAYWRIGHT_CHROMIUM, chromium.executablePath(), DEBIAN_CHROMIUM];
  return places.find((file) => file && existsSync(file));
}

function installChromium(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', args, { stdio: 'inherit', env });
  }
}
