import { expect, test } from '@playwright/test';

test('whoever is only looking learns what a credit would cost, and goes on to ask for it', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('Financiado hasta hoy')).toBeVisible();
  const simulator = page.getByRole('region', { name: '¿Cuánto pagarías al mes?' });
  await simulator.getByRole('slider', { name: 'Monto del sistema' }).fill('150000');
  await simulator.getByRole('slider', { name: 'Plazo' }).fill('36');
  // rules-mx 2.1, vector B.
  await expect(simulator.getByText('$5,722.67')).toBeVisible();
  await expect(simulator.getByText('18.9%')).toBeVisible();
  await simulator.getByRole('slider', { name: 'Plazo' }).press('ArrowLeft');
  await expect(simulator.getByText('30 meses')).toBeVisible();
  await expect(simulator.getByText('$5,722.67')).toBeHidden();
  await simulator.getByRole('link', { name: 'Solicitar crédito' }).click();
  await expect(page).toHaveURL('/registro/client');
});

test('the front door stands without its figures', async ({ page }) => {
  await page.route('**/api/v1/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('No pudimos calcularlo.', { exact: false })).toBeVisible();
  await expect(page.getByText('Financiado hasta hoy')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Crear cuenta' }).first()).toBeVisible();
});
