import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { fits } from '@tests/support/hands';
import { seat } from '@tests/support/people';
import { test } from '@tests/support/story';

test('an installer reads a site, writes its serial numbers and follows it with CFE', async ({
  browser,
}) => {
  const { page } = await seat(browser, 'instalador@demo.mx', {
    to: '/proveedor/mis-proyectos?status=installing&product_id=1',
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: /^SF-/ }).first().click();
  await page.getByRole('link', { name: /^Ver sitio de/ }).click();
  const technical = page.getByRole('region', { name: 'Datos técnicos' });
  await expect(technical).toContainText('8 × Jinko Tiger Neo 580');
  await expect(technical).toContainText('4.64 kWp');
  await expectAccessible(page, 'a site');
  await page.setViewportSize({ width: 390, height: 844 });
  await fits(page);

  await technical.getByRole('link', { name: 'Cambiar datos técnicos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Datos técnicos' })).toBeVisible();
  await expectAccessible(page, 'the technical data');
  await fits(page);
  await page.getByLabel('Inclinación').fill('120');
  await page.getByRole('button', { name: 'Guardar datos técnicos' }).click();
  await expect(page.getByText(/entre 0 y 90/)).toBeVisible();
  await page.getByLabel('Inclinación').fill('15');
  await page.getByRole('button', { name: 'Guardar datos técnicos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sitio de instalación' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Datos técnicos' })).toContainText('15°');

  await page.setViewportSize({ width: 1440, height: 900 });
  const connection = page.getByRole('region', { name: 'Interconexión con CFE' });
  await connection.getByRole('button', { name: 'Escribir fechas' }).click();
  const form = page.getByRole('dialog', { name: 'Fechas de la interconexión' });
  await form.getByLabel(/^Medidor bidireccional instalado/).fill('01/11/2026');
  await form.getByLabel(/^Medidor bidireccional instalado/).press('Tab');
  await form.getByRole('radio', { name: 'No' }).check();
  await form.getByRole('button', { name: 'Guardar fechas' }).click();
  await expect(form.getByText('Falta la fecha de un paso anterior.')).toBeVisible();
  await form.getByLabel(/^Solicitud presentada/).fill('20/10/2026');
  await form.getByLabel(/^Solicitud presentada/).press('Tab');
  await form.getByRole('button', { name: 'Guardar fechas' }).click();
  await expect(form).toBeHidden();
  await expect(connection).toContainText('CFE no la pide');
  await expectAccessible(page, 'a site on its way to CFE');
});
