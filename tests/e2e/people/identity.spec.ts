import { type Browser, expect, type Page } from '@playwright/test';
import { askForCredit, folioOf } from '@tests/support/credit-screens';
import { heic } from '@tests/support/files';
import { byKeyboard, byTouch, fits, type Hands, PHONE } from '@tests/support/hands';
import { newApplicant } from '@tests/support/people';
import { photographed, photoOf, sendPhotos } from '@tests/support/photographs';
import { mailTo, signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

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

const phone = async (browser: Browser) => (await browser.newContext(PHONE)).newPage();

/** The link of a person's own, as their mail has it. */
async function ownLink(page: Page, email: string, { press }: Pick<Hands, 'press'>) {
  await press(page.getByRole('button', { name: 'Obtener enlace' }));
  await expect(page.getByRole('img', { name: 'Código QR del enlace' })).toBeVisible();
  const mail = await mailTo(email, /Verifica.tu.identidad/, { once: true });
  return /\/solicitante\/[\w-]+\/verificacion-identidad#[\w-]+/.exec(mail)?.[0] ?? '';
}

test('an identity is photographed on a telephone by a link that works once, without a camera, by keyboard', async ({
  page,
  browser,
}) => {
  const email = await newApplicant(page, { to: '/solicitante/kyc' });
  const link = await ownLink(page, email, byKeyboard(page));

  const telephone = await phone(browser);
  const keys = byKeyboard(telephone);
  await telephone.addInitScript(() => {
    const refusal = new DOMException('refused by its person', 'NotAllowedError');
    navigator.mediaDevices.getUserMedia = () => Promise.reject(refusal);
  });
  await telephone.goto(link);
  await expect(telephone.getByRole('heading', { name: 'Verificación de identidad' })).toBeVisible();
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
  await file.setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: heic() });
  await expect(front.getByText('este navegador no la muestra', { exact: false })).toBeVisible();
  await keys.press(front.getByRole('button', { name: 'Repetir' }));
  await file.setInputFiles(await photographed(320, 20, 1));
  await expect(front.getByText('Es pequeña', { exact: false })).toBeVisible();
  await expect(front.getByText('Se ve oscura', { exact: false })).toBeVisible();
  await expect(front.getByText('Se ve borrosa', { exact: false })).toBeVisible();
  await keys.press(front.getByRole('button', { name: 'Repetir' }));
  await sendPhotos(telephone, keys, await photographed(), async (photo) => {
    // As a telephone does that throws the page away while its camera is in use.
    await telephone.reload();
    await expect(photo.getByText('En revisión')).toBeVisible();
  });
  await expect(telephone.getByRole('heading', { name: 'Recibimos tus fotografías' })).toBeVisible();
  await fits(telephone);

  await telephone.goto('/');
  await telephone.goto(link);
  await keys.press(telephone.getByRole('button', { name: 'Empezar' }));
  await expect(telephone.getByRole('alert')).toContainText('El enlace ya no es válido');
  await page.reload();
  const own = page.getByRole('region', { name: 'Fotografías de tu identidad' });
  await expect(own.getByText('En revisión')).toHaveCount(4);

  // What was sent is looked at where one is signed in, and stays beside the one that follows it.
  const face = photoOf(page, 'Fotografía del rostro');
  await face.getByLabel('Elegir una fotografía').setInputFiles(await photographed(1300));
  await face.getByRole('button', { name: 'Enviar fotografía' }).press('Enter');
  await face.getByRole('button', { name: '1 versión anterior' }).press('Enter');
  const earlier = face.getByRole('list', { name: 'Versiones anteriores de Fotografía del rostro' });
  await expect(earlier.getByRole('button', { name: /^Ver/ })).toBeVisible();
  await face.getByRole('button', { name: 'Ver', exact: true }).press('Enter');
  const shown = page.getByRole('dialog', { name: 'Fotografía del rostro' });
  await expect(
    shown.getByRole('img', { name: 'Vista previa de Fotografía del rostro' }),
  ).toBeVisible();
});

// By touch on a tablet, which the link is offered on; a telephone takes the photographs where it is.
for (const { way, device, handsOf } of [
  { way: 'by touch', device: { hasTouch: true }, handsOf: byTouch },
  { way: 'by keyboard alone', device: {}, handsOf: byKeyboard },
]) {
  test(`who opens their own link where they are signed in goes back to their session from the photographs, once, ${way}`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext(device)).newPage();
    const email = await newApplicant(page, { to: '/solicitante/kyc' });
    const link = await ownLink(page, email, handsOf(page));
    const tab = await page.context().newPage();
    await tab.setViewportSize({ width: 390, height: 844 });
    const hands = handsOf(tab);
    await tab.goto(link);
    await hands.press(tab.getByRole('button', { name: 'Empezar' }));
    await sendPhotos(tab, hands, await photographed());
    const back = tab.getByRole('link', { name: 'Volver a mi cuenta' });
    const address = (await back.getAttribute('href')) ?? '';
    await hands.press(back);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tab).toHaveURL(/\/res-auth$/);
    await fits(tab);
    // What did not reach the server has used nothing.
    const resume = '**/api/v1/outside-steps/resume';
    await tab.route(resume, (route) => route.abort());
    await hands.press(tab.getByRole('button', { name: 'Continuar' }));
    await expect(tab.getByRole('alert')).toBeVisible();
    await tab.unroute(resume);
    await hands.press(tab.getByRole('button', { name: 'Continuar' }));
    // The session that began it, without signing in again.
    await expect(tab).toHaveURL(/\/solicitante\/kyc$/);
    await expect(
      tab.getByRole('region', { name: 'Fotografías de tu identidad' }).getByText('En revisión'),
    ).toHaveCount(4);
    await tab.goto(address);
    await hands.press(tab.getByRole('button', { name: 'Continuar' }));
    const over = { name: 'Este paso ya no está disponible' };
    await expect(tab.getByRole('heading', over)).toBeVisible();
    await expect(tab.getByRole('link', { name: 'Crear cuenta' })).toHaveCount(0);
  });
}

test('a photograph is taken with the camera, looked at, and sent', async ({ page, browser }) => {
  const email = await newApplicant(page, { to: '/solicitante/kyc' });
  const link = await ownLink(page, email, byKeyboard(page));
  const telephone = await phone(browser);
  await telephone.goto(link);
  await telephone.getByRole('button', { name: 'Empezar' }).tap();
  const face = photoOf(telephone, 'Fotografía del rostro');
  await face.getByRole('button', { name: 'Usar la cámara' }).tap();
  const video = face.getByLabel('Cámara: Fotografía del rostro');
  await expect
    .poll(() => video.evaluate((node) => (node instanceof HTMLVideoElement ? node.videoWidth : 0)))
    .toBeGreaterThan(0);
  await face.getByRole('button', { name: 'Tomar fotografía' }).tap();
  await expect(
    face.getByRole('img', { name: 'Vista previa: Fotografía del rostro' }),
  ).toBeVisible();
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
  await signIn(page, 'vendedora@demo.mx', { to: `/proveedor/mis-proyectos?q=${folio}` });
  await page.getByRole('link', { name: folio }).click();
  const identity = page.getByRole('region', { name: 'Identidad del solicitante' });
  await identity.getByRole('button', { name: 'Enviar enlace' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar enlace' }).press('Enter');
  await expect(page.getByText(/^Enviamos el enlace a /)).toBeVisible();
  await expect(page.getByText('verificacion-identidad', { exact: false })).toHaveCount(0);
});
