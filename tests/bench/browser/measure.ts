import { loadavg } from 'node:os';
import { href } from '@contract/kernel/screens';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '@tests/support/chromium';
import { signIn } from '@tests/support/portal';
import { startBuiltServer } from './built-server';
import { measurePalette } from './palette';
import { fast, type Profile, slow } from './profiles';
import { paintedAt, type Visit, visit } from './visit';

const ROW = 'main tr[data-row-key]:not([data-row-key^="skeleton"])';
const LIST = href('supplierProjectList');

interface Measurement {
  name: string;
  profile: Profile;
  /** In ms; none for the yardstick. */
  aim?: number;
  visits: readonly Visit[];
}

/** The portal in Chromium, from a cold cache: what a person waits for, beside React alone with the same rows. */
export async function measureBrowser(rounds: number): Promise<string> {
  const server = await startBuiltServer();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const found: Measurement[] = [];
    for (const profile of [slow, fast]) found.push(...(await measureLists(browser, profile)));
    found.push({
      name: 'login until usable',
      profile: slow,
      aim: 2000,
      visits: await measureLogin(browser),
    });
    const palette = await paletteIn(browser);
    return `${tableOf(found)}\n${palette}\nLoad of the machine over the last minute: ${loadavg()[0]?.toFixed(1)}`;
  } finally {
    await browser.close();
    await server.close();
  }

  async function measureLists(inside: Browser, profile: Profile): Promise<Measurement[]> {
    const page = await pageOf(inside);
    const listed = page.waitForRequest((request) => request.url().includes('/api/v1/projects?'));
    await signIn(page, 'instalador@demo.mx');
    await page.goto(LIST);
    const call = await listed;
    await page.waitForSelector(ROW);
    await page.evaluate(
      ([address = '', token = '']) => {
        sessionStorage.setItem('yardstick-call', address);
        sessionStorage.setItem('yardstick-token', token);
      },
      [call.url(), call.headers().authorization ?? ''],
    );
    const cdp = await page.context().newCDPSession(page);
    const ours: Visit[] = [];
    const theirs: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const to = (path: string) => ({ url: server.address + path, profile, selector: ROW });
      theirs.push(await visit(page, cdp, to('/yardstick.html')));
      ours.push(await visit(page, cdp, to(LIST)));
    }
    await page.context().close();
    const aim = profile === slow ? 4400 : 800;
    return [
      { name: 'first row of the first private list', profile, aim, visits: ours },
      { name: 'the same rows with React alone', profile, visits: theirs },
    ];
  }

  async function measureLogin(inside: Browser): Promise<Visit[]> {
    const visits: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await pageOf(inside);
      const cdp = await page.context().newCDPSession(page);
      const selector = 'input[name="email"]';
      const to = { url: `${server.address}/login`, profile: slow, selector };
      visits.push(
        await visit(page, cdp, to, async () => {
          await paintedAt(page);
          await page.locator(selector).pressSequentially('a');
          // What was typed stands there once React has drawn it again.
          return page.evaluate(
            () =>
              new Promise<number>((resolve) => {
                requestAnimationFrame(() => resolve(performance.now()));
              }),
          );
        }),
      );
      await page.context().close();
    }
    return visits;
  }

  async function paletteIn(inside: Browser): Promise<string> {
    const page = await pageOf(inside);
    await signIn(page, 'programa@demo.mx');
    await page.goto(href('prospectList'));
    await page.waitForSelector(ROW);
    const measured = await measurePalette(page);
    await page.context().close();
    return measured;
  }

  async function pageOf(inside: Browser): Promise<Page> {
    const context = await inside.newContext({ baseURL: server.address, locale: 'es-MX' });
    return context.newPage();
  }
}

function tableOf(measurements: readonly Measurement[]): string {
  const head = ['', 'median s', 'best', 'worst', 'requests', 'KB', 'aim'];
  const rows = measurements.map(({ name, profile, aim, visits }) => {
    const sorted = [...visits].sort((a, b) => a.ms - b.ms);
    const middle = sorted[Math.floor(sorted.length / 2)];
    if (!middle) throw new Error('nothing was measured');
    const seconds = (one: Visit | undefined) => ((one?.ms ?? 0) / 1000).toFixed(2);
    return [
      `${name}, ${profile.name}`,
      ...[middle, sorted[0], sorted.at(-1)].map(seconds),
      String(middle.requests),
      middle.kilobytes.toFixed(0),
      aim === undefined ? '' : `≤ ${aim / 1000}${middle.ms <= aim ? '' : ' not met'}`,
    ];
  });
  return [head, ...rows]
    .map((cells) => cells.map((cell, k) => (k ? cell.padStart(9) : cell.padEnd(72))).join(' '))
    .join('\n');
}
