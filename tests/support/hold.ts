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

/**
 * Gives `take` each answer that the page gets from a matching address. The bodies of a page's own responses are not
 * kept for long enough to be read later; these are read before the page has them.
 */
export async function readAnswers(page: Page, url: string | RegExp, take: (body: string) => void) {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    take(await response.text());
    await route.fulfill({ response });
  });
}
