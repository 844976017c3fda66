import { expect } from '@playwright/test';
import { type NewPerson, PASSWORD, register } from '@tests/support/people';
import { consoleErrorsOf, mailTo, signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

const newcomer = (name: string): NewPerson => ({
  name: `${name} Prueba`,
  email: `${name.toLowerCase()}-${Date.now()}@ejemplo.mx`,
  password: PASSWORD,
});

test('an address ends no open session: only a press of the button does', async ({ page }) => {
  const consoleErrors = consoleErrorsOf(page);
  const ana = newcomer('Leonor');
  await register(page, ana);
  await signIn(page, ana.email, { password: ana.password });
  const home = page.url();
  for (const path of ['/logout', '/session-logout/timeout', '/session-logout/otro']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '¿Quieres cerrar tu sesión?' })).toBeVisible();
  }
  await page.goto(home);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).toHaveURL(home);
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/session-logout/timeout');
  await expect(
    page.getByRole('heading', { name: 'Cerramos tu sesión por inactividad.' }),
  ).toBeVisible();
  // Nothing of the page was written at run time where the policy forbids it, not even to try.
  expect(consoleErrors).toEqual([]);
});

test('a user blocked by wrong passwords opens the account from the mail', async ({ page }) => {
  const ana = newcomer('Beatriz');
  await register(page, ana);
  await page.goto('/login');
  for (let n = 0; n < 3; n += 1) {
    await page.getByLabel('Correo electrónico').fill(ana.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(`No-es-esta-${n}`);
    const answer = page.waitForResponse(/\/api\/auth\/login$/);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    expect((await answer).status()).toBe(400);
    await expect(page.getByRole('alert')).toContainText(
      'El correo o la contraseña no son correctos',
    );
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(ana.email);
  }
  const mail = await mailTo(ana.email, /Bloqueamos tu cuenta/);
  const response = await page.goto(/\/desbloquear-cuenta\/[\w-]+/.exec(mail)?.[0] ?? '/');
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page).toHaveURL('/desbloquear-cuenta/enlace');
  await page.getByRole('button', { name: 'Abrir mi cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Tu cuenta está abierta' })).toBeVisible();
  await signIn(page, ana.email, { password: ana.password });
});
