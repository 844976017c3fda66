import { expect, type Page } from '@playwright/test';
import { askForCredit } from '@tests/support/credit-screens';
import { byKeyboard, byTouch, fits, type Hands, PHONE, readToEnd } from '@tests/support/hands';
import { photographed, sendPhotos } from '@tests/support/photographs';
import { mailTo } from '@tests/support/portal';
import { test } from '@tests/support/story';

/** Names a co-obligor with an address of their own. */
async function name(page: Page, { press, fill }: Hands) {
  const email = `delia-${process.pid}-${Date.now()}@ejemplo.mx`;
  await press(page.getByRole('button', { name: 'Nombrar obligado solidario' }));
  const dialog = page.getByRole('dialog', { name: 'Nombrar obligado solidario' });
  await fill(dialog.getByLabel('Nombre completo'), 'Delia Marco');
  await fill(dialog.getByLabel('Correo electrónico'), email);
  await fill(dialog.getByLabel('Teléfono'), '999 123 4567');
  await fill(dialog.getByLabel('Parentesco o relación'), 'Hermana');
  await press(dialog.getByRole('button', { name: 'Enviar invitación' }));
  const panel = page.getByRole('region', { name: 'Obligado solidario' });
  await expect(panel.getByText('Invitado', { exact: true })).toBeVisible();
  const mail = await mailTo(email, /obligado-solidario\/onboarding/);
  const link = /\/obligado-solidario\/onboarding#[\w-]+/.exec(mail)?.[0] ?? '';
  return { email, panel, link };
}

test('who is named on a telephone accepts by keyboard, shows who they are by touch and authorises the bureau by keyboard', async ({
  browser,
}) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  await askForCredit(page);
  const { email, panel, link } = await name(page, byTouch(page));

  const telephone = await (await browser.newContext(PHONE)).newPage();
  const keys = byKeyboard(telephone);
  const finger = byTouch(telephone);
  await telephone.goto(link);
  await expect(
    telephone.getByRole('heading', { name: 'Te piden ser obligado solidario' }),
  ).toBeVisible();
  await expect(telephone).toHaveURL(/onboarding$/);
  await expect(telephone.getByText('Irene', { exact: false })).toHaveCount(0);
  await keys.press(telephone.getByRole('button', { name: 'Empezar' }));
  await expect(telephone.getByText('Irene Marco Vega te pide', { exact: false })).toBeVisible();
  await expect(telephone.getByText('$100,000.00')).toBeVisible();
  await expect(telephone.getByText('tú respondes por la deuda completa')).toBeVisible();
  await fits(telephone);

  await keys.press(telephone.getByRole('button', { name: 'Aceptar y continuar' }));
  await expect(telephone.getByText('Marca que leíste')).toBeVisible();
  const hidden = [
    ['CURP', 'PEGR860312MYNXLS07'],
    ['RFC con homoclave', 'PEGR8603121A1'],
  ] as const;
  for (const [label, value] of [
    ['Nombre completo', 'Delia Marco Vega'],
    ['Fecha de nacimiento', '12/03/1986'],
    ...hidden,
    ['Calle', 'Calle 60'],
    ['Número exterior', '120'],
  ] as const) {
    await keys.fill(telephone.getByLabel(label, { exact: true }), value);
  }
  // The postal code that stands there says where it is, and nothing stays of one that was corrected.
  for (const [code, state, municipality, neighbourhood] of [
    ['45500', 'Jalisco', 'San Pedro Tlaquepaque', 'Tlaquepaque Centro'],
    ['76000', 'Querétaro', '', ''],
    ['64 000', 'Nuevo León', 'Monterrey', 'Monterrey Centro'],
  ] as const) {
    await keys.fill(telephone.getByLabel('Código postal', { exact: true }), code);
    for (const [label, value] of [
      ['Estado', state],
      ['Municipio o alcaldía', municipality],
      ['Colonia', neighbourhood],
    ] as const) {
      await expect(telephone.getByLabel(label, { exact: true })).toHaveValue(value);
    }
  }
  // As a telephone does that throws the page away while the papers are looked for elsewhere.
  await telephone.reload();
  await expect(telephone.getByLabel('Calle', { exact: true })).toHaveValue('Calle 60');
  for (const [label, value] of hidden) await keys.fill(telephone.getByLabel(label), value);
  await readToEnd(telephone);
  await keys.check(telephone.getByLabel(/^Leí qué significa/));
  await keys.press(telephone.getByRole('button', { name: 'Aceptar y continuar' }));
  await finger.press(telephone.getByRole('link', { name: 'Verificar mi identidad' }));

  await finger.press(telephone.getByRole('button', { name: 'Empezar' }));
  await expect(telephone).toHaveURL(/verificacion-identidad$/);
  let kept = false;
  await sendPhotos(telephone, finger, await photographed(), async (photo) => {
    // As a telephone does that throws the page away while its camera is in use.
    if (!kept) await telephone.reload();
    kept = true;
    await expect(photo.getByText('En revisión')).toBeVisible();
  });
  await keys.press(telephone.getByRole('link', { name: 'Autorizar la consulta' }));

  await keys.press(telephone.getByRole('button', { name: 'Empezar' }));
  await expect(telephone.getByText('•••• LS07')).toBeVisible();
  await telephone.getByLabel('¿Dónde quieres recibir tu NIP?').selectOption({ index: 2 });
  await keys.press(telephone.getByRole('button', { name: 'Enviar NIP' }));
  await expect(telephone.getByText('Enviamos tu NIP', { exact: false })).toBeVisible();
  // As one does that throws it away while its messages are read.
  await telephone.reload();
  const nip = /es (\d{6})\./.exec(await mailTo(email, /Tu NIP para/))?.[1] ?? '';
  await keys.fill(telephone.getByLabel('NIP de seis dígitos'), nip);
  await readToEnd(telephone);
  await keys.check(telephone.getByLabel(/^Leí la autorización/));
  await fits(telephone);
  await keys.press(telephone.getByRole('button', { name: 'Autorizar la consulta' }));
  await expect(telephone.getByText(/CDC-[0-9A-F]{10}/)).toBeVisible();

  await expect(panel.getByText('Consulta autorizada')).toBeVisible();
});

