import { expect, test } from '@playwright/test';
import { administratorLink } from '@tests/support/new-administrator';
import { signIn } from '@tests/support/portal';

test('who runs the server makes an administrator, who enters the backoffice; the link is gone from the address and from then on', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const link = await administratorLink(baseURL);
  await page.goto(link);
  await expect(
    page.getByRole('heading', { name: 'Crea tu cuenta de administración' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/administrador\/[^/]{0,19}$/);
  const email = `admin-${Date.now()}@ejemplo.mx`;
  const password = 'Rayo-de-sol-47';
  await page.getByLabel('Tu nombre completo').fill('Ada Ríos Núñez');
  await page.getByLabel('Correo electrónico').fill('sol.perez@demo.solfondo.mx');
  await page.getByLabel('Contraseña', { exact: true }).fill('corta');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Tu cuenta está lista' })).toBeVisible();
  await signIn(page, email, { password });
  await expect(page).toHaveURL('/backoffice/inicio');
  await page.goto(link);
  await page.getByLabel('Tu nombre completo').fill('Otra Persona');
  await page.getByLabel('Correo electrónico').fill(`otra-${email}`);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('El enlace ya no es válido.', { exact: false })).toBeVisible();
});
