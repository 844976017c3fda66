import type { CDPSession, Page } from '@playwright/test';
import { apply, fast, type Profile } from './profiles';

/** What a visit cost until the moment that was waited for. */
export interface Visit {
  ms: number;
  requests: number;
  kilobytes: number;
}

/**
 * Runs in the page before anything of it: notes when something of this selector has been painted, in ms since the
 * navigation began.
 */
function notePaint(selector: string) {
  const look = () => {
    if (!document.querySelector(selector)) return void requestAnimationFrame(look);
    // The next frame begins once this one is on the screen.
    requestAnimationFrame(() => Reflect.set(window, 'paintedAt', performance.now()));
  };
  look();
}

/** Goes to an address with nothing in the browser's cache, and waits until a selector is painted. */
export async function visit(
  page: Page,
  cdp: CDPSession,
  { url, profile, selector }: { url: string; profile: Profile; selector: string },
  then: () => Promise<number> = () => paintedAt(page),
): Promise<Visit> {
  await page.goto('about:blank');
  await cdp.send('Network.enable');
  await cdp.send('Page.enable');
  await cdp.send('Network.clearBrowserCache');
  const script = await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${notePaint})(${JSON.stringify(selector)})`,
  });
  let [requests, bytes] = [0, 0];
  const count = () => {
    requests += 1;
  };
  const weigh = ({ encodedDataLength }: { encodedDataLength: number }) => {
    bytes += encodedDataLength;
  };
  cdp.on('Network.responseReceived', count);
  cdp.on('Network.loadingFinished', weigh);
  await apply(cdp, profile);
  try {
    await page.goto(url, { waitUntil: 'commit' });
    const ms = await then();
    return { ms, requests, kilobytes: bytes / 1024 };
  } finally {
    cdp.off('Network.responseReceived', count);
    cdp.off('Network.loadingFinished', weigh);
    await apply(cdp, fast);
    await cdp.send('Page.removeScriptToEvaluateOnNewDocument', script);
  }
}

export async function paintedAt(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => Reflect.get(window, 'paintedAt'), null, {
    timeout: 60_000,
  });
  return Number(await found.jsonValue());
}
