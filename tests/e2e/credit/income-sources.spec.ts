import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { pdf } from '@tests/support/files';
import { noteOpened } from '@tests/support/opened';
import { seat } from '@tests/support/people';
import { test } from '@tests/support/story';

test('an installer states and proves what its client lives on, and the committee measures by it', async ({
  browser,
}) => {
  const { page } = await seat(browser, 'instalador@demo.mx', { to: '/proveedor/mis-proyectos' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/proveedor/mis-proyectos?status=in_review');
  await page
    .getByRole('link', { name: /^[A-Z]+-?\d/ })
    .first()
    .click();
  const panel = page.getByRole('region', { name: 'Fuentes de ingresos' });
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: /^Agregar fuente de ingresos: Solicitante/ }).click();
  const form = page.getByRole('dialog', { name: /^Nueva fuente de ingresos/ });
  await form.getByLabel('Empresa que paga el sueldo').fill('Escuela Benito Juárez');
  await form.getByLabel('Desde cuándo').fill('15/01/2019');
  await form.getByLabel('Desde cuándo').press('Tab');
  await form.getByLabel('Cuánto recibe').fill('9,000');
  await expectAccessible(page, 'new source');
  await form.getByRole('button', { name: 'Agregar fuente' }).click();

  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Sueldo · Escuela Benito Juárez');
  await expect(page.getByText('No cuenta: falta comprobante')).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'nomina.pdf', mimeType: 'application/pdf', buffer: pdf('nómina') });
  await expect(page.getByText('Cuenta completo')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^nomina\.pdf, del/)).toBeVisible();
  await expectAccessible(page, 'source');
  noteOpened('income-sources', new Set(['incomeSource']));

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(title).toBeVisible();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page, 'source on a phone');

  await page.getByRole('button', { name: 'Quitar fuente' }).click();
  const asked = page.getByRole('dialog', { name: '¿Quitar esta fuente de ingresos?' });
  await asked.getByRole('button', { name: 'Quitar fuente' }).click();
  await expect(page.getByRole('region', { name: 'Fuentes de ingresos' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Escuela Benito Juárez/ })).toBeHidden();
});

test('the home of an installer shows what it signs, installs and is paid for', async ({
  browser,
}) => {
  const { page } = await seat(browser, 'instalador@demo.mx', { to: '/proveedor/inicio' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Por firmar', 'Por instalar', 'Por cobrar']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    await expectAccessible(page, `home at ${width}`);
  }
  await page.getByRole('link', { name: 'Pedir un crédito' }).first().click();
  await expect(page).toHaveURL(/crear-proyecto\/nuevo$/);
});
