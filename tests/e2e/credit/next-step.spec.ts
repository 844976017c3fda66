import { expect, type Page } from '@playwright/test';
import { seat } from '@tests/support/people';
import { test } from '@tests/support/story';

/** The sentence under the title of a page. */
const underTitle = (page: Page) => page.locator('header', { has: page.locator('h1') }).locator('p');

test('what happens next is one sentence: on the home, on the request and on the credit', async ({
  browser,
}) => {
  const { page } = await seat(browser, 'solicitante@demo.mx');
  const rows = page.getByRole('region', { name: 'Mis solicitudes' }).getByRole('listitem');
  const running = rows.filter({ hasText: 'En pagos' });
  const pattern =
    /Tu (próxima )?mensualidad,? de \$[\d,]+\.\d\d MXN,? vence|Debes \$[\d,]+\.\d\d MXN/;
  await expect(running).toContainText(pattern);
  const [home = ''] = (await running.innerText()).split('\n').filter((line) => pattern.test(line));
  const sentence = home.slice(home.search(pattern));

  await running.getByRole('link').click();
  await expect(underTitle(page)).toHaveText(sentence);
  const application = page.url();
  await page.getByRole('link', { name: 'Ver crédito' }).click();
  await expect(page.getByRole('heading', { name: 'Tabla de amortización' })).toBeVisible();
  await expect(underTitle(page)).toHaveText(sentence);

  await test.step('its calendar is added up', async () => {
    const capitals = await page.locator('tbody td[data-label="Capital"]').allTextContents();
    expect(capitals.length).toBeGreaterThan(1);
    const total = page.getByRole('row', { name: /^Total/ }).locator('[data-label="Capital"]');
    const added = capitals.reduce((all, text) => all + centavosIn(text), 0);
    expect(centavosIn((await total.textContent()) ?? '')).toBe(added);
  });

  await test.step('the term that was asked for is not taken for the one that was decided', async () => {
    await page.route('**/api/v1/projects/*', async (route) => {
      const response = await route.fetch();
      const project = await response.json();
      await route.fulfill({ response, json: { ...project, term_months: 18 } });
    });
    await page.goto(application);
    const termIn = (region: string) =>
      page.getByRole('region', { name: region }).locator('dl > div', { hasText: /^Plazo/ });
    await expect(termIn('Resumen')).toHaveText('Plazo que se pidió18 meses');
    await expect(termIn('Condiciones del crédito')).toHaveText('Plazo12 meses');
  });
});

const centavosIn = (text: string) => Number(text.replace(/\D/g, ''));
