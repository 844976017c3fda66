import { expect } from '@playwright/test';
import { giveSections } from '@tests/support/onboarded';
import { aPerson, register } from '@tests/support/people';
import { mailTo, signIn, signInByHand } from '@tests/support/portal';
import { test } from '@tests/support/story';

test('an anonymous visitor learns what a credit would cost, and goes on to ask for it, or does so without its figures', async ({
  page,
}) => {
  await page.route('**/api/v1/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('No pudimos calcularlo.', { exact: false })).toBeVisible();
  await expect(page.getByText('Financiado hasta hoy')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Crear cuenta' }).first()).toBeVisible();

  await page.unroute('**/api/v1/**');
  await page.reload();
  await expect(page.getByText('Financiado hasta hoy')).toBeVisible();
  const simulator = page.getByRole('region', { name: '¿Cuánto pagarías al mes?' });
  await simulator.getByRole('slider', { name: 'Monto del sistema' }).fill('150000');
  await simulator.getByRole('slider', { name: 'Plazo' }).fill('36');
  // rules-mx 2.1, vector B.
  await expect(simulator.getByText('$5,722.67')).toBeVisible();
  await expect(simulator.getByText('18.9%')).toBeVisible();
  await simulator.getByRole('slider', { name: 'Plazo' }).press('ArrowLeft');
  await expect(simulator.getByText('30 meses')).toBeVisible();
  await expect(simulator.getByText('$5,722.67')).toBeHidden();
  await simulator.getByRole('link', { name: 'Pedir un crédito' }).click();
  await expect(page).toHaveURL('/registro/client');

  await test.step('the request begins with that credit, and with the address that they gave', async () => {
    const { email, password } = await aPerson(page);
    await giveSections(page.request, { email, password }, ['address']);
    await signIn(page, email, { password, to: '/solicitante/crear-proyecto/nuevo' });
    await expect(page.getByLabel('Monto', { exact: true })).toHaveValue(/150,?000/);
    await expect(page.getByLabel('Plazo')).toHaveValue('30');
    await expect(page.getByLabel('Código postal')).toHaveValue('44100');
    await expect(page.getByLabel('Calle y número')).toHaveValue('Morelos 120');
    await expect(page.getByLabel('Colonia')).toHaveValue('Centro');
  });
});

test('what is accepted can be read first, with its version, from the form and from every foot', async ({
  page,
  context,
}) => {
  await page.goto('/registro/investor');
  await page.getByLabel('Nombre completo o razón social').fill('Inés Lara Soto');
  for (const [link, title] of [
    ['términos y condiciones', 'Términos y condiciones'],
    ['aviso de privacidad', 'Aviso de privacidad'],
  ] as const) {
    const opening = context.waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    const text = await opening;
    await expect(text.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(text.getByText(/^Versión \d+, del \d+ de \w+ de \d{4}$/)).toBeVisible();
    await text.emulateMedia({ media: 'print' });
    await expect(text.getByRole('button', { name: 'Imprimir' })).toBeHidden();
    await text.close();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: title })).toBeVisible();
  }
  await expect(page.getByLabel('Nombre completo o razón social')).toHaveValue('Inés Lara Soto');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aviso de privacidad' }).click();
  await expect(page.getByRole('heading', { name: 'Tus derechos ARCO' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Finalidades voluntarias' })).toBeVisible();
});

test('a password is chosen by the link that was mailed, for a new account and for a forgotten one', async ({
  page,
}) => {
  const email = `olvido-${Date.now()}@ejemplo.mx`;
  await register(page, { name: 'Olga Vidal Ríos', email, password: 'Nopal-Verde-58' });
  await page.goto('/password/reset');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByText(/en unos minutos recibirás un enlace/)).toBeVisible();
  const mail = await mailTo(email, /\/password\/reset\//);
  await page.goto(/\/password\/reset\/[\w-]+/.exec(mail)?.[0] ?? '/');
  const password = page.getByLabel('Contraseña', { exact: true });
  await password.fill('corta');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(password).toHaveAccessibleDescription(/al menos 10 caracteres/);
  await password.fill('Mezquite-Azul-91');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByRole('heading', { name: 'Tu contraseña cambió' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Restablece tu contraseña' })).toBeVisible();
  await signInByHand(page, email, { password: 'Mezquite-Azul-91' });
});
