import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { fits } from '@tests/support/hands';
import { confirmIdentity, seat } from '@tests/support/people';
import { test } from '@tests/support/story';

const TELEPHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

test('an investor changes and pauses a recurring deposit, and sets a recurring withdrawal anew', async ({
  browser,
}) => {
  const mariana = await seat(browser, 'inversionista@demo.mx', {
    to: '/inversionista/abonar-fondos',
  });
  const { page } = mariana;
  await page.setViewportSize(TELEPHONE);
  await page.getByRole('link', { name: 'Ver mi abono recurrente' }).click();
  await expect(page.getByText('Próximo recordatorio')).toBeVisible();
  await expect(page.getByText('No llegó')).toBeVisible();
  await expect(page.getByRole('region', { name: 'A dónde transferir' })).toBeVisible();
  await fits(page);
  await expectAccessible(page, 'a recurring deposit on a telephone');

  await page.getByRole('button', { name: 'Cambiar', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Cambiar abono recurrente' });
  await form.getByLabel('Monto').fill('6,000');
  await expectAccessible(page, 'the terms of a recurring deposit');
  await form.getByRole('button', { name: 'Guardar cambios' }).click();
  await confirmIdentity(mariana);
  await expect(form).toBeHidden();
  await expect(page.getByText('$6,000.00').first()).toBeVisible();

  await page.setViewportSize(DESK);
  await expect(page.getByRole('columnheader', { name: 'Estado' })).toBeVisible();
  await page.getByRole('button', { name: 'Pausar', exact: true }).click();
  await page.getByRole('button', { name: 'Pausar abono recurrente' }).click();
  await expect(page.getByText('Lo pausaste: no te lo recordamos')).toBeVisible();
  await expectAccessible(page, 'a paused recurring deposit');

  await page.goto('/inversionista/retiro-recurrente');
  await expect(page.getByText('Lo que pase de un saldo')).toBeVisible();
  await expect(page.getByText('Nada por retirar')).toBeVisible();
  await expectAccessible(page, 'a recurring withdrawal');
  await page.getByRole('button', { name: 'Terminar', exact: true }).click();
  await page.getByRole('button', { name: 'Terminar retiro recurrente' }).click();
  await expect(page.getByText('No tienes un retiro recurrente.')).toBeVisible();

  await page.goto('/inversionista/retirar-fondos');
  await page.getByRole('link', { name: 'Conocer más' }).click();
  await expect(page.getByRole('link', { name: 'Ahora no' })).toBeVisible();
  await expectAccessible(page, 'what a recurring withdrawal is');
  await page.getByRole('link', { name: 'Configurar retiro recurrente' }).click();
  await page.setViewportSize(TELEPHONE);
  await page.getByRole('button', { name: 'Activar retiro recurrente' }).click();
  const terms = page.getByRole('dialog', { name: 'Activar retiro recurrente' });
  const activate = terms.getByRole('button', { name: 'Activar retiro recurrente' });
  await activate.click();
  await expect(terms.getByText('El campo es obligatorio')).toBeVisible();
  await expectAccessible(page, 'the terms of a recurring withdrawal on a telephone');
  await terms.getByRole('radio', { name: /Lo que me hayan pagado/ }).check();
  await activate.click();
  await expect(terms).toBeHidden();
  await expect(page.getByText('Activaste tu retiro recurrente')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Próximo retiro')).toBeVisible();
  await fits(page);
  await expectAccessible(page, 'a recurring withdrawal on a telephone');
});
