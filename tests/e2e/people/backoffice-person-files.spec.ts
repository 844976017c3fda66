import { expect } from '@playwright/test';
import { waits } from '@tests/support/credit-screens';
import { fits } from '@tests/support/hands';
import { giveSections } from '@tests/support/onboarded';
import { confirmIdentity, PASSWORD, register, STAFF, seat } from '@tests/support/people';
import { test } from '@tests/support/story';

test('staff correct an investor’s name, and ask that the limits of one be lifted, which a second person confirms', async ({
  browser,
}) => {
  const staff = await seat(browser, STAFF);
  const { page } = staff;
  await page.setViewportSize({ width: 390, height: 844 });
  const newcomer = await browser.newPage();
  const email = `limites-${process.pid}-${Date.now()}@ejemplo.mx`;
  await register(newcomer, { name: 'Nadia Solís Baeza', email, password: PASSWORD }, 'investor');
  await giveSections(newcomer.request, { email, password: PASSWORD }, ['identity_check']);
  await page.goto(`/backoffice/inversionistas?q=${email}`);
  await page.getByRole('link', { name: 'Nadia Solís Baeza' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Cuenta', exact: true })).toContainText(email);
  await expect(page.getByRole('region', { name: 'Identidad' })).toContainText(
    'Pagar el sistema de mi local',
  );
  await page.getByRole('link', { name: 'Corregir nombre' }).press('Enter');
  await page.getByLabel('Nombre completo o razón social').fill('Nadia Solís Báez');
  await page.getByRole('button', { name: 'Guardar nombre' }).press('Enter');
  const why = page.getByLabel('Motivo y documento que lo prueba');
  await expect(why).toBeFocused();
  await why.fill('Como en su pasaporte.');
  await page.getByRole('button', { name: 'Guardar nombre' }).press('Enter');
  await confirmIdentity(staff);
  await expect(page.getByRole('heading', { level: 1, name: /Nadia Solís Báez/ })).toBeVisible();

  const limits = page.getByRole('region', { name: 'Límites de inversión' });
  await limits.getByRole('button', { name: 'Quitar los límites' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '¿Quitar los límites a Nadia Solís Báez?' });
  await dialog.getByRole('button', { name: 'Quitar los límites' }).press('Enter');
  const reason = dialog.getByLabel('Motivo');
  await expect(reason).toHaveAccessibleDescription(/obligatorio/);
  await reason.fill('Declaración del Anexo 9, en su expediente.');
  await dialog.getByRole('button', { name: 'Quitar los límites' }).press('Enter');
  await expect(dialog).toBeHidden();
  await waits(staff);
  await fits(page);
  await Promise.all([page.close(), newcomer.close()]);
});
