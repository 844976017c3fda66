import { expect } from '@playwright/test';
import { byTouch, fits, PHONE } from '@tests/support/hands';
import { administratorLink } from '@tests/support/new-administrator';
import { signInByHand } from '@tests/support/portal';
import { test } from '@tests/support/story';

test.use(PHONE);

test('who runs the server makes an administrator, who enters the backoffice; the link is gone from the address', async ({
  page,
  baseURL,
}) => {
  const { press, fill } = byTouch(page);
  const link = await administratorLink(baseURL);
  await page.goto(link);
  await expect(
    page.getByRole('heading', { name: 'Crea tu cuenta de administración' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/administrador\/[^/]{0,19}$/);
  await fits(page);
  const email = `admin-${Date.now()}@ejemplo.mx`;
  const password = 'Rayo-de-sol-47';
  await fill(page.getByLabel('Tu nombre completo'), 'Ada Ríos Núñez');
  await fill(page.getByLabel('Correo electrónico'), 'sol.perez@demo.solfondo.mx');
  await fill(page.getByLabel('Contraseña', { exact: true }), 'corta');
  await press(page.getByRole('button', { name: 'Crear cuenta' }));
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await fill(page.getByLabel('Correo electrónico'), email);
  await fill(page.getByLabel('Contraseña', { exact: true }), password);
  await press(page.getByRole('button', { name: 'Crear cuenta' }));
  await expect(page.getByRole('heading', { name: 'Tu cuenta está lista' })).toBeVisible();
  await signInByHand(page, email, { password, hands: { press, fill } });
  await expect(page).toHaveURL('/backoffice/inicio');
});
