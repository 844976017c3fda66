import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { fits } from '@tests/support/hands';
import { seat } from '@tests/support/people';
import { test } from '@tests/support/story';

test('an investor plans a goal, sees what it would take, and uses an older version again', async ({
  browser,
}) => {
  const { page } = await seat(browser, 'inversionista@demo.mx', {
    to: '/inversionista/plan-de-inversion',
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { name: 'Plan de inversión', level: 1 })).toBeVisible();
  await expect(page.getByText('nada de lo que ves está garantizado')).toBeVisible();
  await page.getByLabel('Cuánto quieres tener').fill('1000000');
  await page.getByLabel('Para cuándo').fill('15/01/2035');
  await page.getByLabel('Cuánto aportas cada mes').fill('2000');
  const reach = page.getByRole('region', { name: '¿Llegas a tu meta?' });
  await expect(reach.getByText(/en el caso esperado aportarías/)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar plan' }).click();
  const versions = page.getByRole('region', { name: 'Versiones guardadas' });
  await expect(versions.getByText('En uso')).toHaveCount(1);
  await expect(versions.getByText(/2,000\.00 MXN al mes/).first()).toBeVisible();
  await expectAccessible(page, 'investment plan on a telephone');
  await fits(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('Cuánto aportas cada mes').fill('9000');
  await page.getByRole('button', { name: 'Guardar plan' }).click();
  await expect(versions.getByText(/9,000\.00 MXN al mes/).first()).toBeVisible();
  const projection = page.getByRole('region', { name: 'Cómo podría crecer' });
  await projection.getByRole('slider', { name: 'Mes' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(projection.getByText(/en el caso esperado, entre/)).toBeVisible();
  await expectAccessible(page, 'investment plan');
  await projection.getByRole('button', { name: 'Ver tabla' }).click();
  await expect(projection.getByRole('columnheader', { name: 'Esperado' })).toBeVisible();

  await versions
    .getByRole('button', { name: /Usar de nuevo la versión/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usar de nuevo' }).click();
  await expect(versions.getByText(/Retoma la versión/).first()).toBeVisible();
  await expect(page.getByLabel('Cuánto aportas cada mes')).toHaveValue('2,000.00');
  await page.reload();
  await expect(versions.getByText(/Retoma la versión/).first()).toBeVisible();
});
