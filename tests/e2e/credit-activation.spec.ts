import { type Browser, expect, type Page, test } from '@playwright/test';
import { choose, PASSWORD } from '@tests/support/people';
import { mailTo, signIn } from '@tests/support/portal';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** An installer asks for a credit in the name of a person; answers the path in their mail. */
async function askFor(browser: Browser, email: string): Promise<string> {
  const page = await (await browser.newContext(PHONE)).newPage();
  await signIn(page, 'instalador@demo.mx');
  await page.goto('/proveedor/mis-proyectos');
  await page.getByRole('link', { name: 'Pedir un crédito para un cliente' }).press('Enter');
  await page.getByLabel('Nombre completo').fill('Inés Vega Luna');
  await page.getByLabel('Correo electrónico').fill(email);
  await choose(page, 'Producto', 'Calentador solar');
  await page.getByLabel('Monto').fill('50000');
  await page.getByLabel('Plazo').fill('12');
  await page.getByLabel('Destino del crédito').fill('Agua caliente para el hostal');
  await page.getByLabel('Calle y número').fill('Av. Chapultepec 480');
  await page.getByLabel('Código postal').fill('44160');
  await page.getByLabel('Colonia').fill('Obrera');
  await page.getByLabel('Municipio o alcaldía').fill('Guadalajara');
  await page.getByRole('button', { name: 'Enviar al solicitante' }).press('Enter');
  await expect(page.getByText(`Enviamos el enlace a ${email}.`)).toBeVisible();
  await expect(page.getByText('Por activar').first()).toBeVisible();
  await page.context().close();
  const mail = await mailTo(email, /activa-tu-cuenta/);
  return /\/solicitante\/[\w-]+\/activa-tu-cuenta\/[\w-]+/.exec(mail)?.[0] ?? '';
}

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

test('who an installer asked a credit for sees it on a telephone, activates the account and arrives at it', async ({
  browser,
}) => {
  const email = `ines-${process.pid}-${Date.now()}@ejemplo.mx`;
  const link = await askFor(browser, email);
  const page = await (await browser.newContext(PHONE)).newPage();
  await page.goto(link);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Activa tu cuenta y tu crédito' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/activa-tu-cuenta\/enlace$/);
  await expect(page.getByText('Inés', { exact: false })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ver el crédito' }).press('Enter');
  await expect(
    page.getByText('Inés Vega Luna, este es el crédito', { exact: false }),
  ).toBeVisible();
  await expect(page.getByText('$50,000.00')).toBeVisible();
  await fits(page);

  // The link is used; what it opened outlives a reload of the tab.
  await page.reload();
  await expect(page.getByText('Guadalajara, Jalisco')).toBeVisible();
  await expect(page).toHaveURL(/activa-tu-cuenta\/enlace$/);
  await page.getByRole('button', { name: 'Activar mi cuenta y pedir el crédito' }).press('Enter');
  await expect(page.getByText('El campo es obligatorio').first()).toBeVisible();
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Lo que debes en otras plataformas').fill('0');
  await page.getByLabel(/Acepto los términos/).press('Space');
  await page.getByRole('button', { name: 'Activar mi cuenta y pedir el crédito' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Tu cuenta está activa' })).toBeVisible();
  await page.getByRole('link', { name: 'Entrar a mi crédito' }).press('Enter');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /SF-\d+/ })).toBeVisible();

  const again = await (await browser.newContext(PHONE)).newPage();
  await again.goto(link);
  await again.getByRole('button', { name: 'Ver el crédito' }).press('Enter');
  await expect(again.getByText('El enlace ya no es válido.', { exact: false })).toBeVisible();
  await again.getByLabel('Correo electrónico').fill(email);
  await again.getByRole('button', { name: 'Enviar otro enlace' }).press('Enter');
  await expect(
    again.getByText('Si hay un crédito por activar con ese correo', { exact: false }),
  ).toBeVisible();
});
