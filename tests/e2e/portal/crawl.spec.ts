import { matchScreen } from '@contract/kernel/match-screen';
import type { Role } from '@contract/kernel/roles';
import { common } from '@contract/locales/es-MX/kernel/common';
import { expect, type Page } from '@playwright/test';
import { areaOfRole, areas, privateAreas } from '@portal/screens/areas';
import { isUnderConstruction } from '@portal/screens/derive';
import { publicScreens, type Screen } from '@portal/screens/public-table';
import { loadScreensOf } from '@portal/screens/table';
import type { ThemeName } from '@portal/ui/theme/theme';
import { demoAccounts } from '@server/db/seed/accounts';
import { t } from '@server/i18n';
import { expectAccessible } from '@tests/support/accessible';
import { noteOpened } from '@tests/support/opened';
import { chooseTheme, consoleErrorsOf, signIn, visit } from '@tests/support/portal';
import { test } from '@tests/support/story';

/** Every screen is opened as each role that has it, with a real record where it shows one: title, frame, no console error, accessible. */

/** Staff first, whose screens are most: what is begun last is not waited for alone. */
const firstOfRole = demoAccounts
  .filter((account, index) => demoAccounts.findIndex(({ role }) => role === account.role) === index)
  .sort((a, b) => Number(b.role === 'admin') - Number(a.role === 'admin'));

/** Roles that share another role's screens look at them in a theme that no role has. */
const themeOf: Partial<Record<Role, ThemeName>> = {
  supplier_agent: 'dark',
  program_executive_manager: 'rg',
  program_commercial_manager: 'rg-semi-dark',
};

for (const { role, email } of firstOfRole) {
  test(`every screen of ${role}, and no other area's`, async ({ page }) => {
    test.setTimeout(300_000);
    const consoleErrors = consoleErrorsOf(page);
    await signIn(page, email);
    const theme = themeOf[role];
    if (theme) await chooseTheme(page, theme);
    const screens = (await loadScreensOf(role)).filter(({ redirectTo }) => !redirectTo);
    const plain = screens.filter(({ path }) => !path.includes(':'));
    expect(plain.length).toBeGreaterThan(5);
    const opened = new Set<string>();
    const waiting = plain.map((screen) => ({ screen, path: screen.path as string }));
    // A record's screen is reached as a person reaches it: by the links of the screens before it.
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!(await opens(page, next))) continue;
      opened.add(next.screen.key);
      for (const path of await linksOf(page)) {
        const screen = matchScreen(screens, path)?.screen;
        const known =
          screen && (opened.has(screen.key) || waiting.some((one) => one.screen === screen));
        if (screen && !known) waiting.push({ screen, path });
      }
    }
    noteOpened(role, opened);
    for (const { home } of otherAreas(role)) {
      await page.goto(home);
      await expect(page, `${role} at ${home}`).toHaveURL(/\/error/);
    }
    expect(consoleErrors).toEqual([]);
  });
}

/** Looks at a screen; false for one that only others of the area may open, which leads elsewhere. */
async function opens(page: Page, { screen, path }: { screen: Screen; path: string }) {
  await visit(page, path);
  const here = new URL(page.url()).pathname;
  if (here !== path) {
    expect(here === '/error' || here.endsWith('/inicio'), `${path} led to ${here}`).toBe(true);
    return false;
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/ - Solfondo$/);
  await expect.poll(() => page.title()).toContain(screen.title);
  // One thing to reach by keyboard, not two in one another.
  await expect(page.getByRole('link').getByRole('button')).toHaveCount(0);
  if (!isUnderConstruction(screen)) await expectAccessible(page, path);
  return true;
}

/** The portal's own addresses that a screen links to, once what it loads is there. */
async function linksOf(page: Page): Promise<string[]> {
  const loading = page.getByRole('status', { name: t(common.loading) });
  await expect(loading.or(page.locator('[aria-busy="true"]'))).toHaveCount(0);
  const hrefs = await page
    .getByRole('main')
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.map((href) => new URL(href, page.url()).pathname);
}

function otherAreas(role: Role) {
  return privateAreas.flatMap((area) => {
    const { home } = areas[area];
    return home && area !== areaOfRole[role] ? [{ home }] : [];
  });
}

test('every public screen', async ({ page }) => {
  const consoleErrors = consoleErrorsOf(page);
  for (const screen of publicScreens) {
    const path = screen.path.replace(/:\w+/g, 'client');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
  await page.goto('/esta-pagina-no-existe');
  await expect(page).toHaveTitle('Página no encontrada - Solfondo');
  expect(consoleErrors).toEqual([]);
});
