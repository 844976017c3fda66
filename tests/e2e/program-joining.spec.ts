import { expect, test } from '@playwright/test';
import { confirmIdentity, PASSWORD, register, seat } from '@tests/support/people';
import { mailTo, signIn } from '@tests/support/portal';

test('who has an account accepts an invitation to a program with it, signed in on a telephone, and chooses the profile at the next entry', async ({
  browser,
}) => {
  const email = `participa-${Date.now()}@ejemplo.mx`;
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  await register(page, { name: 'Lucía Ruiz Paz', email, password: PASSWORD });

  const admin = await seat(browser, 'programa@demo.mx');
  await admin.page.goto('/programa/usuarios');
  await admin.page.getByRole('button', { name: 'Invitar persona' }).click();
  const dialog = admin.page.getByRole('dialog', { name: 'Invitar persona' });
  await dialog.getByLabel('Nombre completo').fill('Lucía Ruiz Paz');
  await dialog.getByLabel('Correo').fill(email);
  await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
  await confirmIdentity(admin);
  await expect(admin.page.getByText('La invitación va en camino.')).toBeVisible();

  const mail = await mailTo(email, /te invitó al programa/);
  await page.goto(/\/activar-cuenta\/[\w-]+/.exec(mail)?.[0] ?? '/');
  await page.getByRole('button', { name: 'Aceptar con mi cuenta' }).press('Enter');
  // The invitation is in no address meanwhile.
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  expect(page.url()).not.toMatch(/activar-cuenta\/[\w-]{20}/);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Acepta la invitación' })).toBeVisible();
  await page.getByRole('button', { name: 'Aceptar invitación' }).press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Ya eres parte de Frío Eficiente' }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Entra a tu cuenta' })).toBeVisible();
  await signIn(page, email, { password: PASSWORD, role: 'Ejecutivo de programa' });
  await page.goto('/programa/lista-de-prospectos');
  await expect(page.getByRole('heading', { name: 'Lista de prospectos' })).toBeVisible();
});
