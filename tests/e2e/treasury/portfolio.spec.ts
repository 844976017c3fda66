import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { fits } from '@tests/support/hands';
import { seat } from '@tests/support/people';
import { test } from '@tests/support/story';

test('an investor reads their portfolio, takes it along, and sets a target for their income', async ({
  browser,
}) => {
  const { page } = await seat(browser, 'inversionista@demo.mx', { to: '/inversionista/inicio' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Ver mi portafolio' }).click();
  await expect(page.getByRole('heading', { name: 'Portafolio', level: 1 })).toBeVisible();
  await expect(page.getByText('Valor de tu portafolio')).toBeVisible();
  await expectAccessible(page, 'portfolio on a telephone');
  await fits(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  const allocation = page.getByRole('region', { name: 'Cómo está repartido tu capital' });
  await allocation.getByRole('button', { name: 'Ver tabla' }).click();
  await expect(allocation.getByRole('columnheader', { name: 'Parte' })).toBeVisible();
  const calendar = page.getByRole('region', { name: 'Lo que se espera recibir por mes' });
  await calendar.getByRole('slider', { name: 'Mes' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(calendar.getByText(/netos, de ellos/)).toBeVisible();
  await expectAccessible(page, 'portfolio');
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar JSON' }).click();
  const file: unknown = JSON.parse(await readFile(await (await arrives).path(), 'utf8'));
  expect(file).toMatchObject({ schema: 'portfolio/1' });
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  expect(await readFile(await (await csv).path(), 'utf8')).toContain(
    'Sección,Concepto,Medida,Valor',
  );

  await page.getByRole('link', { name: 'Ver tu ingreso pasivo' }).click();
  await expect(page.getByText('Ingreso esperado por mes')).toBeVisible();
  await page.getByLabel('Cuánto quieres recibir por mes').fill('50000');
  await page.getByRole('button', { name: 'Guardar meta' }).click();
  await expect(page.getByText(/tendrías que prestar/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/tendrías que prestar/)).toBeVisible();
  await expectAccessible(page, 'passive income');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'passive income on a telephone');
  await fits(page);
});
