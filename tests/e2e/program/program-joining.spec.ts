import { expect } from '@playwright/test';
import { byKeyboard, byTouch, PHONE } from '@tests/support/hands';
import { confirmIdentity, PASSWORD, register, seat } from '@tests/support/people';
import { mailTo, signInByHand, signOut } from '@tests/support/portal';
import { test } from '@tests/support/story';

test('who has an account accepts an invitation to a program with it, signed in on a telephone, and chooses the profile at the next entry', async ({
  browser,
}) => {
  const email = `participa-${Date.now()}@ejemplo.mx`;
  const phone = await browser.newContext(PHONE);
  const page = await phone.newPage();
  const hand = byTouch(page);
  await register(page, { name: 'Lucía Ruiz Paz', email, password: PASSWORD });

  const admin = await seat(browser, 'programa@demo.mx', { to: '/programa/usuarios' });
  const keys = byKeyboard(admin.page);
  await keys.press(admin.page.getByRole('button', { name: 'Invitar persona' }));
  const dialog = admin.page.getByRole('dialog', { name: 'Invitar persona' });
  await keys.fill(dialog.getByLabel('Nombre completo'), 'Lucía Ruiz Paz');
  await keys.fill(dialog.getByLabel('Correo'), email);
  await keys.press(dialog.getByRole('button', { name: 'Enviar invitación' }));
  await confirmIdentity(admin);
  await expect(admin.page.getByText('La invitación va en camino.')).toBeVisible();

  const mail = await mailTo(email, /Te invitaron al programa/);
  await page.goto(/\/activar-cuenta\/\S+/.exec(mail)?.[0] ?? '/');
  await hand.press(page.getByRole('button', { name: 'Aceptar con mi cuenta' }));
  // The invitation is in no address meanwhile.
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  expect(page.url()).not.toMatch(/activar-cuenta\/[\w-]{20}/);
  await hand.fill(page.getByLabel('Correo electrónico'), email);
  await hand.fill(page.getByLabel('Contraseña', { exact: true }), PASSWORD);
  await hand.press(page.getByRole('button', { name: 'Entrar', exact: true }));
  await expect(page.getByRole('heading', { name: 'Acepta la invitación' })).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Aceptar invitación' }));
  await expect(
    page.getByRole('heading', { name: 'Ya eres parte de Frío Eficiente' }),
  ).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Entrar al programa' }));
  await expect(page.getByRole('heading', { name: 'Prospectos por estado' })).toBeVisible();
  await expect(page.getByText('¿Quieres cerrar tu sesión?')).toHaveCount(0);
  await signOut(page);
  await signInByHand(page, email, {
    password: PASSWORD,
    role: 'Ejecutivo de programa',
    to: '/programa/lista-de-prospectos',
  });
  await expect(page.getByRole('heading', { name: 'Lista de prospectos' })).toBeVisible();
});
