import { test as base } from '@playwright/test';

/** A story of the portal: the windows that it opens for others close with it, so that later stories have the machine. */
export const test = base.extend<{ othersLeave: undefined }>({
  othersLeave: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
