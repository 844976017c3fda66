import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's packages of one browser. The shell draws no window of its own, which spares 40 % of the processor. */
const debianPackages = ['chromium-headless-shell', 'chromium'];

/** Switches that let Chromium run in a container, silent towards the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test lives for seconds: what compiling its scripts to the full saves is less than what it costs.
  '--js-flags=--no-opt --no-maglev',
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
  const debian = debianPackages.map((name) => `/usr/bin/${name}`);
  const places = [process.env.PLAYWRIGHT_CHROMIUM, chromium.executablePath(), ...debian];
  return places.find((file) => file && existsSync(file));
}

/** The first package that the system offers. */
function installChromium(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit', env });
  apt('update');
  debianPackages.some((name) => apt('install', '-y', '--no-install-recommends', name).status === 0);
}
