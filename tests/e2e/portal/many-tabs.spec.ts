import { expect, type Page, type Request } from '@playwright/test';
import { newApplicant } from '@tests/support/people';
import { chooseTheme } from '@tests/support/portal';
import { test } from '@tests/support/story';

const EVENTS = /\/api\/v1\/events\?/;
const TABS = 12;

test('a person with twelve tabs acts in each of them, and one stream serves them all', async ({
  page,
  context,
}) => {
  const streams = new Map<Request, Page>();
  context.on('request', (request) => {
    if (EVENTS.test(request.url())) streams.set(request, request.frame().page());
  });
  const forget = (request: Request) => void streams.delete(request);
  context.on('requestfinished', forget);
  context.on('requestfailed', forget);
  /** The tabs that hold a stream; of one that is closed the end is not told. */
  const holders = () => [...streams.values()].filter((tab) => !tab.isClosed());
  await newApplicant(page);
  const tabs = [page];
  while (tabs.length < TABS) {
    const tab = await context.newPage();
    await tab.goto('/solicitante/movimientos');
    await expect(tab.getByRole('heading', { level: 1, name: 'Movimientos' })).toBeVisible();
    tabs.push(tab);
  }
  await expect.poll(() => holders().map((tab) => tabs.indexOf(tab))).toEqual([0]);

  await test.step('each act is answered while all are open', async () => {
    for (const [index, tab] of tabs.entries()) {
      await chooseTheme(tab, index % 2 === 0 ? 'dark' : 'light');
    }
  });

  await test.step('another tab goes on with the stream when the one that has it is closed', async () => {
    await page.close();
    await expect.poll(() => holders().length).toBe(1);
    const [second] = holders();
    await second?.reload();
    await expect.poll(() => holders().length).toBe(1);
    expect(holders()).not.toContain(page);
  });
});

test('a notice that one tab receives is shown in the others, not in one that is hidden', async ({
  page,
  context,
}) => {
  const notice = {
    id: crypto.randomUUID(),
    title: 'Tu pago llegó',
    body: 'Gracias.',
    href: null,
    created_at: new Date().toISOString(),
    read_at: null,
  };
  let isPublished = false;
  let asked = 0;
  await context.route(EVENTS, (route) => {
    asked += 1;
    if (!isPublished) return route.abort();
    isPublished = false;
    const body = `data: ${JSON.stringify({ type: 'notification', notification: notice })}\n\n`;
    return route.fulfill({ contentType: 'text/event-stream', body });
  });
  await newApplicant(page);
  const [shown, hidden] = [await context.newPage(), await context.newPage()];
  await hidden.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });
  for (const tab of [shown, hidden]) {
    await tab.goto('/solicitante/movimientos');
    await expect(tab.getByRole('heading', { level: 1, name: 'Movimientos' })).toBeVisible();
  }
  isPublished = true;
  for (const tab of [page, shown]) {
    await expect(tab.getByRole('button', { name: /^Avisos: / })).toBeVisible();
    await tab.getByRole('button', { name: /^Avisos/ }).click();
    await expect(tab.getByText(notice.title)).toBeVisible();
  }
  await hidden.getByRole('button', { name: /^Avisos/ }).click();
  await expect(hidden.getByText(notice.title)).toHaveCount(0);
  expect(asked).toBeGreaterThan(1);
});
