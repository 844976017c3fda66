import { expect, test } from '@playwright/test';
import { mailTo, signIn, signOut } from '@tests/support/portal';

const PASSWORD = 'Nopal-Verde-58';

test('a person registers, activates by mail, signs in, and stays after a reload', async ({
  page,
}) => {
  const email = `nueva-${Date.now()}@ejemplo.mx`;
  await page.goto('/registro/client');
  await page.getByLabel('Nombre completo o razón social').fill('Aurora Nuñez Peña');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByLabel(/Acepto los términos/).check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();

  const link = /\/activar-cuenta\/[\w-]+/.exec(await mailTo(email, /Activa tu cuenta/))?.[0];
  await page.goto(link ?? '/');
  await page.getByRole('button', { name: 'Activar mi cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Tu cuenta está activa' })).toBeVisible();

  await signIn(page, email, { password: PASSWORD });
  await expect(page).toHaveURL('/solicitante/inicio');
  await page.goto('/solicitante/contratos');
  await page.reload();
  await expect(page).toHaveURL('/solicitante/contratos');
  await signOut(page);
  await page.goto('/solicitante/inicio');
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('a wrong password is said without telling whether the account exists', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill('nadie@ejemplo.mx');
  await page.getByLabel('Contraseña', { exact: true }).fill('no-es-esta-1');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('El correo o la contraseña no son correctos');
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('nadie@ejemplo.mx');
});