test('who is named declines by keyboard; a link that was used offers another', async ({
  page,
  browser,
}) => {
  await askForCredit(page);
  const { email, panel, link } = await name(page, byKeyboard(page));
  const other = await (await browser.newContext(PHONE)).newPage();
  const keys = byKeyboard(other);
  await other.goto(link);
  await keys.press(other.getByRole('button', { name: 'Empezar' }));
  await expect(other.getByRole('button', { name: 'No acepto' })).toBeVisible();
  await other.goto('about:blank');
  await other.goto(link);
  await keys.press(other.getByRole('button', { name: 'Empezar' }));
  await expect(other.getByRole('alert')).toContainText('El enlace ya no es válido');
  const begun = await mailTo(email, /obligado-solidario\/onboarding/, { once: true });
  await keys.fill(other.getByLabel('Correo electrónico'), email);
  await keys.press(other.getByRole('button', { name: 'Enviar otro enlace' }));
  await expect(other.getByText('Si hay algo pendiente con ese correo')).toBeVisible();
  const anew = await mailTo(email, /obligado-solidario\/onboarding/);
  expect(anew).not.toBe(begun);
  await other.goto('about:blank');
  await other.goto(/\/obligado-solidario\/onboarding#[\w-]+/.exec(anew)?.[0] ?? '');
  await keys.press(other.getByRole('button', { name: 'Empezar' }));
  await keys.press(other.getByRole('button', { name: 'No acepto' }));
  await expect(other.getByLabel('Motivo')).toBeFocused();
  await keys.press(other.getByRole('button', { name: 'Confirmar que no acepto' }));
  await expect(other.getByRole('heading', { name: 'No aceptaste' })).toBeVisible();
  await expect(panel.getByText('No aceptó')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Nombrar obligado solidario' })).toBeVisible();
});
