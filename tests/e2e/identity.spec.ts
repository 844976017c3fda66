import { type Browser, expect, type Page, test } from '@playwright/test';
import { askForCredit, folioOf } from '@tests/support/credit-screens';
import { byKeyboard, byTouch, PHONE } from '@tests/support/hands';
import { confirmIdentity, newApplicant } from '@tests/support/people';
import { mailTo, signIn } from '@tests/support/portal';
import sharp from 'sharp';

test.use({
  launchOptions: {
    executablePath: process.env.PLAYWRIGHT_CHROMIUM ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
});

/** A photograph: with noise it is sharp, without it there is nothing in it to be sharp. */
async function photograph(width: number, mean: number, sigma: number) {
  const height = Math.round(width * 0.75);
  const noise = { type: 'gaussian' as const, mean, sigma };
  const buffer = await sharp({
    create: { width, height, channels: 3, background: '#000', noise },
  })
    .jpeg()
    .toBuffer();
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
}

const phone = async (browser: Browser) => (await browser.newContext(PHONE)).newPage();
const photoOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The link of a person's own, as their mail has it. */
async function ownLink(page: Page, email: string) {
  await page.getByRole('button', { name: 'Obtener enlace' }).press('Enter');
  await expect(page.getByRole('img', { name: 'Código QR del enlace' })).toBeVisible();
  const mail = await mailTo(email, /Verifica.tu.identidad/, { once: true });
  return /\/solicitante\/[\w-]+\/verificacion-identidad#[\w-]+/.exec(mail)?.[0] ?? '';
}

async function choose(page: Page, name: string, option: string) {
  await page.getByRole('combobox', { name }).press('Enter');
  await page.getByTitle(option, { exact: true }).last().click();
}

test('an applicant declares who they are and for whom they act, and is asked for what follows from it', async ({
  page,
}) => {
  const email = await newApplicant(page);
  await page.goto('/solicitante/kycPropietario');
  await expect(
    page.getByText('solo a quien no actúa por cuenta propia', { exact: false }),
  ).toBeVisible();
  await page.goto('/solicitante/kyc');
  await page.getByRole('link', { name: 'Completar: Tus datos' }).click();

  const own = page.getByRole('radiogroup', { name: '¿Actúas por cuenta propia?' });
  await own.getByRole('radio', { name: 'No' }).check();
  await page.getByLabel('Ocupación o actividad').fill('Comerciante');
  await choose(
    page,
    '¿Tú o un familiar tienen un cargo público importante?',
    'Sí, un familiar cercano',
  );
  await page.getByLabel('Cargo, y de quién').fill('Mi hermana es regidora');
  await choose(page, 'Origen de los recursos', 'Negocio propio');
  await page.getByLabel('Destino de los recursos').fill('Pagar los paneles de mi local');
  await page.getByLabel('Monto mensual que esperas mover').fill('5,000');
  await page.getByRole('button', { name: 'Guardar' }).press('Enter');
  const abroad = page.getByRole('radiogroup', { name: '¿Pagas impuestos en otro país?' });
  await expect(page.getByText('El campo es obligatorio')).toBeVisible();
  await abroad.getByRole('radio', { name: 'No' }).check();
  await page.getByRole('button', { name: 'Guardar' }).press('Enter');
  await confirmIdentity({ page, email });
  await expect(page.getByText('Información actualizada correctamente.')).toBeVisible();

  await page.goto('/solicitante/kyc');
  await page.getByRole('link', { name: 'Completar: Propietario real' }).click();
  await expect(page.getByLabel('Nombre completo o razón social')).toBeVisible();
  await page.goto('/solicitante/kyc');
  await expect(page.getByRole('link', { name: 'Revisar: Tus datos' })).toBeVisible();
});

test('an identity is photographed on a telephone by a link that works once, without a camera, by keyboard', async ({
  page,
  browser,
}) => {
  const email = await newApplicant(page);
  await page.goto('/solicitante/kyc');
  const link = await ownLink(page, email);

  const telephone = await phone(browser);
  const keys = byKeyboard(telephone);
  await telephone.addInitScript(() => {
    const refusal = new DOMException('refused by its person', 'NotAllowedError');
    navigator.mediaDevices.getUserMedia = () => Promise.reject(refusal);
  });
  await telephone.goto(link);
  await expect(telephone.getByRole('heading', { name: 'Verifica tu identidad' })).toBeVisible();
  await expect(telephone).toHaveURL(/verificacion-identidad$/);
  await expect(telephone.getByText('Irene Marco Vega', { exact: false })).toHaveCount(0);
  await keys.press(telephone.getByRole('button', { name: 'Empezar' }));
  await expect(
    telephone.getByText('Fotografías de Irene Marco Vega', { exact: false }),
  ).toBeVisible();

  const front = photoOf(telephone, 'Identificación oficial, frente');
  await keys.press(front.getByRole('button', { name: 'Usar la cámara' }));
  await expect(front.getByRole('alert')).toContainText('elige una fotografía');
  const file = front.getByLabel('Elegir una fotografía');
  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') });
  await expect(front.getByRole('alert')).toContainText('no es una fotografía');
  await file.setInputFiles(await photograph(320, 20, 1));
  await expect(front.getByText('Es pequeña', { exact: false })).toBeVisible();
  await expect(front.getByText('Se ve oscura', { exact: false })).toBeVisible();
  await expect(front.getByText('Se ve borrosa', { exact: false })).toBeVisible();
  await keys.press(front.getByRole('button', { name: 'Repetir' }));
  const good = await photograph(1200, 130, 30);
  for (const name of [
    'Identificación oficial, frente',
    'Identificación oficial, reverso',
    'Tu rostro',
  ]) {
    const photo = photoOf(telephone, name);
    await photo.getByLabel('Elegir una fotografía').setInputFiles(good);
    await expect(photo.getByRole('img', { name: `Vista previa: ${name}` })).toBeVisible();
    await expect(photo.getByText('Antes de enviarla', { exact: false })).toBeHidden();
    await keys.press(photo.getByRole('button', { name: 'Enviar fotografía' }));
    await expect(photo.getByText('En revisión')).toBeVisible();
    // As a telephone does that throws the page away while its camera is in use.
    await telephone.reload();
    await expect(photo.getByText('En revisión')).toBeVisible();
  }
  await expect(telephone.getByRole('heading', { name: 'Recibimos tus fotografías' })).toBeVisible();
  expect(await telephone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await telephone.goto('/');
  await telephone.goto(link);
  await keys.press(telephone.getByRole('button', { name: 'Empezar' }));
  await expect(telephone.getByRole('alert')).toContainText('El enlace ya no es válido');
  await page.reload();
  const own = page.getByRole('region', { name: 'Fotografías de tu identidad' });
  await expect(own.getByText('En revisión')).toHaveCount(4);
});

test('who opens their own link where they are signed in goes back to their session from the photographs, once', async ({
  browser,
}) => {
  // A tablet, which the link is offered on; a telephone takes the photographs where it is.
  const page = await (await browser.newContext({ hasTouch: true })).newPage();
  const email = await newApplicant(page);
  await page.goto('/solicitante/kyc');
  const link = await ownLink(page, email);
  const tab = await page.context().newPage();
  await tab.setViewportSize({ width: 390, height: 844 });
  const hand = byTouch(tab);
  await tab.goto(link);
  await hand.press(tab.getByRole('button', { name: 'Empezar' }));
  const good = await photograph(1200, 130, 30);
  for (const name of [
    'Identificación oficial, frente',
    'Identificación oficial, reverso',
    'Tu rostro',
  ]) {
    const photo = photoOf(tab, name);
    await photo.getByLabel('Elegir una fotografía').setInputFiles(good);
    await hand.press(photo.getByRole('button', { name: 'Enviar fotografía' }));
    await expect(photo.getByText('En revisión')).toBeVisible();
  }
  const back = tab.getByRole('link', { name: 'Volver a mi cuenta' });
  const address = (await back.getAttribute('href')) ?? '';
  await hand.press(back);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tab).toHaveURL(/\/res-auth$/);
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await hand.press(tab.getByRole('button', { name: 'Continuar' }));
  // The session that began it, without signing in again.
  await expect(tab).toHaveURL(/\/solicitante\/kyc$/);
  await expect(
    tab.getByRole('region', { name: 'Fotografías de tu identidad' }).getByText('En revisión'),
  ).toHaveCount(4);
  await tab.goto(address);
  await hand.press(tab.getByRole('button', { name: 'Continuar' }));
  await expect(tab.getByRole('heading', { name: 'Este paso ya no está disponible' })).toBeVisible();
  await expect(tab.getByRole('link', { name: 'Crear cuenta' })).toHaveCount(0);
});

test('a photograph is taken with the camera, looked at, and sent', async ({ page, browser }) => {
  const email = await newApplicant(page);
  await page.goto('/solicitante/kyc');
  const link = await ownLink(page, email);
  const telephone = await phone(browser);
  await telephone.goto(link);
  await telephone.getByRole('button', { name: 'Empezar' }).tap();
  const face = photoOf(telephone, 'Tu rostro');
  await face.getByRole('button', { name: 'Usar la cámara' }).tap();
  const video = face.getByLabel('Cámara: Tu rostro');
  await expect
    .poll(() => video.evaluate((node) => (node instanceof HTMLVideoElement ? node.videoWidth : 0)))
    .toBeGreaterThan(0);
  await face.getByRole('button', { name: 'Tomar fotografía' }).tap();
  await expect(face.getByRole('img', { name: 'Vista previa: Tu rostro' })).toBeVisible();
  await face.getByRole('button', { name: 'Enviar fotografía' }).tap();
  await expect(face.getByText('En revisión')).toBeVisible();
});

test('who sells for an installer has the link mailed to an applicant, and does not see it', async ({
  page,
  browser,
}) => {
  const applicant = await browser.newPage();
  await askForCredit(applicant);
  const folio = await folioOf(applicant);
  await applicant.close();
  await signIn(page, 'vendedora@demo.mx');
  await page.goto(`/proveedor/mis-proyectos?q=${folio}`);
  await page.getByRole('link', { name: folio }).click();
  const identity = page.getByRole('region', { name: 'Identidad del solicitante' });
  await identity.getByRole('button', { name: 'Enviar enlace' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar enlace' }).press('Enter');
  await expect(page.getByText(/^Enviamos el enlace a /)).toBeVisible();
  await expect(page.getByText('verificacion-identidad', { exact: false })).toHaveCount(0);
});
