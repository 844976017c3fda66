import { expect, type Page, test } from '@playwright/test';
import { askForCredit } from '@tests/support/credit-screens';
import { byKeyboard, byTouch, PHONE } from '@tests/support/hands';
import { mailTo } from '@tests/support/portal';
import sharp from 'sharp';

async function photograph() {
  const noise = { type: 'gaussian' as const, mean: 130, sigma: 30 };
  const buffer = await sharp({
    create: { width: 1200, height: 900, channels: 3, background: '#000', noise },
  })
    .jpeg()
    .toBuffer();
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
}

/** Names a co-obligor with an address of their own. */
async function name(page: Page) {
  const email = `delia-${process.pid}-${Date.now()}@ejemplo.mx`;
  await page.getByRole('button', { name: 'Nombrar obligado solidario' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nombrar obligado solidario' });
  await dialog.getByLabel('Nombre completo').fill('Delia Marco');
  await dialog.getByLabel('Correo electrónico').fill(email);
  await dialog.getByLabel('Teléfono celular').fill('999 123 4567');
  await dialog.getByLabel('Parentesco o relación').fill('Hermana');
  await dialog.getByRole('button', { name: 'Enviar invitación' }).press('Enter');
  const panel = page.getByRole('region', { name: 'Obligado solidario' });
  await expect(panel.getByText('Invitado', { exact: true })).toBeVisible();
  const mail = await mailTo(email, /obligado-solidario\/onboarding/);
  const link = /\/obligado-solidario\/onboarding#[\w-]+/.exec(mail)?.[0] ?? '';
  return { email, panel, link };
}

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

test('who is named accepts, shows who they are and authorises the bureau, by touch on a telephone', async ({
  page,
  browser,
}) => {
  await askForCredit(page);
  const { email, panel, link } = await name(page);

  const telephone = await (await browser.newContext(PHONE)).newPage();
  const hand = byTouch(telephone);
  await telephone.goto(link);
  await expect(
    telephone.getByRole('heading', { name: 'Te piden ser obligado solidario' }),
  ).toBeVisible();
  await expect(telephone).toHaveURL(/onboarding$/);
  await expect(telephone.getByText('Irene', { exact: false })).toHaveCount(0);
  await hand.press(telephone.getByRole('button', { name: 'Empezar' }));
  await expect(telephone.getByText('Irene Marco Vega te pide', { exact: false })).toBeVisible();
  await expect(telephone.getByText('$100,000.00')).toBeVisible();
  await expect(telephone.getByText('tú respondes por la deuda completa')).toBeVisible();
  await fits(telephone);

  await hand.press(telephone.getByRole('button', { name: 'Aceptar y continuar' }));
  await expect(telephone.getByText('Marca que leíste')).toBeVisible();
  for (const [label, value] of [
    ['Nombre completo', 'Delia Marco Vega'],
    ['Fecha de nacimiento', '1986-03-12'],
    ['CURP', 'PEGR860312MYNXLS07'],
    ['RFC con homoclave', 'PEGR8603121A1'],
    ['Código postal', '97000'],
    ['Estado', 'Yucatán'],
    ['Municipio o alcaldía', 'Mérida'],
    ['Colonia', 'Centro'],
    ['Calle', 'Calle 60'],
    ['Número exterior', '120'],
  ] as const) {
    await hand.fill(telephone.getByLabel(label, { exact: true }), value);
  }
  await hand.check(telephone.getByLabel(/^Leí qué significa/));
  await hand.press(telephone.getByRole('button', { name: 'Aceptar y continuar' }));
  await hand.press(telephone.getByRole('link', { name: 'Verificar mi identidad' }));

  await hand.press(telephone.getByRole('button', { name: 'Empezar' }));
  await expect(telephone).toHaveURL(/verificacion-identidad$/);
  const photo = await photograph();
  for (const which of [
    'Identificación oficial, frente',
    'Identificación oficial, reverso',
    'Tu rostro',
  ]) {
    const slot = telephone.getByRole('region', { name: which, exact: true });
    await slot.getByLabel('Elegir una fotografía').setInputFiles(photo);
    await hand.press(slot.getByRole('button', { name: 'Enviar fotografía' }));
    await expect(slot.getByText('En revisión')).toBeVisible();
    // As a telephone does that throws the page away while its camera is in use.
    await telephone.reload();
    await expect(slot.getByText('En revisión')).toBeVisible();
  }
  await hand.press(telephone.getByRole('link', { name: 'Autorizar la consulta' }));

  await hand.press(telephone.getByRole('button', { name: 'Empezar' }));
  await expect(telephone.getByText('•••• LS07')).toBeVisible();
  await telephone.getByLabel('¿Dónde quieres recibir tu NIP?').selectOption({ index: 2 });
  await hand.press(telephone.getByRole('button', { name: 'Enviar NIP' }));
  await expect(telephone.getByText('Enviamos tu NIP', { exact: false })).toBeVisible();
  const nip = /es (\d{6})\./.exec(await mailTo(email, /Tu NIP para/))?.[1] ?? '';
  await hand.fill(telephone.getByLabel('NIP de seis dígitos'), nip);
  await hand.check(telephone.getByLabel(/^Leí la autorización/));
  await fits(telephone);
  await hand.press(telephone.getByRole('button', { name: 'Autorizar la consulta' }));
  await expect(telephone.getByText(/CDC-[0-9A-F]{10}/)).toBeVisible();

  await page.reload();
  await expect(panel.getByText('Consulta autorizada')).toBeVisible();
});

test('who is named declines by keyboard; a link that was used offers another', async ({
  page,
  browser,
}) => {
  await askForCredit(page);
  const { email, panel, link } = await name(page);
  const other = await (await browser.newContext(PHONE)).newPage();
  const keys = byKeyboard(other);
  await other.goto(link);
  await keys.press(other.getByRole('button', { name: 'Empezar' }));
  await expect(other.getByRole('button', { name: 'No acepto' })).toBeVisible();
  await other.goto('/');
  await other.goto(link);
  await keys.press(other.getByRole('button', { name: 'Empezar' }));
  await expect(other.getByRole('alert')).toContainText('El enlace ya no es válido');
  const begun = await mailTo(email, /obligado-solidario\/onboarding/, { once: true });
  await keys.fill(other.getByLabel('Correo electrónico'), email);
  await keys.press(other.getByRole('button', { name: 'Enviar otro enlace' }));
  await expect(other.getByText('Si hay algo pendiente con ese correo')).toBeVisible();
  const anew = await mailTo(email, /obligado-solidario\/onboarding/);
  expect(anew).not.toBe(begun);
  await other.goto('/');
  await other.goto(/\/obligado-solidario\/onboarding#[\w-]+/.exec(anew)?.[0] ?? '');
  await keys.press(other.getByRole('button', { name: 'Empezar' }));
  await keys.press(other.getByRole('button', { name: 'No acepto' }));
  await expect(other.getByLabel('Motivo')).toBeFocused();
  await keys.press(other.getByRole('button', { name: 'Confirmar que no acepto' }));
  await expect(other.getByRole('heading', { name: 'No aceptaste' })).toBeVisible();
  await page.reload();
  await expect(panel.getByText('No aceptó')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Nombrar obligado solidario' })).toBeVisible();
});
