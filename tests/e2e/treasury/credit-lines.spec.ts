import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { confirmIdentity, seat } from '@tests/support/people';
import { test } from '@tests/support/story';

test('an installer simulates and draws of their line, and staff see what waits', async ({
  browser,
}) => {
  const installer = await seat(browser, 'instalador@demo.mx', {
    to: '/proveedor/credito-integradores/simulador?monto=2000000&dias=30',
  });
  const { page } = installer;
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('Pagas al final').first()).toBeVisible();
  await page.getByText('CAT (sin IVA)').first().click();
  await expect(page.getByText(/\^\(365 ÷ 30\) − 1 =/)).toBeVisible();
  await expectAccessible(page, 'simulator of a draw');
  await page.getByRole('link', { name: 'Ir a mi línea' }).click();

  await expect(page.getByText(/en uso de \$150,000\.00/)).toBeVisible();
  await expectAccessible(page, 'credit line');
  await page.getByRole('button', { name: 'Disponer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Disponer de tu línea' });
  await dialog.getByLabel('Monto').fill('20000');
  await dialog.getByLabel('Plazo en días').fill('30');
  await dialog.getByRole('button', { name: 'Disponer', exact: true }).click();
  await page.getByRole('button', { name: 'Disponer de $20,000.00' }).click();
  await confirmIdentity(installer);
  await expect(page.getByText('Pediste una disposición')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Por autorizar').first()).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page
    .getByRole('row', { name: /Por autorizar/ })
    .getByRole('link', { name: /^DL-/ })
    .click();
  await expect(page.getByRole('button', { name: 'Cancelar disposición' })).toBeVisible();

  const { page: desk } = await seat(browser, 'backoffice@demo.mx', {
    to: '/backoffice/lineas-de-credito',
  });
  await desk.setViewportSize({ width: 1440, height: 900 });
  await expect(desk.getByText('Por autorizar').first()).toBeVisible();
  await expectAccessible(desk, 'credit lines of installers');
  await desk
    .getByRole('row', { name: /Por autorizar/ })
    .getByRole('link', { name: /^DL-/ })
    .click();
  await expect(desk.getByRole('button', { name: 'Autorizar' })).toBeVisible();
  await expectAccessible(desk, 'draw of a credit line');
  await desk.locator('dl').getByRole('link', { name: 'Soluciones Solares del Bajío' }).click();
  await expect(desk.getByRole('heading', { name: 'Lo que se ha decidido' })).toBeVisible();
  await desk.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(desk, 'credit line of an installer');
});
