import { href } from '@contract/kernel/screens';
import { common } from '@contract/locales/es-MX/kernel/common';
import { expect, type Page } from '@playwright/test';
import { t } from '@server/i18n';
import { builtFile } from '@tests/support/built-file';
import { hold } from '@tests/support/hold';
import { consoleErrorsOf, signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

// One session a person: these tests sign in as the same ones.
test.describe.configure({ mode: 'default' });

/** The reads that a page asks for while it is opened, as if its address had been typed. */
async function readsOf(page: Page, open: () => Promise<unknown>): Promise<URL[]> {
  // What the page before is still about to ask belongs to it.
  await page.goto('/favicon.svg');
  const reads: URL[] = [];
  const note = (request: { url(): string; method(): string }) => {
    const url = new URL(request.url());
    if (request.method() === 'GET' && url.pathname.startsWith('/api/')) reads.push(url);
  };
  page.on('request', note);
  await open();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('status', { name: t(common.loading) })).toHaveCount(0);
  page.off('request', note);
  return reads;
}

const areas: [email: string, address: string, read: string][] = [
  ['instalador@demo.mx', `${href('supplierProjectList')}?status=repaying&limit=10`, 'projects'],
  ['instalador@demo.mx', href('supplierApplicantList'), 'applicants'],
  ['solicitante@demo.mx', href('applicantContracts'), 'contracts'],
  ['inversionista@demo.mx', href('participationList'), 'participations'],
  ['inversionista@demo.mx', href('opportunityList'), 'opportunities'],
  ['programa@demo.mx', href('prospectList'), 'prospects'],
  ['backoffice@demo.mx', href('backofficeProjectList'), 'projects'],
  ['backoffice@demo.mx', href('documentQueue'), 'documents'],
  ['backoffice@demo.mx', href('settingList'), 'settings'],
];

test('a deep link asks for everything once, in every area', async ({ page }) => {
  // What others change meanwhile would be read again.
  await page.route('**/api/v1/events?*', () => undefined);
  let signedIn = '';
  for (const [email, address, noun] of areas) {
    const entering = signedIn !== email;
    if (entering) await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
    signedIn = email;
    const reads = await readsOf(page, () =>
      entering ? signIn(page, email, { to: address }) : page.goto(address),
    );
    const urls = reads.map(({ href: url }) => url);
    expect(urls, address).toEqual([...new Set(urls)]);
    // What was asked ahead is what the page asks for, to the letter of its query; how many rows there are may be asked beside it.
    const lists = reads.filter(
      ({ pathname, searchParams }) =>
        pathname === `/api/v1/${noun}` && searchParams.get('limit') !== '1',
    );
    expect(lists, address).toHaveLength(1);
  }
});

test('the first call of a list and of a record goes out before their code is there', async ({
  page,
}) => {
  await signIn(page, 'instalador@demo.mx', { to: href('supplierProjectList') });
  const record = page.locator('main tbody a').first();
  await expect(record).toBeVisible();
  const addresses = [href('supplierProjectList'), (await record.getAttribute('href')) ?? ''];
  for (const address of addresses) {
    const asked = page.waitForRequest(/\/api\/v1\/projects/);
    // Held back: what a private page is made of.
    const code = builtFile('src/shells/private/PrivateApp.tsx');
    await page.route(code, async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(address);
    await expect(page.locator('main h1')).toBeVisible();
    await page.unroute(code);
  }
});

test('a person without a session is sent to the login, which leads back', async ({ page }) => {
  const address = `${href('supplierProjectList')}?status=repaying`;
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.goto(address);
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`);
  await expect(page.getByLabel('Correo electrónico')).toBeVisible();
  expect(calls).toEqual([]);
});

test('nothing is read for a screen that the guards refuse', async ({ page }) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/v1\/users/.test(request.url())) reads.push(request.url());
  });
  await signIn(page, 'solicitante@demo.mx', { to: href('userList') });
  await expect(page).toHaveURL(/\/error/);
  expect(reads).toEqual(reads.filter((url) => url.includes('getRgUserInfo')));
});

test.describe('before any script is there', () => {
  const held = /\/assets\/.*\.js/;

  for (const [width, theme, menu] of [
    [1440, 'dark', 'unfolded'],
    [1440, 'semi-dark', 'folded'],
    [390, 'rg', 'unfolded'],
  ] as const) {
    test(`a private page ${width} px wide, its menu ${menu}, shows its frame in the theme ${theme}, where it will stand`, async ({
      page,
    }) => {
      const complaints = consoleErrorsOf(page);
      await page.setViewportSize({ width, height: 800 });
      await signIn(page, 'instalador@demo.mx', { to: href('supplierProjectList') });
      await expect(page.getByRole('table')).toBeVisible();
      await page.evaluate((name) => sessionStorage.setItem('theme-shown', name), theme);
      if (menu === 'folded') await page.getByRole('button', { name: 'Contraer menú' }).click();
      const release = await hold(page, held);
      await page.goto(href('supplierProjectList'), { waitUntil: 'commit' });
      const skeleton = page.locator('.skeleton');
      await expect(skeleton).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const placeOf = async (selector: string) => {
        const box = await page.locator(selector).first().boundingBox();
        return box && [box.x, box.y, box.width].map(Math.round);
      };
      const frame = [
        ['.skeleton-header', 'header'],
        ['.skeleton-table', 'main [data-dense]'],
        ...(width > 992 ? [['.skeleton-side', 'aside']] : []),
      ];
      const places = await Promise.all(frame.map(([early = '']) => placeOf(early)));
      release();
      await expect(page.getByRole('table')).toBeVisible();
      await expect(skeleton).toBeHidden();
      // Once what stands above the table was read, too.
      const drawnAt = () => Promise.all(frame.map(([, drawn = '']) => placeOf(drawn)));
      await expect.poll(drawnAt).toEqual(places);
      expect(complaints).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
    });
  }

  test('the login shows nothing of the private frame', async ({ page, request }) => {
    const sent = await request.get('/login', { headers: { accept: 'text/html' } });
    expect(await sent.text()).not.toMatch(/skeleton|<script>/);
    const listed = await request.get(href('userList'), { headers: { accept: 'text/html' } });
    expect(await listed.text()).toContain('class="skeleton"');
    // Who never signed in here is sent to the login without a look at it.
    const release = await hold(page, held);
    await page.goto(href('userList'), { waitUntil: 'commit' });
    await expect(page.locator('.skeleton')).toBeAttached();
    await expect(page.locator('.skeleton')).toBeHidden();
    release();
    await expect(page.getByLabel('Correo electrónico')).toBeVisible();
    await expect(page.locator('.skeleton')).toBeHidden();
  });
});
