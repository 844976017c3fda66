import { rm } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { freePort } from '@server/db/embedded/free-port';
import { describeDelays } from './delays';
import { endProcess } from './server-process';
import { openWorld } from './worlds';

interface Options {
  /** For what changes what everybody sees: a server, people and files that no other story knows. */
  ownWorld: boolean;
}

interface Fixtures {
  othersLeave: undefined;
}

/** A story of the portal: the windows that it opens for others close with it, so that later stories have the machine. */
export const test = base.extend<Options & Fixtures>({
  ownWorld: [process.env.TEST_OWN_WORLDS === '1', { option: true }],
  baseURL: async ({ ownWorld, baseURL }, use) => {
    if (!ownWorld) return use(baseURL);
    const shared = process.env.E2E_DATA_DIR;
    const world = await openWorld(String(await freePort()));
    process.env.E2E_DATA_DIR = world.dataDir;
    try {
      await use(world.address);
    } finally {
      process.env.E2E_DATA_DIR = shared;
      await endProcess(world.server, 'SIGTERM');
      await rm(world.dataDir, { recursive: true, force: true });
    }
  },
  othersLeave: [
    async ({ browser, context }, use, info) => {
      await use(undefined);
      const contexts = browser.contexts();
      if (info.status !== info.expectedStatus) {
        const open = contexts.flatMap((context) => context.pages()).map((page) => page.url());
        process.stdout.write(`Open pages: ${open.join(', ')}. ${describeDelays()}\n`);
      }
      // What a page asks for as its story ends is answered to nobody: no failure of a story that is over.
      const routed = [...contexts, ...contexts.flatMap((one) => one.pages())];
      await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
      await Promise.all(contexts.filter((one) => one !== context).map((one) => one.close()));
    },
    { auto: true },
  ],
});
