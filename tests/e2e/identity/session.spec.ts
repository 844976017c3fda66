import { expect } from '@playwright/test';
import { byKeyboard } from '@tests/support/hands';
import { confirmIdentity, newApplicant, register, registerByHand } from '@tests/support/people';
import { mailTo, signIn, signInByHand, signOut } from '@tests/support/portal';
import { test } from '@tests/support/story';
import { authenticator } from 'otplib';

const PASSWORD = 'Nopal-Verde-58';

test('a person registers, activates by mail and signs in by keyboard, stays after a reload, and finds their home from an error', async ({
  page,
}) => {
  const email = `nueva-${Date.now()}@ejemplo.mx`;
  const keys = byKeyboard(page);
  const aurora = { name: 'Aurora Nuñez Peña', email, password: PASSWORD };
  await registerByHand(page, keys, aurora, 'client');

  await test.step('who opens the link again that they activated goes on to the login', async () => {
    const mail = await mailTo(email, /Activa tu cuenta/);
    await page.goto(/\/activar-cuenta\/[\w-]+/.exec(mail)?.[0] ?? '/');
    await page.getByLabel('Contraseña', { exact: true }).fill('Mezquite-Azul-91');
    await page.getByRole('button', { name: 'Activar mi cuenta' }).click();
    await expect(page.getByRole('alert')).toContainText('El enlace ya no es válido');
    await page.getByRole('link', { name: 'Ya la activé: entrar' }).click();
    await expect(page).toHaveURL('/login');
  });

  await signInByHand(page, email, { password: PASSWORD, hands: keys });
  await expect(page).toHaveURL('/solicitante/inicio');
  await page.goto('/solicitante/contratos');
  await page.reload();
  await expect(page).toHaveURL('/solicitante/contratos');
  await page.goto('/error?code=denied');
  await expect(page.getByRole('link', { name: 'Entrar' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Mi inicio' }).click();
  await expect(page).toHaveURL('/solicitante/inicio');
  await signOut(page);
  await page.goto('/solicitante/inicio');
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('a newcomer reads what is wrong with name and code on them, and where the mail goes', async ({
  page,
}) => {
  const email = `nueva-${Date.now()}@ejemplo.mx`;
  await page.goto('/registro/client');
  const name = page.getByLabel('Nombre completo o razón social');
  const code = page.getByLabel('Código de invitación');
  await name.fill('Inés Lara Soto');
  // An invitation outlives a form that was begun without it.
  await page.goto('/registro/client?invitacion=SOLCASA1');
  await expect(code).toHaveValue('SOLCASA1');
  await expect(name).toHaveValue('Inés Lara Soto');
  await name.fill('María 🌞 Ñandú');
  await code.fill('nadie🙂');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel(/Acepto los términos/).check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(name).toHaveAccessibleDescription(/Un nombre lleva letras/);
  await name.fill('María Ñandú');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(code).toHaveAccessibleDescription(/No conocemos ese código/);
  await code.fill('');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
});

test('a second factor is put on with an authenticator, and asked for at the next sign-in', async ({
  page,
}) => {
  const email = `doble-${Date.now()}@ejemplo.mx`;
  await register(page, { name: 'Iván Ugalde Ríos', email, password: PASSWORD });
  await signIn(page, email, { password: PASSWORD, to: '/solicitante/perfil/seguridad/2fa' });
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Empezar' }).click();
  await confirmIdentity({ page, email });
  const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
  const authentic = authenticator.clone();
  const codeAt = (moment: number) =>
    authentic.clone({ epoch: moment }).generate(secret.replaceAll(' ', ''));
  await page.getByLabel('Código de 6 dígitos').fill('000000');
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByLabel('Código de 6 dígitos')).toHaveAccessibleDescription(/./);
  await page.getByLabel('Código de 6 dígitos').fill(codeAt(Date.now()));
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByText('Guarda tus códigos de recuperación')).toBeVisible();
  const codes = page.getByRole('main').getByRole('listitem');
  await expect(codes.last().locator('..'), 'they stand off the edge of their box').toHaveCSS(
    'padding-left',
    '16px',
  );
  const recovery = await codes.allTextContents();
  await page.getByRole('link', { name: 'Inicio' }).first().click();
  const leaving = page.getByRole('dialog', { name: '¿Ya guardaste tus códigos?' });
  await leaving.getByRole('button', { name: 'Ver mis códigos' }).click();
  await expect(codes.first()).toHaveText(recovery[0] ?? '');
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText(/^Activa desde el/)).toBeVisible();

  await signOut(page);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  // The one of the enrolment was used; the next one is good already, for clocks that differ.
  await page.getByLabel('Código', { exact: true }).fill(codeAt(Date.now() + 30_000));
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL('/solicitante/inicio');

  await signOut(page);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByLabel('Código', { exact: true }).fill(recovery.at(-1) ?? '');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL('/solicitante/inicio');

  await page.goto('/solicitante/perfil/seguridad/2fa');
  await expect(page.getByText('Te quedan 9 códigos de recuperación')).toBeVisible();
  await page.getByRole('button', { name: 'Códigos de recuperación nuevos' }).click();
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Código de la aplicación o de recuperación').fill(recovery.at(-2) ?? '');
  await page.getByRole('button', { name: 'Cambiar códigos' }).click();
  await expect(page.getByText('Guarda tus códigos de recuperación')).toBeVisible();
  await expect(codes.last()).not.toHaveText(recovery.at(-1) ?? '');
  await expect(codes.filter({ hasText: recovery.at(-3) ?? '' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText('Te quedan 10 códigos de recuperación')).toBeVisible();
});

test('a user without their required second factor finds its enrolment alone, and then their own screen', async ({
  page,
}) => {
  const email = `debe-${Date.now()}@ejemplo.mx`;
  await register(page, { name: 'Elba Trejo Ruiz', email, password: PASSWORD });
  // The demo requires none: this is the answer of a server that does.
  await page.route('**/getRgUserInfo*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), second_factor_owed: true },
    });
  });
  await signInByHand(page, email, { password: PASSWORD });
  await expect(page.getByRole('heading', { name: /^Activa la verificación/ })).toBeVisible();
  await page.goto('/solicitante/movimientos');
  await expect(page.getByRole('heading', { name: /^Activa la verificación/ })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Empezar' }).click();
  await confirmIdentity({ page, email });
  const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
  await page
    .getByLabel('Código de 6 dígitos')
    .fill(authenticator.generate(secret.replaceAll(' ', '')));
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  await page.unroute('**/getRgUserInfo*');
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Movimientos' })).toBeVisible();
  expect(await mailTo(email, /Activaste la verificación/)).toContain('esperan hasta el');
});

test('an idle user is warned, may stay, and is signed out in the end', async ({ page }) => {
  const email = `quieta-${Date.now()}@ejemplo.mx`;
  await register(page, { name: 'Olga Urrutia Sáenz', email, password: PASSWORD });
  await page.clock.install();
  await signIn(page, email, { password: PASSWORD });
  await page.getByRole('link', { name: 'Movimientos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Movimientos' })).toBeVisible();
  await page.clock.fastForward(230_000);
  const warning = page.getByRole('dialog', { name: '¿Sigues ahí?' });
  await expect(warning.getByRole('timer')).toContainText(/en \d+ segundos/);
  await warning.getByRole('button', { name: 'Seguir conectado' }).click();
  await expect(warning).toBeHidden();
  await page.clock.fastForward(256_000);
  await expect(page.getByText('Cerramos tu sesión por inactividad.')).toBeVisible();
  await expect(page).toHaveURL('/session-logout/timeout?redirect=%2Fsolicitante%2Fmovimientos');
  await page.goto('/solicitante/inicio');
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('a new tab is signed in although the open one answers late, and asks nobody once all were closed', async ({
  page,
}) => {
  // As on a machine that is busy.
  await page.addInitScript(() => {
    const post = BroadcastChannel.prototype.postMessage;
    BroadcastChannel.prototype.postMessage = function (message: unknown) {
      setTimeout(() => post.call(this, message), 500);
    };
  });
  await newApplicant(page);
  const tab = await page.context().newPage();
  await tab.goto('/solicitante/contratos');
  await expect(tab.getByRole('heading', { level: 1, name: 'Contratos' })).toBeVisible();
  await Promise.all([page.close(), tab.close()]);
  const later = await tab.context().newPage();
  await later.goto('/solicitante/contratos');
  await expect(later).toHaveURL(/\/login/);
  await expect.poll(() => later.evaluate(() => localStorage.getItem('session-open'))).toBeNull();
});
