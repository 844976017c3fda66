import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { aPerson } from '@tests/support/people';
import { signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

test('a visitor simulates a credit with its formulas and keeps it, and an applicant asks for one', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Ver tabla, fórmulas y comparación' }).click();
  await expect(page).toHaveURL('/simulador-de-credito/photovoltaic?monto=60000&plazo=24');
  const result = page.getByRole('region', { name: 'Tu simulación' });

  await test.step('every figure opens its formula, by keyboard', async () => {
    await page.getByLabel('Precio del sistema').fill('200,000');
    await page.getByLabel('Enganche', { exact: true }).fill('199999');
    await expect(page.getByText('queda por financiar menos de $5,000.00')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Solicitar con estos datos' })).toBeHidden();
    await page.getByLabel('Enganche', { exact: true }).fill('50000');
    await page.getByLabel('Plazo', { exact: true }).fill('36');
    // rules-mx 2.1, vector B.
    await expect(result.getByText('$5,722.67', { exact: true })).toBeVisible();
    await result.getByText('Ver fórmula').press('Enter');
    await expect(
      result.getByText('$150,000.00 × 0.01827 ÷ (1 − 1.01827^−36) = $5,722.67'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Fórmula del mes 1', exact: true }).press('Enter');
    await expect(page.getByText('Interés: $150,000.00 × 18.9% ÷ 12 = $2,362.50')).toBeVisible();
    // Unfolded, a long formula takes as many lines as a telephone needs.
    for (const formula of await result.getByRole('group').all()) {
      if ((await formula.getAttribute('open')) === null) await formula.locator('summary').click();
    }
    await expectWholeOnTelephone(page);
  });

  await test.step('it is compared with the electricity bill, and its address keeps all of it', async () => {
    await page.getByLabel('Lo que pagas de luz al mes').fill('6500');
    await page.getByLabel('Parte del recibo que dejas de pagar').fill('90');
    await page.getByLabel('Cuánto sube tu recibo al año').fill('6');
    await expect(page.getByText('cubre la mensualidad desde el mes 1.')).toBeVisible();
    const address =
      '/simulador-de-credito/photovoltaic?monto=200000&enganche=50000&plazo=36&recibo=6500&ahorro=90&alza=6';
    await expect(page).toHaveURL(address);
    await page.reload();
    await expect(result.getByText('$5,722.67', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Enganche', { exact: true })).toHaveValue('50000');
    await expect(page.getByText('cubre la mensualidad desde el mes 1.')).toBeVisible();
  });

  await test.step('its table is kept as a file of each kind', async () => {
    for (const kind of ['PDF', 'XLSX', 'CSV']) {
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: `Tabla en ${kind}` }).click();
      const name = (await saving).suggestedFilename();
      expect(name).toMatch(/^simulacion-de-credito-\d{4}-\d\d-\d\d\.\w+$/);
      expect(name.endsWith(`.${kind.toLowerCase()}`)).toBe(true);
    }
  });

  await test.step('it is whole on a telephone', async () => {
    await expectWholeOnTelephone(page);
  });

  await test.step('an applicant carries theirs into a request', async () => {
    const { email, password } = await aPerson(page);
    const to = '/solicitante/simulador-de-credito/heater?monto=70000&plazo=18';
    await signIn(page, email, { password, to, preferences: { theme: 'dark' } });
    await page.getByLabel('Enganche', { exact: true }).fill('15000');
    await expect(page).toHaveURL(`${to.replace('&', '&enganche=15000&')}`);
    // Computed apart: 55,000 at 18.9 % in 18 months.
    await page.getByLabel('Gracia de capital').selectOption('3');
    await expect(result.getByText('$4,225.20', { exact: true })).toBeVisible();
    await expectWholeOnTelephone(page);
    await page.getByRole('link', { name: 'Solicitar con estos datos' }).click();
    await expect(page).toHaveURL('/solicitante/crear-proyecto/nuevo');
    await expect(page.getByLabel('Monto', { exact: true })).toHaveValue(/55,?000/);
    await expect(page.getByLabel('Plazo')).toHaveValue('18');
    await expect(page.getByText('Calentador solar')).toBeVisible();
  });
});

async function expectWholeOnTelephone(page: Page) {
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page, new URL(page.url()).pathname);
  await page.setViewportSize({ width: 1280, height: 800 });
}
