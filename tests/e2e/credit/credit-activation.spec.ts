import { type Browser, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@server/db/seed/accounts';
import { byKeyboard, byTouch, fits, type Hands, PHONE } from '@tests/support/hands';
import { PASSWORD, register } from '@tests/support/people';
import { mailTo, signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

// Both stories begin as the same installer, who has one session.
test.describe.configure({ mode: 'default' });

/** An installer asks for a credit in the name of a person; answers the path in their mail. */
async function askFor(browser: Browser, email: string): Promise<string> {
  const page = await (await browser.newContext(PHONE)).newPage();
  const hand = byTouch(page);
  await signIn(page, 'instalador@demo.mx', { to: '/proveedor/mis-proyectos' });
  await hand.press(page.getByRole('link', { name: 'Pedir un crédito para un cliente' }));
  await hand.fill(page.getByLabel('Nombre completo'), 'Inés Vega Luna');
  await hand.fill(page.getByLabel('Correo electrónico'), email);
  await hand.choose(page.getByRole('combobox', { name: 'Producto' }), 'Calentador solar');
  await hand.fill(page.getByLabel('Monto'), '50000');
  await hand.fill(page.getByLabel('Plazo'), '12');
  await hand.fill(page.getByLabel('Destino del crédito'), 'Agua caliente para el hostal');
  await hand.fill(page.getByLabel('Calle y número'), 'Av. Chapultepec 480');
  await hand.fill(page.getByLabel('Código postal'), '44160');
  await hand.fill(page.getByLabel('Colonia'), 'Obrera');
  await hand.fill(page.getByLabel('Municipio o alcaldía'), 'Guadalajara');
  await expect(page.getByRole('textbox', { name: 'Estado' })).toHaveValue('Jalisco');
  await hand.press(page.getByRole('button', { name: 'Revisar antes de enviar' }));
  await expect(page.getByRole('region', { name: 'Para quién es' })).toContainText(email);
  await hand.press(page.getByRole('button', { name: 'Enviar al solicitante' }));
  await expect(page.getByText(`Enviamos el enlace a ${email}.`)).toBeVisible();
  await expect(page.getByText('Por activar').first()).toBeVisible();
  // The next request begins empty, and is filled in first.
  await expect(page.getByLabel('Nombre completo')).toHaveValue('');
  await page.context().close();
  const mail = await mailTo(email, /activa-tu-cuenta/);
  return /\/solicitante\/[\w-]+\/activa-tu-cuenta\/[\w-]+/.exec(mail)?.[0] ?? '';
}

test('who an installer asked a credit for sees it on a telephone, activates the account and arrives at it', async ({
  browser,
}) => {
  const email = `ines-${process.pid}-${Date.now()}@ejemplo.mx`;
  const link = await askFor(browser, email);
  const page = await (await browser.newContext(PHONE)).newPage();
  const hand = byTouch(page);
  await page.goto(link);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Activa tu cuenta y tu crédito' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/activa-tu-cuenta\/enlace$/);
  await expect(page.getByText('Inés', { exact: false })).toHaveCount(0);
  await hand.press(page.getByRole('button', { name: 'Ver el crédito' }));
  await expect(
    page.getByText('Inés Vega Luna, este es el crédito', { exact: false }),
  ).toBeVisible();
  await expect(page.getByText('$50,000.00')).toBeVisible();
  await fits(page);

  // The link is used; what it opened outlives a reload of the tab.
  await page.reload();
  await expect(page.getByText('Guadalajara, Jalisco')).toBeVisible();
  await expect(page).toHaveURL(/activa-tu-cuenta\/enlace$/);
  await hand.press(page.getByRole('button', { name: 'Activar mi cuenta y pedir el crédito' }));
  await expect(page.getByText('El campo es obligatorio').first()).toBeVisible();
  await hand.fill(page.getByLabel('Contraseña', { exact: true }), PASSWORD);
  await hand.fill(page.getByLabel('Lo que debes en otras plataformas'), '0');
  await hand.check(page.getByLabel(/Acepto los términos/));
  await hand.press(page.getByRole('button', { name: 'Activar mi cuenta y pedir el crédito' }));
  await expect(page.getByRole('heading', { name: 'Tu cuenta está activa' })).toBeVisible();
  await hand.press(page.getByRole('link', { name: 'Entrar a mi crédito' }));
  await hand.fill(page.getByLabel('Correo electrónico'), email);
  await hand.fill(page.getByLabel('Contraseña', { exact: true }), PASSWORD);
  await hand.press(page.getByRole('button', { name: 'Entrar', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: /SF-\d+/ })).toBeVisible();

  const again = await (await browser.newContext()).newPage();
  const keys = byKeyboard(again);
  await again.goto(link);
  await keys.press(again.getByRole('button', { name: 'Ver el crédito' }));
  await expect(again.getByText('El enlace ya no es válido.', { exact: false })).toBeVisible();
  await keys.fill(again.getByLabel('Correo electrónico'), email);
  await keys.press(again.getByRole('button', { name: 'Enviar otro enlace' }));
  await expect(
    again.getByText('Si hay un crédito por activar con ese correo', { exact: false }),
  ).toBeVisible();
});

test('who has an account enters with it by keyboard, confirms the credit that was asked for them, and arrives at it', async ({
  browser,
}) => {
  const email = `ines-cuenta-${process.pid}-${Date.now()}@ejemplo.mx`;
  const page = await (await browser.newContext()).newPage();
  const keys = byKeyboard(page);
  const enter = async (who: string, password: string) => {
    await keys.fill(page.getByLabel('Correo electrónico'), who);
    await keys.fill(page.getByLabel('Contraseña', { exact: true }), password);
    await keys.press(page.getByRole('button', { name: 'Entrar', exact: true }));
  };
  await register(page, { name: 'Inés Vega Luna', email, password: PASSWORD });
  await page.goto(await askFor(browser, email));
  await keys.press(page.getByRole('button', { name: 'Ver el crédito' }));
  await keys.press(page.getByRole('button', { name: 'Entrar y confirmar' }));
  await enter('inversionista@demo.mx', DEMO_PASSWORD);

  // Another account than that of the mail is refused in words, and the way to the right one is there.
  await expect(page.getByRole('heading', { name: 'Confirma con tu cuenta' })).toBeVisible();
  await fits(page);
  await answer(page, keys);
  await expect(
    page.getByText('Este crédito se pidió para otro correo.', { exact: false }),
  ).toBeVisible();
  await keys.press(page.getByRole('link', { name: 'Entrar con otra cuenta' }));
  await enter(email, PASSWORD);
  await expect(page.getByText('Entraste como Inés Vega Luna.', { exact: false })).toBeVisible();
  await answer(page, keys);
  await expect(page.getByRole('heading', { name: 'Pedimos tu crédito' })).toBeVisible();
  await keys.press(page.getByRole('button', { name: 'Entrar a mi crédito' }));
  await expect(page.getByRole('heading', { level: 1, name: /SF-\d+/ })).toBeVisible();
});

async function answer(page: Page, { press, fill, check }: Hands) {
  await fill(page.getByLabel('Lo que debes en otras plataformas'), '0');
  await check(page.getByLabel(/Acepto los términos/));
  await press(page.getByRole('button', { name: 'Confirmar y pedir el crédito' }));
}
