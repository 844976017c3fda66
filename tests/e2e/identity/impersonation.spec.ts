import { expect } from '@playwright/test';
import { confirmIdentity, seat } from '@tests/support/people';
import { test } from '@tests/support/story';

test('an administrator enters as a person, is shown it all the time, moves nothing, and returns', async ({
  browser,
}) => {
  const { page } = await seat(browser, 'soporte@demo.mx', {
    to: '/backoffice/usuarios-y-permisos?q=solicitante2',
  });
  await page.getByRole('button', { name: 'Entrar como usuario' }).click();
  const dialog = page.getByRole('dialog', { name: 'Entrar como Tomás Quiñones Arce' });
  await dialog.getByRole('button', { name: 'Entrar como usuario' }).click();
  await expect(dialog.getByLabel('Motivo del acceso')).toHaveAccessibleDescription(/obligatorio/);
  await dialog.getByLabel('Motivo del acceso').fill('Pidió ayuda para ver sus documentos');
  await dialog.getByRole('button', { name: 'Entrar como usuario' }).click();
  await confirmIdentity({ page, email: 'soporte@demo.mx' });
  await expect(page).toHaveURL(/\/preauth\//);
  await page.getByRole('button', { name: 'Entrar como usuario' }).click();

  await expect(page).toHaveURL('/solicitante/inicio');
  const banner = page.getByText(/^Estás viendo como Tomás Quiñones Arce/);
  await expect(banner).toBeVisible();
  await expect(page.getByRole('link', { name: /SF-\d{6}/ })).toBeVisible();
  await page.goto('/solicitante/perfil/seguridad/contrasena');
  await expect(banner).toBeVisible();
  await page.getByLabel('Contraseña actual', { exact: true }).fill('Girasol-2026-mx');
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('Otra-Clave-2027');
  const again = page.getByLabel('Confirma la contraseña nueva', { exact: true });
  await again.fill('Otra-Clave-2072');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('El campo no coincide')).toBeVisible();
  await again.fill('Otra-Clave-2027');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/como otra persona/);

  // Another tab of the browser sees the same person, and takes nothing from this one.
  const other = await page.context().newPage();
  await other.goto('/solicitante/inicio');
  await expect(other.getByText(/^Estás viendo como Tomás Quiñones Arce/)).toBeVisible();
  await expect(banner).toBeVisible();

  await page.getByRole('button', { name: 'Terminar' }).click();
  await expect(page).toHaveURL('/backoffice/inicio');
  await expect(other).not.toHaveURL(/\/solicitante/);
  await expect(banner).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cuenta: Héctor Salinas Bravo' })).toBeVisible();
});
