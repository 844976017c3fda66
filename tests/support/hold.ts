import type { Page } from '@playwright/test';

/** Requests of the page that match, and are of the method if one is given, wait until what this returns is called. */
export async function hold(page: Page, url: string | RegExp, method?: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (!method || route.request().method() === method) await released;
    await route.continue();
  });
  return release;
}
