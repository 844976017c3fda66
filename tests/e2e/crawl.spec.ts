import AxeBuilder from '@axe-core/playwright';
import type { Role } from '@contract/roles';
import { expect, type Page, test } from '@playwright/test';
import { areaOfRole } from '@portal/routes/areas';
import { isUnderConstruction } from '@portal/routes/derive';
import { loadScreensOf, publicScreens } from '@portal/routes/table';
import type { ThemeName } from '@portal/ui/theme/theme';
import { demoAccounts } from '@server/db/seed/accounts';
import { chooseTheme, complaintsOf, signIn } from '@tests/support/portal';

/** Every screen that needs no record is opened as each role that has it: title, frame, no complaint, no barrier. */

// No colour is caught half-way from one state to the next.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const firstOfRole = demoAccounts.filter(
  (account, index) => demoAccounts.findIndex(({ role }) => role === account.role) === index,
);

/** Whose screens are another role's too: they look at them in a theme that is nobody's own. */
const themeOf: Partial<Record<Role, ThemeName>> = {
  supplier_agent: 'dark',
  program_executive_manager: 'rg',
  program_commercial_manager: 'rg-semi-dark',
};

for (const { role, email } of firstOfRole) {
  test(`every screen of ${role}`, async ({ page }) => {
    test.setTimeout(240_000);
    const complaints = complaintsOf(page);
    await signIn(page, email);
    const theme = themeOf[role];
    if (theme) await chooseTheme(page, theme);
    const screens = (await loadScreensOf(role)).filter(
      ({ path, redirectTo }) => !path.includes(':') && !redirectTo,
    );
    expect(screens.length).toBeGreaterThan(5);
    for (const screen of screens) {
      await page.goto(screen.path);
      await expect(page.getByRole('main')).toBeVisible();
      // Screens that only others of the area may open lead to "inicio" or to the refusal.
      const here = new URL(page.url()).pathname;
      if (here !== screen.path) {
        expect(here === '/error' || here.endsWith('/inicio'), `${screen.path} led to ${here}`).toBe(
          true,
        );
        continue;
      }
      expect(await page.title()).toMatch(/ - Solfondo$/);
      expect(await page.title()).toContain(screen.title);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // One thing to reach by keyboard, not two in one another.
      await expect(page.getByRole('link').getByRole('button')).toHaveCount(0);
      if (!isUnderConstruction(screen)) await noBarriers(page, screen.path);
    }
    expect(complaints).toEqual([]);
  });

  test(`${role} is refused the other areas`, async ({ page }) => {
    const other = areaOfRole[role] === 'investor' ? '/proveedor/inicio' : '/inversionista/inicio';
    await page.goto(other);
    await expect(page).toHaveURL(/\/login\?redirect=/);
  });
}

test('every public screen', async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const screen of publicScreens) {
    const path = screen.path.replace(/:\w+/g, 'client');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await noBarriers(page, path);
  }
  await page.goto('/esta-pagina-no-existe');
  await expect(page).toHaveTitle('Página no encontrada - Solfondo');
  expect(complaints).toEqual([]);
});

async function noBarriers(page: Page, path: string) {
  // The portal frames no foreign page: the plain run looks at all of it, in a quarter of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html.slice(0, 200)}`);
  expect(grave).toEqual([]);
}
